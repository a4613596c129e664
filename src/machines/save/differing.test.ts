import { expect, test } from 'vitest'
import { alike, differing } from './differing.ts'

test.for([
  [null, undefined, true],
  [{ en: 'a' }, { en: 'a', am: undefined }, true],
  [{ am: 'b', en: 'a' }, { en: 'a', am: 'b' }, true],
  [['site', 'card'], ['site', 'card'], true],
  [['site', 'card'], ['card', 'site'], false],
  [{ en: 'a' }, { en: 'b' }, false],
  [null, { en: 'a' }, false],
  ['', null, false],
  [0, null, false],
] as const)('%o and %o', ([a, b, same]) => {
  expect(alike(a, b)).toBe(same)
})

test('only what was typed is compared; what the server adds is not', () => {
  expect(
    differing({ name: { en: 'a' }, grade: null }, { name: { en: 'b' }, grade: null, version: 3, created_at: 'x' }),
  ).toEqual(['name'])
})
