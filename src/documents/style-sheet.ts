import { palette, type Palette, type Shades } from '../../openapi/colour.ts'
import { baseStyles } from './base.styles.ts'
import { type FontFiles, fontSheet, type PageFont } from './font-sheet.ts'
import type { ChosenColours } from './site-data.ts'

/**
 * Caches the most recent results of a function, at most `most`, because pages of one template share nearly everything.
 */
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
 * The colours of one page as custom properties: light on paper always, dark on a screen by the reader's choice
 * (`class="dark"`) or the system's. The values come from `palette`, which gives `#rrggbb` and nothing else.
 */
function colourSheet({ light, dark }: Palette): string {
  const [day, night] = [declarations(light), `color-scheme:dark;${declarations(dark)}`]
  return `:root{color-scheme:light;${day}}@media screen and (prefers-color-scheme:dark){:root:not(.light){${night}}}@media screen{:root.dark{${night}}}`
}

const sheets = new WeakMap<FontFiles, Map<string, string>>()
/** The style sheet that pages with one template and font share: the fonts, the base and the template's own rules. */
export function templateSheet(files: FontFiles, font: PageFont, template: string): string {
  const known = sheets.get(files) ?? new Map<string, string>()
  sheets.set(files, known)
  const key = (typeof font === 'object' ? font.key : font) + template
  const sheet = known.get(key) ?? baseStyles + fontSheet(files, font) + template
  known.set(key, sheet)
  return sheet
}

const coloursOfKey = recent(500, (key) => {
  const [primary = '', second = '', text = ''] = key.split(' ')
  const shown = palette({ primary, second, text })
  return { shown, sheet: colourSheet(shown) }
})
/**
 * The colours that are shown for the chosen ones, and their style sheet. Throws a RangeError for anything but
 * `#rrggbb`.
 */
export const coloursOf = ({
  primary,
  second,
  text,
}: ChosenColours): { readonly shown: Palette; readonly sheet: string } => coloursOfKey(`${primary} ${second} ${text}`)
