import { expect, test } from 'vitest'
import { changedLines } from './changes.ts'

const said = (before: readonly string[], after: readonly string[]) =>
  changedLines(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`)

test('a changed line stands as it was and as it is, between those that stay', () => {
  expect(said(['Dear Sir,', 'She earns 900.', 'Yours'], ['Dear Sir,', 'She earns 950.', 'Yours'])).toEqual([
    ' Dear Sir,',
    '-She earns 900.',
    '+She earns 950.',
    ' Yours',
  ])
})
test('lines that came and went are found at either end', () => {
  expect(said(['a', 'b'], ['b', 'c'])).toEqual(['-a', ' b', '+c'])
  expect(said([], ['a'])).toEqual(['+a'])
  expect(said(['a'], [])).toEqual(['-a'])
})
test('a text that is too long to compare is shown as replaced', () => {
  const long = Array.from({ length: 1501 }, (_, n) => `${n}`)
  expect(changedLines(long, ['x'])).toHaveLength(1502)
})
