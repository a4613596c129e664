import { expect, test } from 'vitest'
import { answered, reached } from '../../../tests/models/reached.ts'
import { connectReadList, createReadListMachine } from './read-list.ts'

const machine = createReadListMachine<{ readonly id: string }>(() => Promise.reject(new Error('not called')))
const query = { page: 2, per_page: 20, q: 'abebe', sort: '', filters: { role: 'company', state: '' } }
const none = answered('read', { data: [], meta: { first: 0, last: 0, totalRecords: 0, exact: true, page: 1, per_page: 20 } })

test('an empty list that is searched or filtered is not an empty collection', () => {
  const of = (over: Partial<typeof query>) => connectReadList(reached(machine, { ...query, ...over }, none), () => {})
  expect(of({}).isNarrowed).toBe(true)
  expect(of({ q: '' }).isNarrowed).toBe(true)
  expect(of({ q: '', filters: { role: '', state: '' } }).isNarrowed).toBe(false)
  expect(of({}).isEmpty).toBe(true)
})

test('a filter keeps the others, and clearing takes search and filters away', () => {
  const sent: unknown[] = []
  const list = connectReadList(reached(machine, query, none), (event) => sent.push(event))
  list.filter('state', 'disabled')
  list.clear()
  expect(sent).toEqual([
    { type: 'query.change', query: { filters: { role: 'company', state: 'disabled' } } },
    { type: 'query.change', query: { q: '', filters: { role: '', state: '' } } },
  ])
  expect(reached(machine, query, none, { type: 'query.change', query: { filters: { role: 'company', state: 'disabled' } } }).context.query).toMatchObject({ page: 1, q: 'abebe' })
})
