import { expect, test } from 'vitest'
import { monthsIn } from './period.ts'

const month = (date: string) => ({ date, known: 'month' }) as const
test.for([
  ['a month alone', month('2021-03-01'), month('2021-03-01'), 1],
  ['a whole month by its days', { date: '2021-01-01' }, { date: '2021-01-31' }, 1],
  ['a month but a day', { date: '2021-01-01' }, { date: '2021-01-30' }, 0],
  ['years, both months included', month('2021-03-01'), month('2024-04-01'), 38],
  ['from a month until today', month('2021-03-01'), { date: '2024-05-15' }, 38],
  ['days within a month', { date: '2012-10-08' }, { date: '2017-07-08' }, 57],
  ['over the end of a year', { date: '2020-12-15' }, { date: '2021-01-14' }, 1],
  ['an end in the month of the start', { date: '2021-03-20' }, month('2021-03-01'), 0],
  ['a start that is yet to come', { date: '2030-01-01' }, { date: '2026-01-01' }, 0],
] as const)('%s', ([, start, end, months]) => expect(monthsIn(start, end)).toBe(months))
