import { z } from 'zod'
import { ref } from '../ref.ts'
import { line, localized, paragraph, version } from './primitives.ts'
import { fontFaces, fontKey, SCRIPTS, type BuiltInFont } from './site.ts'

const OPEN_FONT_LICENCE = {
  name: 'SIL Open Font License 1.1',
  url: 'https://openfontlicense.org',
  text: null,
} as const

/** The families that a font sets each script in, headings first; null is the reader's own sans. */
const SANS = { latin: null, ethiopic: 'Noto Sans Ethiopic' } as const
const SERIF = { latin: 'Noto Serif', ethiopic: 'Noto Serif Ethiopic' } as const
const familiesOf: Readonly<Record<BuiltInFont, readonly (typeof SANS | typeof SERIF)[]>> = {
  noto: [SANS],
  serif: [SERIF],
  mixed: [SERIF, SANS],
}
/** What sets a script that an uploaded font has no letters of. */
export const SPARE_FAMILIES = SANS
/** What a font of the application is, as `src/documents/fonts/README.md` says. */
export const fontFacts = (key: BuiltInFont) => ({
  families: SCRIPTS.map((script) => ({ script, names: familiesOf[key].map((faces) => faces[script]) })),
  weights: { from: 400, to: 700 },
  licence: OPEN_FONT_LICENCE,
  is_built_in: true,
  faces: [],
})

/** What administrators decide about a font. */
const decided = {
  name: localized(line(60)).nullable().describe('null: the name that the application gives it'),
  active: z.boolean(),
}
export const managedFontBody = z.strictObject({ ...decided, version })
export type ManagedFontBody = z.output<typeof managedFontBody>
export const managedFont = z
  .strictObject({
    key: fontKey,
    ...decided,
    families: z
      .array(z.strictObject({ script: z.enum(SCRIPTS), names: z.array(z.string().nullable()) }))
      .describe('for each script the families of headings and text; null: the sans of the reader’s system'),
    weights: z.strictObject({ from: z.int(), to: z.int() }),
    licence: z.strictObject({
      name: z.string(),
      url: z.string().nullable(),
      text: z.string().nullable().describe('of a font that was uploaded'),
    }),
    is_built_in: z.boolean().describe('part of the application, so it cannot be deleted'),
    faces: fontFaces,
    position: z.int(),
    used: z.int().describe('sites that have it'),
    used_by: z.array(z.string()).describe('the usernames of the first few of them'),
    is_first: z.boolean().describe('every site begins with it, so it stays offered'),
    version,
  })
  .meta({ id: 'ManagedFont' })
export type ManagedFont = z.output<typeof managedFont>

/** How many fonts administrators can upload. */
export const MOST_UPLOADED_FONTS = 30
/** A family as it is uploaded: a file that was staged for each weight, of which the regular one is needed. */
export const uploadedFontBody = z.strictObject({
  name: localized(line(60)),
  licence_name: line(120),
  licence: paragraph(20_000).describe('its text'),
  regular: ref('file'),
  medium: ref('file').nullable(),
  semibold: ref('file').nullable(),
  bold: ref('file').nullable(),
})
export type UploadedFontBody = z.output<typeof uploadedFontBody>

export const fontOrder = z.strictObject({ key: fontKey, position: z.int().min(0).max(100) })
