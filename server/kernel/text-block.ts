import type { TextBlock, TextLine, Weight } from './drawing.ts'
import { font, runsOf } from './typeface.ts'

const advances = { Regular: new Map<string, number>(), Bold: new Map<string, number>() } as const satisfies Record<
  Weight,
  Map<string, number>
>
/**
 * The width of a letter at an em of 1, ignoring kerning: accurate enough for breaking lines, and fast for thousands of
 * texts.
 */
function advanceOf(letter: string, weight: Weight): number {
  const known = advances[weight].get(letter)
  if (known !== undefined) return known
  const width = runsOf(letter, weight).reduce(
    (sum, { face, text }) => sum + font(face).layout(text).advanceWidth / font(face).unitsPerEm,
    0,
  )
  advances[weight].set(letter, width)
  return width
}
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const widthOf = (text: string, weight: Weight) => [...text].reduce((sum, letter) => sum + advanceOf(letter, weight), 0)

/** The text, shortened so that it fits with an ellipsis. */
function shortened(text: string, room: number, weight: Weight): string {
  let [kept, left] = ['', room - advanceOf('…', weight)]
  for (const { segment } of graphemes.segment(text)) {
    left -= widthOf(segment, weight)
    if (left < 0) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** The texts of the lines, broken at spaces. The last one is shortened if the rest does not fit. */
export function broken(text: string, room: number, most: number, weight: Weight): readonly string[] {
  const words = text.trim().split(/\s+/u)
  const lines: string[] = []
  for (let at = 0; at < words.length && lines.length < most;) {
    let line = words[at] ?? ''
    at += 1
    if (lines.length === most - 1) line = [line, ...words.slice(at)].join(' ')
    else {
      while (at < words.length && widthOf(`${line} ${words[at]}`, weight) <= room) {
        line += ` ${words[at]}`
        at += 1
      }
    }
    lines.push(widthOf(line, weight) <= room ? line : shortened(line, room, weight))
  }
  return lines
}

/** The lines of a block, ready to draw. Lines without any printable letter are left out. */
export const linesOf = ({ text, weight, x, y, size, fill, width, lines, pitch }: TextBlock): readonly TextLine[] =>
  broken(text, width / size, lines, weight)
    .map((line, n): TextLine => ({ kind: 'text', x, y: y + n * pitch, size, runs: runsOf(line, weight), fill }))
    .filter(({ runs }) => runs.length > 0)
