import { expect, test } from 'vitest'
import type { AnyList } from '../../../openapi/lists.ts'
import { callOf, narrowingOf, readQuery, writeQuery } from './address.ts'

const list: AnyList = {
  sorts: ['email'],
  filters: {
    role: { kind: 'choice', values: ['company', 'individual'] },
    state: { kind: 'choice', values: ['active', 'disabled'] },
  },
}
const read = (address: string) => readQuery(new URLSearchParams(address), list)

test('filters stand in the address, and what they do not take counts as absent', () => {
  expect(read('role=company&state=asleep&sort=-email')).toEqual({
    page: 1,
    per_page: 20,
    q: '',
    sort: '-email',
    filters: { role: 'company', state: '' },
  })
  expect(read('sort=password').sort).toBe('')
})

test('what is as always is left out of the address, what else stands there stays', () => {
  expect(writeQuery(new URLSearchParams('view=queue&role=company'), read('state=disabled&page=3')).toString()).toBe(
    'view=queue&state=disabled&page=3',
  )
})

test('a call is given what narrows, without what is empty', () => {
  const query = read('role=company&q=addis&page=3')
  expect(callOf(query)).toEqual({ page: 3, per_page: 20, q: 'addis', role: 'company' })
  expect(narrowingOf(read(''))).toEqual({})
})
