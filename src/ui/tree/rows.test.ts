import { describe, expect, it } from 'vitest'
import { dropPlace, moveFor, shownOf, typedTo, type TreeNode } from './rows.ts'

const node = (id: string, parentId: string | null, text = id): TreeNode => ({ id, parentId, text })
/** a (a1 (a1x), a2), b, ቡና */
const nodes = [
  node('a', null, 'Management'),
  node('a1', 'a', 'Processing'),
  node('a1x', 'a1', 'Jimma'),
  node('a2', 'a', 'Export'),
  node('b', null, 'Personnel'),
  node('c', null, 'ሐኪም ቤት'),
]
const shown = shownOf(nodes, new Set(['a']))

describe('the rows that show', () => {
  it('are those under open ones, with level and place', () => {
    expect(
      shown.map(({ node: { id }, level, place, siblings, isOpen }) => [id, level, place, siblings, isOpen]),
    ).toEqual([
      ['a', 1, 1, 3, true],
      ['a1', 2, 1, 2, false],
      ['a2', 2, 2, 2, null],
      ['b', 1, 2, 3, null],
      ['c', 1, 3, 3, null],
    ])
  })

  it('do not show under a closed one although they are open themselves', () => {
    expect(shownOf(nodes, new Set(['a1'])).map(({ node: { id } }) => id)).toEqual(['a', 'b', 'c'])
  })
})

describe('the keys', () => {
  it.each([
    ['ArrowDown', 'a', { go: 'a1' }],
    ['ArrowDown', 'c', null],
    ['ArrowUp', 'a1', { go: 'a' }],
    ['Home', 'b', { go: 'a' }],
    ['End', 'a', { go: 'c' }],
    ['ArrowRight', 'a', { go: 'a1' }],
    ['ArrowRight', 'a1', { open: ['a1'] }],
    ['ArrowRight', 'b', null],
    ['ArrowLeft', 'a', { close: 'a' }],
    ['ArrowLeft', 'a2', { go: 'a' }],
    ['ArrowLeft', 'b', null],
    ['*', 'a2', { open: ['a1'] }],
    ['x', 'a', null],
  ])('%s on %s', (key, at, expected) => expect(moveFor(key, shown, at)).toEqual(expected))

  it('letters go to the next row that begins with them, in any spelling', () => {
    expect(typedTo(shown, 'a', 'p')).toBe('a1')
    expect(typedTo(shown, 'a1', 'p')).toBe('b')
    expect(typedTo(shown, 'b', 'p')).toBe('a1')
    expect(typedTo(shown, 'a1', 'pers')).toBe('b')
    expect(typedTo(shown, 'a', 'ሀኪ')).toBe('c')
    expect(typedTo(shown, 'a', 'zz')).toBeNull()
  })
})

describe('a place to put down', () => {
  it.each([
    ['b', 'a', 'before', { parentId: null, index: 0 }],
    ['a', 'c', 'after', { parentId: null, index: 2 }],
    ['b', 'a1', 'inside', { parentId: 'a1', index: 1 }],
    ['b', 'a', 'after', { parentId: 'a', index: 0 }],
    ['a2', 'a1', 'before', { parentId: 'a', index: 0 }],
    ['a', 'a1x', 'inside', null],
    ['a', 'a', 'before', null],
    ['a1', 'a2', 'before', null],
    ['a1x', 'a1', 'inside', null],
  ] as const)('%s on %s, %s', (dragged, target, zone, expected) =>
    expect(dropPlace(nodes, dragged, target, zone, target === 'a')).toEqual(expected),
  )
})
