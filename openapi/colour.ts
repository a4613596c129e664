/**
 * Derives the colours of a page from the three a person chose. Each pair of text and background has a contrast of at
 * least 4.5:1 (WCAG 2.2, 1.4.3) in both themes. It works in OKLCH (Björn Ottosson, "A perceptual color space for image
 * processing"), so that a corrected colour keeps its hue.
 */
const HEX = /^#[0-9a-f]{6}$/i

/**
 * Colours by use, `#rrggbb`. Every text colour is readable on `paper` and `surface`; `onPrimary` and `onSecond` are
 * readable on `primary` and `second`.
 */
export interface Shades {
  readonly paper: string
  readonly surface: string
  /** Decorative lines. */
  readonly hairline: string
  readonly text: string
  readonly muted: string
  readonly primary: string
  readonly onPrimary: string
  readonly second: string
  readonly onSecond: string
}
export interface Palette {
  readonly light: Shades
  readonly dark: Shades
}

interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Red, green and blue from 0 to 1. Throws for anything but `#rrggbb`, because the value ends up in a style sheet. */
function channels(hex: string): readonly [number, number, number] {
  if (!HEX.test(hex)) throw new RangeError('A colour is # and six hexadecimal digits.')
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]
}
const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Relative luminance of WCAG 2, 0 to 1. */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Contrast ratio of WCAG 2, 1 to 21, of two `#rrggbb`. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

function toLch(hex: string): Lch {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const [lightness, u, v] = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  return { l: lightness, c: Math.hypot(u, v), h: Math.atan2(v, u) }
}

function toRgb({ l, c, h }: Lch): readonly [number, number, number] {
  const [u, v] = [c * Math.cos(h), c * Math.sin(h)]
  const x = (l + 0.3963377774 * u + 0.2158037573 * v) ** 3
  const y = (l - 0.1055613458 * u - 0.0638541728 * v) ** 3
  const z = (l - 0.0894841775 * u - 1.291485548 * v) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** The nearest colour that screens can show, with the same lightness and hue but less chroma. */
function toHex(colour: Lch): string {
  let c = colour.c
  let rgb = toRgb(colour)
  for (let step = 0; step < 24 && rgb.some((v) => v < -0.0005 || v > 1.0005); step++) {
    c *= 0.9
    rgb = toRgb({ ...colour, c: step === 23 ? 0 : c })
  }
  return `#${rgb
    .map((v) =>
      Math.round(gamma(Math.min(1, Math.max(0, v))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/**
 * `hex` itself if it is readable on every background, otherwise the nearest lightness of the same hue that is: darker
 * in the light theme, lighter in the dark one. `ratio` is a WCAG contrast ratio. Backgrounds are near white or near
 * black, so a readable lightness always exists.
 */
function readable(hex: string, grounds: readonly string[], ratio: number, darker: boolean): string {
  const reads = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio)
  if (reads(hex)) return hex.toLowerCase()
  const colour = toLch(hex)
  let [from, to] = [colour.l, darker ? 0 : 1]
  let best = toHex({ ...colour, l: to })
  for (let step = 0; step < 14; step++) {
    const middle = (from + to) / 2
    const candidate = toHex({ ...colour, l: middle })
    if (reads(candidate)) {
      best = candidate
      to = middle
    } else from = middle
  }
  return best
}

function shades(primary: string, second: string, text: string, dark: boolean): Shades {
  const warmth = toLch(second)
  // A slight tint of the second colour on the paper makes the page as warm or cool as the person chose.
  const ground = (l: number, most: number) => toHex({ l, c: Math.min(warmth.c * 0.08, most), h: warmth.h })
  const [paper, surface, hairline] = dark
    ? [ground(0.185, 0.01), ground(0.235, 0.012), ground(0.36, 0.014)]
    : [ground(0.987, 0.006), ground(0.965, 0.009), ground(0.885, 0.012)]
  const grounds = [paper, surface]
  const ink = toLch(text)
  // In the dark theme the chosen text colour becomes light and keeps its hue, unless it is light already.
  const body = readable(
    dark ? toHex({ ...ink, l: Math.max(ink.l, 0.93), c: Math.min(ink.c, 0.012) }) : text,
    grounds,
    7,
    !dark,
  )
  const bodyInk = toLch(body)
  const muted = readable(toHex({ ...bodyInk, l: dark ? bodyInk.l - 0.2 : bodyInk.l + 0.22 }), grounds, 4.6, !dark)
  const accent = (hex: string) => {
    const seen = toLch(hex)
    return readable(
      dark ? toHex({ ...seen, l: Math.max(seen.l, 0.72), c: Math.min(seen.c, 0.15) }) : hex,
      grounds,
      4.6,
      !dark,
    )
  }
  const [shownPrimary, shownSecond] = [accent(primary), accent(second)]
  return {
    paper,
    surface,
    hairline,
    text: body,
    muted,
    primary: shownPrimary,
    onPrimary: paper,
    second: shownSecond,
    onSecond: paper,
  }
}

/**
 * The palette that pages use for three chosen colours. Deterministic; throws a RangeError for anything but `#rrggbb`.
 */
export function palette(chosen: { readonly primary: string; readonly second: string; readonly text: string }): Palette {
  const { primary, second, text } = chosen
  return { light: shades(primary, second, text, false), dark: shades(primary, second, text, true) }
}

/** The pairs of text and background that documents use, for tests and to tell a person what was corrected. */
export const TEXT_PAIRS = [
  ['text', 'paper'],
  ['text', 'surface'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['second', 'paper'],
  ['second', 'surface'],
  ['onPrimary', 'primary'],
  ['onSecond', 'second'],
] as const satisfies readonly (readonly [keyof Shades, keyof Shades])[]
