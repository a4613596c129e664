import { expect, test, vi } from 'vitest'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { forEachRow } from './bulk.ts'

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
