import { describe, expect, it } from 'vitest'
import type { Interviewer } from '../../../../openapi/schemas/interview.ts'
import { clashing } from './clash.ts'

const person = {
  id: '00000000-0000-4000-8000-000000000001',
  name: { en: 'Abebe' },
  is_self: false,
  // From half past two to a quarter past three in Addis Ababa.
  busy: [{ interview_id: 'held', starts_at: '2026-03-10T11:30:00.000Z', ends_at: '2026-03-10T12:15:00.000Z' }],
} as unknown as Interviewer
const at = (time: string, over = {}) =>
  clashing(
    [person],
    { date: '2026-03-10', time, timeZone: 'Africa/Addis_Ababa', minutes: 30, chosen: [person.id], ...over },
    null,
  ).length

describe('people who hold two interviews at a time', () => {
  it('are found where the times overlap, by the zone of the plan', () => {
    expect(['13:59', '14:00', '14:01', '15:14', '15:15'].map((time) => at(time))).toEqual([0, 0, 1, 1, 0])
    expect(at('11:40', { timeZone: 'UTC' })).toBe(1)
    expect(at('11:40', { timeZone: 'UTC', date: '2026-03-11' })).toBe(0)
  })
  it('are those who are chosen, and not by the interview that is moved itself', () => {
    expect(at('14:40', { chosen: [] })).toBe(0)
    const plan = { date: '2026-03-10', time: '14:40', timeZone: 'UTC', minutes: 30, chosen: [person.id] }
    expect(clashing([person], { ...plan, timeZone: 'Africa/Addis_Ababa' }, 'held')).toEqual([])
  })
  it('are nobody while the time is half typed', () => expect(at('')).toBe(0))
})
