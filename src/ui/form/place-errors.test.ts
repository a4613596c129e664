import { expect, test } from 'vitest'
import { countWrong } from './place-errors.ts'

const wrong = { type: 'custom', message: 'This is required' }
const fields = [
  'name',
  'school',
  'salary',
  'details.sex',
  'details.religion',
  'details.region',
  'links',
  'hours.0.from',
]

test.for([
  [0, {}],
  [4, { name: wrong, details: { sex: wrong, religion: wrong, region: wrong } }],
  [1, { school: { en: wrong, am: wrong } }],
  [1, { salary: { from: wrong, to: wrong } }],
  [2, { links: { 0: wrong, 2: wrong } }],
  [2, { hours: { 0: { from: wrong, until: wrong } } }],
  // Not on the screen, but told in the notice.
  [2, { elsewhere: { en: wrong, am: wrong }, name: wrong }],
] as const)('%i fields are counted', ([count, errors]) => expect(countWrong(errors, fields)).toBe(count))
