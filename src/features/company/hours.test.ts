import { expect, test } from 'vitest'
import { copied, withDay, withTimes, type WorkingDay } from './hours.ts'

const monday: WorkingDay = { day: 1, opens: '09:00', closes: '18:00' }
const saturday: WorkingDay = { day: 6, opens: '09:00', closes: '13:00' }
const said = (days: readonly WorkingDay[]) => days.map(({ day, opens, closes }) => `${day} ${opens}–${closes}`)

test('a day that opens begins with the hours of the open day before it, the first one with the usual hours', () => {
  expect(said(withDay([], 3, true))).toEqual(['3 08:30–17:30'])
  expect(said(withDay([monday, saturday], 3, true))).toEqual(['1 09:00–18:00', '3 09:00–18:00', '6 09:00–13:00'])
  expect(said(withDay([saturday], 1, true))).toEqual(['1 09:00–13:00', '6 09:00–13:00'])
  expect(said(withDay([monday, saturday], 1, false))).toEqual(['6 09:00–13:00'])
})

test('hours are copied to open days, to Monday to Friday, or to the whole week, and nothing else changes', () => {
  expect(said(copied([monday, saturday], 1, 'open'))).toEqual(['1 09:00–18:00', '6 09:00–18:00'])
  expect(copied([monday, saturday], 1, 'workdays').map(({ day, closes }) => `${day} ${closes}`)).toEqual([
    '1 18:00',
    '2 18:00',
    '3 18:00',
    '4 18:00',
    '5 18:00',
    '6 13:00',
  ])
  expect(copied([saturday], 6, 'all')).toHaveLength(7)
  expect(copied([monday], 2, 'all')).toEqual([monday])
})

test('one end of a day changes alone', () => {
  expect(said(withTimes([monday, saturday], 6, { closes: '12:00' }))).toEqual(['1 09:00–18:00', '6 09:00–12:00'])
})
