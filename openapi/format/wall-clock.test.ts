import { describe, expect, it } from 'vitest'
import { instantOf, wallTime } from './wall-clock.ts'

const at = (date: string, time: string, zone: string) => instantOf({ date, time }, zone).toISOString()

describe('a time on the wall', () => {
  it.each([
    ['2026-03-10', '14:30', 'Africa/Addis_Ababa', '2026-03-10T11:30:00.000Z'],
    ['2026-03-10', '00:10', 'Africa/Addis_Ababa', '2026-03-09T21:10:00.000Z'],
    ['2026-07-01', '09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
    ['2026-01-01', '09:00', 'America/New_York', '2026-01-01T14:00:00.000Z'],
    ['2026-01-01', '09:15', 'Asia/Kathmandu', '2026-01-01T03:30:00.000Z'],
  ])('%s %s in %s is one instant', (date, time, zone, instant) => {
    expect(at(date, time, zone)).toBe(instant)
    expect(wallTime(new Date(instant), zone)).toEqual({ date, time })
  })

  it('that comes twice is the first, and one that is left out an hour later', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    const leftOut = instantOf({ date: '2026-03-29', time: '02:30' }, 'Europe/Berlin')
    expect(wallTime(leftOut, 'Europe/Berlin')).toEqual({ date: '2026-03-29', time: '03:30' })
  })
})
