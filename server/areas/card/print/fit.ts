import type { Run, TextLine, Weight } from '../../../kernel/drawing.ts'
import { runsOf, widthOf } from '../../../kernel/typeface.ts'

export interface FitOptions {
  /** Millimetres. */
  readonly width: number
  readonly weight: Weight
  /** The em, in millimetres: as large as fits between these. */
  readonly most: number
  readonly least: number
  readonly lines: number
  /** How high the lines may be together. */
  readonly height?: number
  /** An address breaks after its signs, having no spaces. */
  readonly isAddress?: boolean
  /** A name: a line less is worth a smaller size. */
  readonly isName?: boolean
}
export interface Fitted {
  /** True when even the least size could not hold the text, so that it ends in an ellipsis. */
  readonly isCut: boolean
  readonly size: number
  /** From baseline to baseline, millimetres. */
  readonly pitch: number
  readonly lines: readonly { readonly text: string; readonly runs: readonly Run[]; readonly width: number }[]
}

/** Ethiopic letters stand taller, and their lines further apart. */
const PITCH = { latin: 1.22, ethiopic: 1.34 }
const STEP = 0.05
/** A name on a line less may be so much of the size. */
const FEWER_LINES = 0.72
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const joined = (line: string, space: boolean, piece: string) => (line === '' ? piece : `${line}${space ? ' ' : ''}${piece}`)

interface Piece {
  readonly text: string
  readonly space: boolean
}

/** A text as the pieces between which a line may break. */
function piecesOf(text: string, isAddress: boolean): readonly Piece[] {
  // The word space of Ethiopic (U+1361) stays with the word before it.
  const inner = isAddress ? /(?<=[@./_-])/u : /(?<=፡)/u
  return text
    .trim()
    .split(/\s+/u)
    .flatMap((word) => word.split(inner).map((piece, n) => ({ text: piece, space: n === 0 })))
}

/** Lines of at most `room` (at an em of 1). A piece that is wider than a line is cut between letters when `cut`, else there is no way: null. */
function wrapped(pieces: readonly Piece[], room: number, measure: (text: string) => number, cut: boolean): readonly string[] | null {
  const lines: string[] = []
  let line = ''
  for (const { text, space } of pieces) {
    if (measure(joined(line, space, text)) <= room) {
      line = joined(line, space, text)
      continue
    }
    if (line !== '') lines.push(line)
    line = text
    if (measure(text) <= room) continue
    if (!cut) return null
    line = ''
    for (const { segment } of graphemes.segment(text)) {
      if (line !== '' && measure(line + segment) > room) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** The text shortened until it takes the place of a last line with an ellipsis. */
function shortened(text: string, room: number, measure: (text: string) => number): string {
  let letters = [...graphemes.segment(text)].map(({ segment }) => segment)
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > room) letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}

/**
 * Sets a text as large as it fits: first it shrinks, then words are cut, and only what is longer still ends in an ellipsis.
 * A text without any letter that can be printed gives no lines.
 */
export function fit(text: string, { width, weight, most, least, lines: mostLines, height = Number.POSITIVE_INFINITY, isAddress = false, isName = false }: FitOptions): Fitted {
  const measure = (piece: string) => widthOf(piece, weight)
  const pieces = piecesOf(text, isAddress)
  const leading = /\p{Script=Ethiopic}/u.test(text) ? PITCH.ethiopic : PITCH.latin
  const room = (size: number) => Math.max(1, Math.min(mostLines, Math.floor(height / (size * leading) + 0.001)))
  const made = (size: number, lines: readonly string[], isCut = false): Fitted => ({
    isCut,
    size,
    pitch: size * leading,
    lines: lines.map((line) => ({ text: line, runs: runsOf(line, weight), width: measure(line) * size })).filter(({ runs }) => runs.length > 0),
  })
  let found: { readonly size: number; readonly lines: readonly string[] } | null = null
  for (let size = most; size > least && (found === null || (isName && size > found.size * FEWER_LINES)); size -= STEP) {
    const lines = wrapped(pieces, width / size, measure, false)
    if (lines !== null && lines.length <= Math.min(room(size), found === null ? mostLines : found.lines.length - 1)) found = { size, lines }
  }
  if (found !== null) return made(found.size, found.lines)
  const lines = wrapped(pieces, width / least, measure, true) ?? []
  const allowed = room(least)
  return lines.length <= allowed ? made(least, lines) : made(least, [...lines.slice(0, allowed - 1), shortened(lines.slice(allowed - 1).join(' '), width / least, measure)], true)
}

/**
 * A way to reach the person at the baseline `y`: on one line, or smaller on up to three, of which the last stands on `y`.
 * One that would have to be cut is left out: half an address is none, and the code has it whole.
 */
export function setContact(
  text: string,
  isAddress: boolean,
  { x, y, width, most, fill }: { readonly x: number; readonly y: number; readonly width: number; readonly most: number; readonly fill: string },
): readonly TextLine[] {
  const options = { width, weight: 'Regular', isAddress } as const
  const one = fit(text, { ...options, most, least: 1.9, lines: 1 })
  const fitted = one.isCut || one.lines.length > 1 ? fit(text, { ...options, most: 1.9, least: 1.2, lines: 3, height: 4.4 }) : one
  return fitted.isCut ? [] : set(fitted, x, y - depth(fitted), fill)
}

/** The lines as marks, from the baseline `y` of the first one on. `pitch` may be the design's own. */
export const set = ({ size, pitch, lines }: Fitted, x: number, y: number, fill: string, own = pitch): readonly TextLine[] =>
  lines.map(({ runs }, n) => ({ kind: 'text', x, y: y + n * own, size, runs, fill }))
/** How far the last baseline stands under the first. */
export const depth = ({ pitch, lines }: Fitted): number => Math.max(0, lines.length - 1) * pitch
/** How high capital letters stand over the baseline, of the em: both families are the same. */
export const CAP = 0.714
