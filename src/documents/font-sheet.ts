import type { BuiltInFont, Script } from '../../openapi/schemas/site.ts'

/** Addresses of our font files, computed at start-up; `fonts/README.md` describes the files. */
export interface FontFiles {
  readonly ethiopic: string
  readonly serif: string
  readonly serifEthiopic: string
}

/** A font that administrators uploaded: its files by weight, and the scripts whose letters they have. */
export interface OwnFont {
  readonly key: string
  readonly scripts: readonly Script[]
  readonly faces: readonly { readonly weight: number; readonly url: string }[]
}
/** What a page is set in. */
export type PageFont = BuiltInFont | OwnFont

const ETHIOPIC = 'U+1200-137F'
const LATIN = 'U+0000-00FF,U+2010-2026,U+2030,U+2039,U+203A,U+20AC,U+2122,U+2212'

const face = (
  family: string,
  weight: string,
  display: 'swap' | 'optional',
  range: string,
  local: readonly string[],
  url: string,
) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};unicode-range:${range};src:${local.map((name) => `local("${name}")`).join(',')},url("${url}") format("woff2")}`

/**
 * Ethiopic letters from the reader's system if it has them (nearly every phone), otherwise from our file. Without them
 * there would be empty boxes, so they load as soon as possible; Latin letters never wait for them.
 */
const sans = ({ ethiopic }: FontFiles) =>
  face(
    'Ethiopic',
    '400 500',
    'swap',
    ETHIOPIC,
    ['Noto Sans Ethiopic', 'NotoSansEthiopic-Regular', 'Ebrima', 'Kefa'],
    ethiopic,
  ) +
  face(
    'Ethiopic',
    '600 700',
    'swap',
    ETHIOPIC,
    ['Noto Sans Ethiopic Bold', 'NotoSansEthiopic-Bold', 'Ebrima Bold', 'Kefa Bold'],
    ethiopic,
  )

/**
 * A serif of the system that takes as much room as ours: measured over English text, Noto Serif being 0.4845 em wide on
 * average, 1.069 em high and 0.293 em deep.
 */
const standIn = (family: string, local: string, width: number) => {
  const size = 0.4845 / width
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
  return `@font-face{font-family:"${family}";src:local("${local}");unicode-range:${LATIN};size-adjust:${percent(size)};ascent-override:${percent(1.069 / size)};descent-override:${percent(0.293 / size)};line-gap-override:0%}`
}

/**
 * The serif is there at the first paint or not before the next page (`optional`): no text waits for it, nor moves when
 * it arrives. Until then a serif of the system is used.
 */
const serif = ({ serif: latin, serifEthiopic }: FontFiles) =>
  face('Serif', '400 500', 'optional', LATIN, ['Noto Serif', 'NotoSerif-Regular'], latin) +
  face('Serif', '600 700', 'optional', LATIN, ['Noto Serif Bold', 'NotoSerif-Bold'], latin) +
  face(
    'Serif Ethiopic',
    '400 500',
    'optional',
    ETHIOPIC,
    ['Noto Serif Ethiopic', 'NotoSerifEthiopic-Regular'],
    serifEthiopic,
  ) +
  face(
    'Serif Ethiopic',
    '600 700',
    'optional',
    ETHIOPIC,
    ['Noto Serif Ethiopic Bold', 'NotoSerifEthiopic-Bold'],
    serifEthiopic,
  ) +
  standIn('Georgia for Serif', 'Georgia', 0.4444) +
  standIn('Times for Serif', 'Times New Roman', 0.4039)

/**
 * The system's own sans first: it is in memory already, and looking up families that are not there costs a slow phone
 * more than its whole layout.
 */
const SANS = '"Ethiopic",system-ui,sans-serif'
const SERIF = '"Serif","Serif Ethiopic","Georgia for Serif","Times for Serif","Ethiopic",serif'

/** The Ethiopic blocks of Unicode, and everything else. */
const ALL_ETHIOPIC = 'U+1200-139F,U+2D80-2DDF,U+AB00-AB2F,U+1E7E0-1E7FF'
const NOT_ETHIOPIC = 'U+0000-11FF,U+13A0-2D7F,U+2DE0-AAFF,U+AB30-1E7DF,U+1E800-10FFFF'

/**
 * An uploaded font: shown as soon as it is there (`swap`), because nobody knows how wide its letters are. It sets the
 * scripts that it is whole in; a script of which it has some letters alone is left to the sans.
 */
function own({ key, scripts, faces }: OwnFont): string {
  const range = scripts.includes('latin') ? (scripts.includes('ethiopic') ? null : NOT_ETHIOPIC) : ALL_ETHIOPIC
  return faces
    .map(
      ({ weight, url }) =>
        `@font-face{font-family:"Own ${key}";font-weight:${weight};font-display:swap;${range === null ? '' : `unicode-range:${range};`}src:url("${url}") format("woff2")}`,
    )
    .join('')
}

/**
 * The rules of one choice of font: its faces, the text's family, and that of headings (`.display` is set like one).
 * Only what is used is loaded.
 */
export function fontSheet(files: FontFiles, font: PageFont): string {
  if (typeof font === 'object') return `${sans(files)}${own(font)}body{font-family:"Own ${font.key}",${SANS}}`
  if (font === 'noto') return `${sans(files)}body{font-family:${SANS}}`
  return `${sans(files)}${serif(files)}body{font-family:${font === 'serif' ? SERIF : SANS}}h1,h2,h3,.display{font-family:${SERIF}}`
}
