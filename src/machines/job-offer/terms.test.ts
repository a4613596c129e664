import { expect, test } from 'vitest'
import { changedTerms, type Terms } from './terms.ts'

const terms: Terms = {
  roles: [
    {
      id: '00000000-0000-4000-8000-000000000004',
      role: 'Engineer',
      position_name: 'Site engineer',
      structure_name: 'Roads',
    },
  ],
  job_title: 'Site engineer',
  job_description: 'Leads the survey.',
  employment_type: 'full-time',
  location_type: 'on-site',
  salary: 32_000,
  currency: 'ETB',
  from_date: '2027-02-01',
  to_date: null,
  answer_by: null,
  current_job: 'ends',
}

test.for([
  ['nothing', {}, []],
  ['white space around a text', { job_description: 'Leads the survey. ' }, []],
  ['an amount', { salary: 35_000 }, ['salary']],
  ['the currency of the same amount', { currency: 'USD' }, ['salary']],
  ['an end that was open', { to_date: '2028-01-31' }, ['to_date']],
  ['another department', { roles: [{ ...terms.roles[0]!, structure_name: 'Bridges' }] }, ['roles']],
  ['what becomes of a job at the company', { current_job: 'continues' }, ['current_job']],
  [
    'several, in the order of reading',
    { answer_by: '2027-01-20', job_title: 'Chief engineer' },
    ['job_title', 'answer_by'],
  ],
] as const)('%s', ([, change, expected]) => {
  expect(changedTerms(terms, { ...terms, ...change } as Terms)).toEqual(expected)
})
