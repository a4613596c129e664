import { expect, test } from 'vitest'
import { answered, reached } from '../../../tests/models/reached.ts'
import { connectList } from './list.connect.ts'
import { createReadListMachine, placed } from './read-list.ts'

const machine = createReadListMachine<{ readonly id: string }>(() => Promise.reject(new Error('not called')))
const query = { page: 2, per_page: 20, q: 'abebe', sort: '', filters: { role: 'company', state: '' } }
const none = answered('read', {
  data: [],
  meta: { first: 0, last: 0, totalRecords: 0, exact: true, page: 1, per_page: 20 },
})

test('an empty list that is searched or filtered is not an empty collection', () => {
  const of = (over: Partial<typeof query>) => connectList(reached(machine, { ...query, ...over }, none), () => {})
  expect(of({}).isNarrowed).toBe(true)
  expect(of({ q: '' }).isNarrowed).toBe(true)
  expect(of({ q: '', filters: { role: '', state: '' } }).isNarrowed).toBe(false)
  expect(of({}).isEmpty).toBe(true)
})

test('a filter keeps the others, and clearing takes filters away, with or without the search', () => {
  const sent: unknown[] = []
  const list = connectList(reached(machine, query, none), (event) => sent.push(event))
  list.filter('state', 'disabled')
  list.clearFilters()
  list.clear()
  expect(sent).toEqual([
    { type: 'query.change', query: { filters: { role: 'company', state: 'disabled' } } },
    { type: 'query.change', query: { filters: { role: '', state: '' } } },
    { type: 'query.change', query: { q: '', filters: { role: '', state: '' } } },
  ])
  expect(
    reached(machine, query, none, { type: 'query.change', query: { filters: { role: 'company', state: 'disabled' } } })
      .context.query,
  ).toMatchObject({ page: 1, q: 'abebe' })
})

test('an address that asks for what is shown fetches nothing again', () => {
  const sent: unknown[] = []
  const list = connectList(reached(machine, query, none), (event) => sent.push(event))
  list.follow(list.query)
  expect(sent).toEqual([])
  list.follow({ ...list.query, page: 3 })
  expect(sent).toEqual([{ type: 'query.change', query: { ...list.query, page: 3 } }])
})

test('rows know their place in the whole list', () => {
  const { data } = placed({
    data: [{ id: 'a' }, { id: 'b', version: 7 }],
    meta: { first: 21, last: 22, totalRecords: 22, exact: true, page: 2, per_page: 20 },
  })
  expect(data).toEqual([
    { id: 'a', version: 1, position: 20 },
    { id: 'b', version: 7, position: 21 },
  ])
})
