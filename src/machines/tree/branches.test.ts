import { describe, expect, it } from 'vitest'
import { above, afterChange, branchOf, moved, undoOf, type TreeRow } from './branches.ts'

const row = (id: string, parent_id: string | null, position: number): TreeRow => ({
  id,
  version: 1,
  parent_id,
  position,
})
/** a (a1 (a1x), a2), b, c */
const rows = [
  row('a', null, 0),
  row('a1', 'a', 0),
  row('a1x', 'a1', 0),
  row('a2', 'a', 1),
  row('b', null, 1),
  row('c', null, 2),
]
const shape = (tree: readonly TreeRow[]) =>
  tree.map(({ id, parent_id, position }) => `${parent_id ?? ''}/${position}:${id}`)
const by = (id: string) => rows.find((one) => one.id === id) as TreeRow

describe('a tree', () => {
  it('knows what is under a row, and what is above it', () => {
    expect([...branchOf(rows, 'a')]).toEqual(['a', 'a1', 'a1x', 'a2'])
    expect(above(rows, 'a1x').map(({ id }) => id)).toEqual(['a', 'a1'])
    expect(above(rows, 'b')).toEqual([])
  })

  it('moves a row with its branch, and siblings close up and make room', () => {
    expect(shape(moved(rows, { row: by('a1'), to: { parent_id: null, position: 1 } }))).toEqual([
      '/0:a',
      'a/0:a2',
      '/1:a1',
      'a1/0:a1x',
      '/2:b',
      '/3:c',
    ])
    expect(shape(moved(rows, { row: by('a'), to: { parent_id: null, position: 9 } }))).toEqual([
      '/0:b',
      '/1:c',
      '/2:a',
      'a/0:a1',
      'a1/0:a1x',
      'a/1:a2',
    ])
    expect(shape(moved(rows, { row: by('c'), to: { parent_id: 'b', position: 0 } })).slice(-2)).toEqual([
      '/1:b',
      'b/0:c',
    ])
  })

  it('puts what was in a merged row behind what the other has', () => {
    expect(shape(afterChange(rows, { kind: 'merge', row: by('a1'), into: by('a') }, by('a')))).toEqual([
      '/0:a',
      'a/1:a2',
      'a/2:a1x',
      '/1:b',
      '/2:c',
    ])
  })

  it('can take back a move alone', () => {
    const now = { ...by('b'), parent_id: 'a', position: 0, version: 2 }
    expect(undoOf({ kind: 'move', row: by('b'), to: { parent_id: 'a', position: 0 } }, now)).toEqual({
      kind: 'move',
      row: now,
      to: { parent_id: null, position: 1 },
    })
    expect(undoOf({ kind: 'delete', row: by('b') }, null)).toBeNull()
  })
})
