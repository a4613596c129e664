import { expect, test } from 'vitest'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { PER_PAGE, readQuery, writeQuery } from '../../machines/list/address.ts'
import { addressOf, connectList, isLong, narrowed } from './list.connect.ts'
import type { AnyRow } from './row.ts'

const { education, faq, jobTitle } = anyResources
const usual = { page: 1, per_page: PER_PAGE, q: '', sort: '' }

test.for([
  ['', usual],
  ['page=3&q=addis&sort=-start_date', { ...usual, page: 3, q: 'addis', sort: '-start_date' }],
  ['page=-1', usual],
  ['page=0', usual],
  ['page=1e9', usual],
  ['page=9999999', usual],
  ['page=2.5', usual],
  ['sort=password_hash', usual],
  ['sort=--start_date', usual],
  ['q=' + 'x'.repeat(5000), { ...usual, q: 'x'.repeat(200) }],
] as const)('the address ?%s', ([address, query]) => {
  expect(readQuery(new URLSearchParams(address), addressOf(education))).toEqual(query)
})

test('an address is read back as it was written, and what else stands in it stays', () => {
  const query = { ...usual, page: 2, q: 'ጅማ & co', sort: 'end_date' }
  const address = writeQuery(new URLSearchParams('tab=1'), query)
  expect(readQuery(address, addressOf(education))).toEqual(query)
  expect(address.get('tab')).toBe('1')
  expect(writeQuery(address, usual).toString()).toBe('tab=1')
})

const row = (id: string, position: number): AnyRow => ({ id, position, version: 1, visible: true })
const rows = [row('a', 0), row('b', 1), row('c', 2)]
const page = answered('read', {
  data: rows,
  meta: { first: 1, last: 3, totalRecords: 3, exact: true, page: 1, per_page: PER_PAGE },
})
const machine = createListMachine<AnyRow>({
  read: () => Promise.reject(new Error('not called')),
  change: () => Promise.reject(new Error('not called')),
})
const ids = (list: ReturnType<typeof connectList>) => list.rows?.map(({ id }) => id).join('')

test('a row that is on its way already stands where it goes', () => {
  const list = connectList(
    reached(machine, usual, page, { type: 'row.change', change: { kind: 'move', row: rows[0], from: 0, to: 2 } }),
    () => {},
    education,
  )
  expect(ids(list)).toBe('bca')
  expect(list.isChanging).toBe(true)
})

test('order can be changed only where the order shown is the collection’s own', () => {
  const can = (query: Partial<typeof usual>) =>
    connectList(reached(machine, { ...usual, ...query }, page), () => {}, education).canOrder
  expect([
    can({}),
    can({ sort: 'position' }),
    can({ sort: '-position' }),
    can({ sort: 'start_date' }),
    can({ q: 'x' }),
  ]).toEqual([true, true, false, false, false])
})

test('turning a switch sends the row as it shall be and as it was', () => {
  const sent: unknown[] = []
  connectList(reached(machine, usual, page), (event) => sent.push(event), education).toggle(rows[1] as AnyRow)
  expect(sent).toEqual([
    { type: 'row.change', change: { kind: 'edit', row: { ...rows[1], visible: false }, was: rows[1] } },
  ])
})

test('entries are searched, sorted and counted from twenty on, or where the address says so', () => {
  const long = (total: number, query: Partial<typeof usual> = {}) =>
    isLong(
      connectList(
        reached(
          machine,
          { ...usual, ...query },
          answered('read', {
            data: rows,
            meta: { first: 1, last: 3, totalRecords: total, exact: true, page: query.page ?? 1, per_page: PER_PAGE },
          }),
        ),
        () => {},
        education,
      ),
    )
  expect([long(3), long(19), long(20), long(57)]).toEqual([false, false, true, true])
  expect([long(3, { q: 'x' }), long(3, { sort: '-start_date' }), long(3, { page: 2 })]).toEqual([true, true, true])
})

test('what accounts keep is shown as what it is, what the platform keeps as a table', () => {
  for (const { name, owner, editor, shownAs } of Object.values(anyResources))
    expect([name, shownAs !== undefined]).toEqual([name, owner === 'account' && editor !== 'single'])
})

const ID = '00000000-0000-4000-8000-0000000a0001'
test('the filters of a collection stand in its address, by the names of its fields', () => {
  expect(
    readQuery(new URLSearchParams(`sector_id=${ID}&category_id=${ID}&sort=sector_id`), addressOf(jobTitle)),
  ).toEqual({
    ...usual,
    sort: 'sector_id',
    filters: { sector_id: ID },
  })
  expect(readQuery(new URLSearchParams('sector_id=all'), addressOf(jobTitle)).filters).toEqual({ sector_id: '' })
})

test('another category takes the choice within the former one away', () => {
  expect(narrowed(faq, 'category_id', ID)).toEqual({ category_id: ID, sub_category_id: '' })
  expect(narrowed(faq, 'sub_category_id', ID)).toEqual({ sub_category_id: ID })
})
