import { expect, it } from 'vitest'
import { namedSigns } from './named-signs.ts'

it('names each sign once, and no more than twenty', () => {
  expect(namedSigns('😀中😀')).toBe('😀中')
  const chinese = Array.from({ length: 900 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  expect(namedSigns(chinese)).toBe(`${chinese.slice(0, 20).join('')} …`)
})
