import { expect, test } from 'vitest'
import { palette } from '../../../openapi/colour.ts'
import { PALETTE_KEYS, paletteOf, PALETTES } from './palettes.ts'

test.for(PALETTE_KEYS)('pages show the palette %s as it is', (key) => {
  const { primary_colour: primary, second_colour: second, text_colour: text } = PALETTES[key]
  expect(palette({ primary, second, text }).light).toMatchObject({ primary, second, text })
  expect(paletteOf(PALETTES[key])).toBe(key)
})

test('does not take a person’s own colours for a palette', () => {
  expect(paletteOf({ ...PALETTES.abay, text_colour: '#000000' })).toBeNull()
  expect(paletteOf({ ...PALETTES.abay, primary_colour: PALETTES.abay.primary_colour.toUpperCase() })).toBe('abay')
})
