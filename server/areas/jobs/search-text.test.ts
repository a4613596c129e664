import { expect, test } from 'vitest'
import { searchText, searchWords } from './search-text.ts'

test('A posting is found by its different words, as searches compare them', () => {
  const key = searchText({
    names: [{ en: 'Senior C++ Engineer', am: 'ከፍተኛ መሐንዲስ' }, null, { en: 'Addis Ababa', am: 'በአዲስ አበባ' }],
    texts: [{ en: [{ type: 'paragraph', text: [{ text: 'An engineer, for .NET and C#.' }] }] }, null],
  })
  expect(key.split(' ')).toEqual(
    expect.arrayContaining(['senior', 'cplusplus', 'engineer', 'addis', 'dotnet', 'csharp', 'በአዲስ', 'አዲስ', 'አበባ']),
  )
  expect(key.split(' ').filter((word) => word === 'engineer')).toHaveLength(1)
})
test('Homophones are one word', () => {
  expect(searchWords('ሠራተኛ')).toEqual(searchWords('ሰራተኛ'))
  expect(searchWords('ዓለም')).toEqual(searchWords('አለም'))
})
test('Signs are no words, and a posting has only so many', () => {
  expect(searchWords(' % \\ _ ++ ')).toEqual([])
  const text = Array.from({ length: 3000 }, (_, at) => `w${at}`).join(' ')
  expect(searchText({ names: [{ en: text }], texts: [] }).split(' ').length).toBeLessThanOrEqual(801)
})
