import { expect, test } from 'vitest'
import { entryOf, findEntries } from './find-entries.ts'

const entry = (key: string, en: string, am: string) => ({ key, name: { en, am }, parent: null })
const countries = [
  entry('GQ', 'Equatorial Guinea', 'ኢኳቶሪያል ጊኒ'),
  entry('ET', 'Ethiopia', 'ኢትዮጵያ'),
  entry('GN', 'Guinea', 'ጊኒ'),
  entry('US', 'United States', 'ዩናይትድ ስቴትስ'),
]
const keys = (text: string) => findEntries(countries, text).map(({ key }) => key)

test('a part of any word will do, in either language; what begins with it comes first', () => {
  expect(keys('guin')).toEqual(['GN', 'GQ'])
  expect(keys('ጊኒ')).toEqual(['GN', 'GQ'])
  expect(keys('states uni')).toEqual(['US'])
  expect(keys('  ')).toEqual(['GQ', 'ET', 'GN', 'US'])
  expect(keys('atlantis')).toEqual([])
})
test('case, accents and homophones make no difference', () => {
  expect(keys('ETHIÓ')).toEqual(['ET'])
  expect(findEntries([entry('1', 'Harari', 'ሐረሪ')], 'ሀረሪ')).toHaveLength(1)
})
test('a whole name or a key is the entry', () => {
  expect(entryOf(countries, 'ethiopia')?.key).toBe('ET')
  expect(entryOf(countries, 'ኢትዮጵያ ')?.key).toBe('ET')
  expect(entryOf(countries, 'GN')?.key).toBe('GN')
  expect(entryOf(countries, 'gn')?.key).toBe('GN')
  expect(entryOf(countries, 'Ethiop')).toBeUndefined()
  expect(entryOf(countries, '')).toBeUndefined()
})
