import { expect, test } from 'vitest'
import { hasParting, splitChips } from './split-chips.ts'

test.for([
  ['Reading', ['Reading']],
  [' Reading , Running ', ['Reading', 'Running']],
  ['ማንበብ፣ ሩጫ፣ቡና', ['ማንበብ', 'ሩጫ', 'ቡና']],
  ['Reading\n• Running\r\n- Coffee\n\n', ['Reading', 'Running', 'Coffee']],
  ['a;b፤c\td', ['a', 'b', 'c', 'd']],
  ['Reading, reading, READING', ['Reading']],
  ['ጸሎት, ፀሎት', ['ጸሎት']],
  ['C, C++, C#', ['C', 'C++', 'C#']],
  ['Hill   walking', ['Hill walking']],
  [' ,, ፣ ', []],
] as const)('%j becomes %j', ([text, chips]) => expect(splitChips(text)).toEqual(chips))

test('a hyphen inside a word parts nothing', () => {
  expect(splitChips('Hip-hop')).toEqual(['Hip-hop'])
  expect(hasParting('Hip-hop')).toBe(false)
  expect(hasParting('ሀ፣')).toBe(true)
})
