import { expect, test } from 'vitest'
import { readQuery, writeQuery } from './address.ts'

const list = { sorts: ['email'], filters: { role: ['company', 'individual'], state: ['active', 'disabled'] }, perPage: 20 }
const read = (address: string) => readQuery(new URLSearchParams(address), list)

test('filters stand in the address, and what they do not take counts as absent', () => {
  expect(read('role=company&state=asleep&sort=-email')).toEqual({ page: 1, per_page: 20, q: '', sort: '-email', filters: { role: 'company', state: '' } })
  expect(read('sort=password').sort).toBe('')
})

test('what is as always is left out of the address, what else stands there stays', () => {
  expect(writeQuery(new URLSearchParams('view=queue&role=company'), read('state=disabled&page=3')).toString()).toBe('view=queue&state=disabled&page=3')
})
