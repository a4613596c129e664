import { describe, expect, test } from 'vitest'
import { lists } from '../../../openapi/lists.ts'
import { en } from '../../../openapi/messages/en.ts'
import { staffRows } from '../../api/mocks/offer-samples.ts'
import { readQuery } from '../../machines/list/address.ts'
import { deletionOf } from './employees.connect.ts'
import { termsHeld } from './modify-values.ts'
import { emptyOffer, sameTerms, toSend } from './send-values.ts'
import { sheetTemplate } from './sheet-template.ts'

const queryFrom = (params: URLSearchParams) => readQuery(params, lists.staff)

describe('the address', () => {
  test('names status, department, search, order and page', () => {
    const department = '00000000-0000-4000-8000-000000000020'
    expect(
      queryFrom(new URLSearchParams(`status=rejected&department=${department}&q=hirut&sort=-from_date&page=3`)),
    ).toEqual({
      page: 3,
      per_page: 20,
      q: 'hirut',
      sort: '-from_date',
      filters: { status: 'rejected', department },
    })
  })
  test('what makes no sense counts as absent', () => {
    expect(queryFrom(new URLSearchParams('status=fired&department=roads&sort=salary&page=-1'))).toMatchObject({
      page: 1,
      sort: '',
      filters: { status: '', department: '' },
    })
  })
})

test('Delete takes back what waits, ends what was accepted, and is absent elsewhere', () => {
  expect(staffRows.map((row) => `${row.status} ${deletionOf(row)}`)).toEqual([
    'pending withdraw',
    'pending withdraw',
    'rejected null',
    'accepted end',
    'modified withdraw',
    'ended null',
    'withdrawn null',
  ])
})

describe('several offers', () => {
  test('are sent without what the form keeps for itself, and with null for what was left empty', () => {
    const sent = toSend({
      offers: [{ ...emptyOffer, employee_email: ' almaz@example.com ', position_label: 'Driver', salary: 14_000 }],
    })
    expect(sent['offers']).toEqual([
      expect.objectContaining({ employee_email: 'almaz@example.com', salary: 14_000, to_date: null, answer_by: null }),
    ])
    expect((sent['offers'] as object[])[0]).not.toHaveProperty('position_label')
  })
  test('the same terms are for another person', () => {
    expect(sameTerms({ ...emptyOffer, employee_email: 'a@example.com', job_title: 'Driver' })).toMatchObject({
      employee_email: '',
      job_title: 'Driver',
    })
  })
})

test('a modification is held against the former terms, also before it is complete', () => {
  const [, , declined] = staffRows
  expect(
    termsHeld({ salary: 28_000, job_title: '' }, declined, { title: 'Driver', department: 'Export' }),
  ).toMatchObject({
    salary: 28_000,
    job_title: declined.job_title,
    roles: [{ position_name: 'Driver', structure_name: 'Export' }],
  })
})

test('an empty sheet has every column, marked as UTF-8', () => {
  expect(sheetTemplate()).toMatch(/^\uFEFFemployee_email,position,.*answer_by,current_job\r\n$/)
})

test('the words of specification §8 are used as they are', () => {
  expect(en['employee.delete.failed']).toBe('Error deleting employee')
  expect(en['employee.update.failed']).toBe('Failed to update status')
  expect(en['employee.options.failed']).toMatch(/^Failed to fetch options:/)
  expect(en['structure.failed.fetch']).toBe('Error fetching departments. Please try again later.')
})
