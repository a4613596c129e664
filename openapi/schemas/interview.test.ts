import { describe, expect, it } from 'vitest'
import { DAY } from '../durations.ts'
import { overAt, plannedInterview } from './interview.ts'

describe('a start that is over', () => {
  const now = new Date('2026-03-02T09:00:00Z')
  const at = (date: string, time: string, time_zone = 'Africa/Addis_Ababa') =>
    overAt({ date, time, time_zone }, now)?.field ?? null

  it('is wrong at its day, and on the day itself at its time', () => {
    expect(at('2026-03-01', '23:00')).toBe('date')
    expect(at('2026-03-02', '12:00')).toBe('time')
    expect(at('2026-03-02', '12:01')).toBeNull()
  })
  it('is judged by the clocks of its time zone', () => {
    expect(at('2026-03-02', '12:01', 'Asia/Tokyo')).toBe('time')
    expect(at('2026-03-02', '09:01', 'UTC')).toBeNull()
  })
  it('is said by a form at once with what else is wrong', () => {
    const plan = {
      kind: 'in_person',
      place: null,
      link: null,
      date: '2020-01-06',
      time: '10:00',
      time_zone: 'Africa/Addis_Ababa',
      minutes: 30,
      note: null,
      interviewer_ids: ['01a22779-4969-70ab-9d0c-e07894ecb037'],
    }
    const fields = (over: object) =>
      plannedInterview.safeParse({ ...plan, ...over }).error?.issues.map(({ path }) => path.join('.'))
    expect(fields({})?.toSorted()).toEqual(['date', 'place'])
    expect(fields({ date: new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10), place: 'Bole' })).toBeUndefined()
  })
})
