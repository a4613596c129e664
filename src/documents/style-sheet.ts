import type { Palette, Shades } from '../../openapi/colour.ts'

/** A style sheet without its comments and white space: it travels with every page. */
export const compact = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim()

const declarations = (shades: Shades) =>
  Object.entries(shades)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')

/**
 * The colours of one page as custom properties: light on paper always, dark on a screen by the reader's choice (`class="dark"`) or the system's.
 * The values come from `palette`, which gives `#rrggbb` and nothing else.
 */
export function colourSheet({ light, dark }: Palette): string {
  const [day, night] = [declarations(light), `color-scheme:dark;${declarations(dark)}`]
  return `:root{color-scheme:light;${day}}@media screen and (prefers-color-scheme:dark){:root:not(.light){${night}}}@media screen{:root.dark{${night}}}`
}

/**
 * The Ethiopic letters: those of the reader's system where it has them (nearly every phone), else our file. Latin letters never wait for it.
 * `url` is a path of ours, made at start-up.
 */
export function fontSheet(url: string): string {
  const face = (weight: string, local: readonly string[]) =>
    `@font-face{font-family:"Ethiopic";font-weight:${weight};font-display:swap;unicode-range:U+1200-137F;src:${local.map((name) => `local("${name}")`).join(',')},url("${url}") format("woff2")}`
  return [
    face('400 500', ['Noto Sans Ethiopic', 'NotoSansEthiopic-Regular', 'Ebrima', 'Kefa']),
    face('600 700', ['Noto Sans Ethiopic Bold', 'NotoSansEthiopic-Bold', 'Ebrima Bold', 'Kefa Bold']),
  ].join('')
}
