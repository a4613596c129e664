import { expect, it } from 'vitest'
import { minutesToRead } from './reading-time.ts'

const words = (count: number, word: string) => [
  { type: 'paragraph' as const, text: [{ text: `${word} `.repeat(count) }] },
]

it('says how many minutes a text takes, in both scripts, and one at least', () => {
  expect(minutesToRead([])).toBe(1)
  expect(minutesToRead(words(40, 'word'))).toBe(1)
  expect(minutesToRead(words(600, 'word'))).toBe(3)
  expect(minutesToRead(words(500, 'ቃል፡'))).toBe(3)
})
