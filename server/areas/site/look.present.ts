import { isBuiltIn, type FontKey, type Look, type TemplateKey } from '../../../openapi/schemas/site.ts'
import type { PageFont } from '../../../src/documents/font-sheet.ts'
import { faceUrl } from '../../kernel/font-address.ts'
import type { StoredFont } from './site.queries.ts'

/** The columns of a site that hold its look; null if the account has no site yet. */
export interface StoredLook {
  readonly template: string | null
  readonly primaryColour: string | null
  readonly secondColour: string | null
  readonly textColour: string | null
  readonly font: string | null
}

/** The default look: the same as the defaults of the columns of `sites`. */
const FIRST = {
  template: 'starter',
  primary_colour: '#2563eb',
  second_colour: '#b45309',
  text_colour: '#1f2937',
  font: 'noto',
} as const

export const templateOf = (row: Pick<StoredLook, 'template'>): TemplateKey =>
  (row.template ?? FIRST.template) as TemplateKey
export const fontOf = (row: Pick<StoredLook, 'font'>): FontKey => (row.font ?? FIRST.font) as FontKey
export const lookOf = (row: StoredLook): Look => ({
  primary_colour: row.primaryColour ?? FIRST.primary_colour,
  second_colour: row.secondColour ?? FIRST.second_colour,
  text_colour: row.textColour ?? FIRST.text_colour,
  font: fontOf(row),
})

/** What a page is set in: a font of the application, or an uploaded one with its files. */
export function pageFont(key: FontKey, uploaded: StoredFont | null): PageFont {
  if (isBuiltIn(key)) return key
  if (uploaded?.key !== key) return FIRST.font
  return {
    key,
    scripts: uploaded.scripts,
    faces: uploaded.faces.map((face) => ({ weight: face.weight, url: faceUrl(face) })),
  }
}
