import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { lettersOf, unitsOf } from './font-letters.ts'
import { fontBytes, PAPER_FACES } from './paper-fonts.ts'

describe('the characters of a font', () => {
  it.each(PAPER_FACES.map((face) => [`${face.family} ${face.weight}`, face] as const))(
    '%s are those that the font library finds',
    (_, face) => {
      const bytes = fontBytes(face)
      const font = create(bytes)
      const known = 'characterSet' in font ? font.characterSet.filter((code) => code < 0xffff || code > 0x1_0000) : []
      const found = lettersOf(bytes)
      expect('unitsPerEm' in font && font.unitsPerEm).toBe(unitsOf(bytes))
      expect(known.length).toBeGreaterThan(400)
      expect(known.filter((code) => !found.has(code))).toEqual([])
      expect([...found].filter((code) => !known.includes(code))).toEqual([])
    },
  )
})
