import { expect, test } from 'vitest'
import { localDay, localTime } from './useDates.ts'

test('a date is the day it says, whatever the clock', () => expect(localDay('2026-01-31')).toBe('2026-01-31'))
test('an instant falls on the day of the reader’s clock', () => {
  for (const iso of ['2026-01-31T23:30:00.000Z', '2026-02-01T00:30:00.000Z', '2026-06-15T12:00:00.000Z']) {
    const at = new Date(iso)
    expect(localDay(iso)).toBe(
      new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString().slice(0, 10),
    )
  }
})
test('an instant has the time of the reader’s clock', () => {
  const at = new Date(2026, 0, 31, 9, 5)
  expect(localTime(at.toISOString())).toBe('09:05')
})
