import type { TextLine, Weight } from '../../kernel/drawing.ts'
import { runsOf, widthOf } from '../../kernel/typeface.ts'

/** How a text is set: width and em in millimetres. */
export interface Setting {
  readonly width: number
  readonly size: number
  readonly weight: Weight
  readonly fill: string
}
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A word that is wider than a line, in pieces that are not: nothing of an agreement is cut off. */
function piecesOf(word: string, room: number, weight: Weight): readonly string[] {
  if (widthOf(word, weight) <= room) return [word]
  const pieces: string[] = []
  let [piece, width] = ['', 0]
  for (const { segment } of graphemes.segment(word)) {
    const more = widthOf(segment, weight)
    if (piece !== '' && width + more > room) {
      pieces.push(piece)
      ;[piece, width] = ['', 0]
    }
    piece += segment
    width += more
  }
  return [...pieces, piece]
}

/** The lines of a text as typed: a break stays, an empty line too; each is measured word by word. */
export function brokenLines(text: string, { width, size, weight }: Setting): readonly string[] {
  const room = width / size
  const space = widthOf('n n', weight) - 2 * widthOf('n', weight)
  return text
    .trim()
    .split(/\r?\n/)
    .flatMap((paragraph) => {
      const lines: string[] = []
      let [line, used] = ['', 0]
      for (const word of paragraph.trim().split(/\s+/u))
        for (const piece of piecesOf(word, room, weight)) {
          const more = widthOf(piece, weight)
          if (line !== '' && used + space + more > room) {
            lines.push(line)
            ;[line, used] = ['', 0]
          }
          used += (line === '' ? 0 : space) + more
          line = line === '' ? piece : `${line} ${piece}`
        }
      return [...lines, line]
    })
}

/** One line at its place. */
export const lineAt = (text: string, { size, weight, fill }: Setting, x: number, y: number): TextLine => ({
  kind: 'text',
  x,
  y,
  size,
  runs: runsOf(text, weight),
  fill,
})
