import { palette, type Palette, type Shades } from '../../openapi/colour.ts'
import { baseStyles } from './base.styles.ts'
import type { ChosenColours } from './site-data.ts'

/** The most recent results of a function, at most `most`: pages of one template share nearly everything. */
function recent<T>(most: number, make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    for (const oldest of known.keys()) {
      if (known.size < most) break
      known.delete(oldest)
    }
    known.set(key, made)
    return made
  }
}

const declarations = (shades: Shades) =>
  Object.entries(shades)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')

/**
 * The colours of one page as custom properties: light on paper always, dark on a screen by the reader's choice (`class="dark"`) or the system's.
 * The values come from `palette`, which gives `#rrggbb` and nothing else.
 */
function colourSheet({ light, dark }: Palette): string {
  const [day, night] = [declarations(light), `color-scheme:dark;${declarations(dark)}`]
  return `:root{color-scheme:light;${day}}@media screen and (prefers-color-scheme:dark){:root:not(.light){${night}}}@media screen{:root.dark{${night}}}`
}

/**
 * The Ethiopic letters: those of the reader's system where it has them (nearly every phone), else our file. Latin letters never wait for it.
 * `url` is a path of ours, made at start-up.
 */
function fontSheet(url: string): string {
  const face = (weight: string, local: readonly string[]) =>
    `@font-face{font-family:"Ethiopic";font-weight:${weight};font-display:swap;unicode-range:U+1200-137F;src:${local.map((name) => `local("${name}")`).join(',')},url("${url}") format("woff2")}`
  return [
    face('400 500', ['Noto Sans Ethiopic', 'NotoSansEthiopic-Regular', 'Ebrima', 'Kefa']),
    face('600 700', ['Noto Sans Ethiopic Bold', 'NotoSansEthiopic-Bold', 'Ebrima Bold', 'Kefa Bold']),
  ].join('')
}

const sheets = new Map<string, (url: string) => string>()
/** All that pages of one template share: the Ethiopic letters at `fontUrl`, the base and the template's own rules. */
export function templateSheet(fontUrl: string, template: string): string {
  const known = sheets.get(template) ?? recent(4, (url) => fontSheet(url) + baseStyles + template)
  sheets.set(template, known)
  return known(fontUrl)
}

const coloursOfKey = recent(500, (key) => {
  const [primary = '', second = '', text = ''] = key.split(' ')
  const shown = palette({ primary, second, text })
  return { shown, sheet: colourSheet(shown) }
})
/** What is shown for chosen colours, and its style sheet. Throws a RangeError for anything but `#rrggbb`. */
export const coloursOf = ({ primary, second, text }: ChosenColours): { readonly shown: Palette; readonly sheet: string } => coloursOfKey(`${primary} ${second} ${text}`)
