import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createBulkMachine, forEachRow } from './bulk.ts'

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('a row that is refused stops no other', async () => {
  const run = vi.fn((row: { readonly id: string }) =>
    row.id === 'b' ? Promise.reject(refusal('in_use', { places: [] })) : Promise.resolve(),
  )
  const { done, refused } = await forEachRow(rows, run)
  expect(done).toEqual(['a', 'c'])
  expect(refused.map(({ id, failure }) => [id, failure.code])).toEqual([['b', 'in_use']])
})

test('after a call without an answer the rest are not tried', async () => {
  const run = vi.fn((row: { readonly id: string }) => (row.id === 'b' ? Promise.reject(offline()) : Promise.resolve()))
  const { done, refused } = await forEachRow(rows, run)
  expect(done).toEqual(['a'])
  expect(refused.map(({ id, failure }) => [id, failure.code])).toEqual([
    ['b', 'offline'],
    ['c', 'offline'],
  ])
  expect(run).toHaveBeenCalledTimes(2)
})

const sent = async (error: Error) => {
  const effect = vi.fn<() => Promise<never>>().mockRejectedValue(error)
  const actor = createActor(createBulkMachine<(typeof rows)[number]>(effect), { input: { row: null } }).start()
  actor.send({ type: 'save.submit', values: { action: 'delete', rows }, key: '1' })
  return (await waitFor(actor, () => effect.mock.results.length > 0 && !actor.getSnapshot().hasTag('busy'))).context
}

test('rows that are all gone are an outcome, so that the list is read again and nothing is tried again', async () => {
  const { failure, row } = await sent(refusal('not_found', {}))
  expect(failure).toBeNull()
  expect(row?.done).toEqual([])
  expect(row?.refused.map((one) => [one.id, one.failure.code])).toEqual(rows.map(({ id }) => [id, 'not_found']))
})

test('a call without an answer stays a failure that can be tried again', async () => {
  const { failure, row } = await sent(offline())
  expect([failure?.code, row]).toEqual(['offline', null])
})
