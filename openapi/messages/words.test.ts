import { expect, test } from 'vitest'
import { am } from './am.ts'

test('Amharic has one word for a company: ድርጅት', () => {
  expect(Object.entries(am).filter(([, text]) => text.includes('ኩባን'))).toEqual([])
})
