import { expect, test } from 'vitest'
import { jobEnding } from './job-ending.ts'

const TODAY = '2026-03-02'
test.for([
  ['the day before the new one begins', '2025-01-01', null, '2026-04-01', { lastDay: '2026-03-31', begins: true }],
  [
    'that day also where it was to last longer',
    '2025-01-01',
    '2026-12-31',
    '2026-04-01',
    { lastDay: '2026-03-31', begins: true },
  ],
  ['by itself, when it lasts until the day before', '2025-01-01', '2026-03-31', '2026-04-01', null],
  ['yesterday, for work that begins today', '2025-01-01', null, TODAY, { lastDay: '2026-03-01', begins: true }],
  [
    'not before its own first day, for work dated back',
    '2026-03-01',
    null,
    '2026-02-01',
    { lastDay: '2026-03-01', begins: true },
  ],
  [
    'before it begins, for one that begins later',
    '2026-05-01',
    null,
    '2026-04-01',
    { lastDay: '2026-03-31', begins: false },
  ],
  [
    'before it begins, for one that begins the same day',
    '2026-04-01',
    null,
    '2026-04-01',
    { lastDay: '2026-03-31', begins: false },
  ],
] as const)('a job ends %s', ([, startedOn, lastDay, fromDate, ending]) => {
  expect(jobEnding({ startedOn, lastDay }, fromDate, TODAY)).toEqual(ending)
})
