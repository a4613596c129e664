import { z } from 'zod'
import { line, localized, version } from './primitives.ts'
import { FONTS, type FontKey } from './site.ts'

export const SCRIPTS = ['latin', 'ethiopic'] as const
const OPEN_FONT_LICENCE = { name: 'SIL Open Font License 1.1', url: 'https://openfontlicense.org' } as const

/** The families that a font sets each script in, headings first; null is the reader's own sans. */
const SANS = { latin: null, ethiopic: 'Noto Sans Ethiopic' } as const
const SERIF = { latin: 'Noto Serif', ethiopic: 'Noto Serif Ethiopic' } as const
const familiesOf: Readonly<Record<FontKey, readonly (typeof SANS | typeof SERIF)[]>> = {
  noto: [SANS],
  serif: [SERIF],
  mixed: [SERIF, SANS],
}
/** What a font of the application is, as `src/documents/fonts/README.md` says. */
export const fontFacts = (key: FontKey) => ({
  families: SCRIPTS.map((script) => ({ script, names: familiesOf[key].map((faces) => faces[script]) })),
  weights: { from: 400, to: 700 },
  licence: OPEN_FONT_LICENCE,
})

/** What administrators decide about a font; the font itself is part of the application. */
const decided = {
  name: localized(line(60)).nullable().describe('null: the name that the application gives it'),
  active: z.boolean(),
}
export const managedFontBody = z.strictObject({ ...decided, version })
export type ManagedFontBody = z.output<typeof managedFontBody>
export const managedFont = z
  .strictObject({
    key: z.enum(FONTS),
    ...decided,
    families: z
      .array(z.strictObject({ script: z.enum(SCRIPTS), names: z.array(z.string().nullable()) }))
      .describe('for each script the families of headings and text; null: the sans of the reader’s system'),
    weights: z.strictObject({ from: z.int(), to: z.int() }),
    licence: z.strictObject({ name: z.string(), url: z.string() }),
    position: z.int(),
    used: z.int().describe('sites that have it'),
    is_first: z.boolean().describe('every site begins with it, so it stays offered'),
    version,
  })
  .meta({ id: 'ManagedFont' })
export type ManagedFont = z.output<typeof managedFont>

export const fontOrder = z.strictObject({ key: z.enum(FONTS), position: z.int().min(0).max(FONTS.length) })
