/**
 * A printed sheet as data, from which SVG, PNG and PDF are made. Lengths are millimetres, from the upper left corner of
 * the trimmed sheet, x to the right and y down; colours are `#rrggbb`. Marks that touch the edge extend into the bleed.
 */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** How far marks extend beyond each edge, because cutting is not exact. */
  readonly bleed: number
  readonly title: string
  /** A description of the marks for screen readers. */
  readonly description: string
  readonly lang: string
  readonly marks: readonly Mark[]
}
export type Mark = Shape | TextLine | TextBlock | PictureMark

export interface Shape {
  readonly kind: 'shape'
  /** SVG path data, in millimetres or in units that `at` converts. */
  readonly path: string
  readonly fill: string
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number }
  /** The bounding box of the path in its own units, if known: a tile leaves out marks outside it. */
  readonly box?: Box
}
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** One line of text that starts at `x` with its baseline at `y`; `size` is the font size. */
export interface TextLine {
  readonly kind: 'text'
  readonly x: number
  readonly y: number
  readonly size: number
  readonly runs: readonly Run[]
  readonly fill: string
}
export type Weight = 'Regular' | 'Bold'
/**
 * A text that is broken into lines when it is drawn, so that sheets with thousands of texts are measured in the process
 * that draws them.
 */
export interface TextBlock {
  readonly kind: 'block'
  readonly text: string
  readonly weight: Weight
  readonly x: number
  /** The baseline of the first line. */
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly width: number
  /** The maximum number of lines, `pitch` apart; a longer text ends in an ellipsis. */
  readonly lines: number
  readonly pitch: number
}
/** A picture that fills its frame exactly. */
export interface PictureMark {
  readonly kind: 'picture'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly jpeg: Uint8Array
}

export const FACES = ['NotoSans-Regular', 'NotoSans-Bold', 'NotoSansEthiopic-Regular', 'NotoSansEthiopic-Bold'] as const
export type Face = (typeof FACES)[number]
/** A piece of text in one face. */
export interface Run {
  readonly face: Face
  readonly text: string
}

/** A number in path data, with at most three decimals (a micrometre). */
export const short = (n: number): string => String(Math.round(n * 1000) / 1000)

/** A rectangle, its corners rounded by `radius`. */
export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): Shape & { readonly box: Box } {
  const box: Box = { x, y, width, height }
  if (radius === 0)
    return {
      kind: 'shape',
      fill,
      box,
      path: `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`,
    }
  const [r, w, h] = [short(radius), short(width - 2 * radius), short(height - 2 * radius)]
  return {
    kind: 'shape',
    fill,
    box,
    path: `M${short(x + radius)} ${short(y)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 -${r} ${r}h${short(2 * radius - width)}a${r} ${r} 0 0 1 -${r} -${r}v${short(2 * radius - height)}a${r} ${r} 0 0 1 ${r} -${r}z`,
  }
}

/** Closed outlines through points. */
export const polygons = (outlines: readonly (readonly (readonly [x: number, y: number])[])[], fill: string): Shape => ({
  kind: 'shape',
  fill,
  path: outlines.map((points) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`).join(''),
})
