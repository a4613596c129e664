import { expect, test } from 'vitest'
import { ethiopianTime } from './clock.ts'

test.for([
  ['08:30', '2:30', 'morning'],
  ['06:00', '12:00', 'morning'],
  ['12:00', '6:00', 'afternoon'],
  ['17:45', '11:45', 'afternoon'],
  ['18:00', '12:00', 'evening'],
  ['00:05', '6:05', 'night'],
  ['05:59', '11:59', 'night'],
] as const)('shows %s as %s in the %s', ([clock, time, part]) => {
  expect(ethiopianTime(clock)).toEqual({ time, part })
})

test('gives null for what is not a time', () => {
  expect(['', '24:00', '8:30', '08:60'].map(ethiopianTime)).toEqual([null, null, null, null])
})
