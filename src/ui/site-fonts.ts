import type { FontKey } from '../../openapi/schemas/site.ts'
import './site-fonts.css'

const SANS = "'Site Ethiopic', system-ui, sans-serif"
const SERIF = "'Site Serif', 'Site Serif Ethiopic', serif"

/** The families in which a font of sites sets headings and text. */
export const siteFonts: Readonly<Record<FontKey, { readonly heading: string; readonly text: string }>> = {
  noto: { heading: SANS, text: SANS },
  serif: { heading: SERIF, text: SERIF },
  mixed: { heading: SERIF, text: SANS },
}
