import type { Look } from '../../../openapi/schemas/site.ts'

type Colours = Omit<Look, 'font'>
/**
 * Colours that go together, to start from; named after places: the river's blue, the mountains' green, coffee, the
 * city's walls, the salt plain and the highlands' slate. Each reads on a page as it is.
 */
export const PALETTES = {
  abay: { primary_colour: '#1d4ed8', second_colour: '#92400e', text_colour: '#1f2937' },
  bale: { primary_colour: '#047857', second_colour: '#854d0e', text_colour: '#1c2b24' },
  jimma: { primary_colour: '#7c2d12', second_colour: '#3f6212', text_colour: '#2b211c' },
  harar: { primary_colour: '#9d174d', second_colour: '#6d28d9', text_colour: '#2a1a24' },
  danakil: { primary_colour: '#c2410c', second_colour: '#0f766e', text_colour: '#292524' },
  simien: { primary_colour: '#334155', second_colour: '#0369a1', text_colour: '#0f172a' },
} as const satisfies Readonly<Record<string, Colours>>
export type PaletteKey = keyof typeof PALETTES
export const PALETTE_KEYS = Object.keys(PALETTES) as readonly PaletteKey[]

const FIELDS = ['primary_colour', 'second_colour', 'text_colour'] as const
/** The palette with these colours, if there is one. */
export const paletteOf = (colours: Partial<Colours>): PaletteKey | null =>
  PALETTE_KEYS.find((key) => FIELDS.every((field) => PALETTES[key][field] === colours[field]?.toLowerCase())) ?? null
