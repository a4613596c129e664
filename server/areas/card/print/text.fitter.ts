import type { Run, TextLine, Weight } from '../../../kernel/drawing.ts'
import { runsOf, widthOf } from '../../../kernel/typeface.ts'

export interface FitOptions {
  /** Millimetres. */
  readonly width: number
  readonly weight: Weight
  /** The largest and smallest size of the em in millimetres. */
  readonly most: number
  readonly least: number
  readonly lines: number
  /** The maximum height of all lines together, in millimetres. */
  readonly height?: number
  /** True for addresses, which have no spaces and break after punctuation. */
  readonly isAddress?: boolean
  /** True for names, for which a smaller size with one line less is better. */
  readonly isName?: boolean
}
export interface Fitted {
  /** True if the text did not fit even at the smallest size and ends in an ellipsis. */
  readonly isCut: boolean
  readonly size: number
  /** From baseline to baseline, millimetres. */
  readonly pitch: number
  readonly lines: readonly { readonly text: string; readonly runs: readonly Run[]; readonly width: number }[]
}

/** Line height in em. Ethiopic letters are taller, so their lines are further apart. */
const PITCH = { latin: 1.22, ethiopic: 1.34 }
const STEP = 0.05
/** How far a name may shrink to need one line less, as a share of its size. */
const FEWER_LINES = 0.72
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const joined = (line: string, space: boolean, piece: string) =>
  line === '' ? piece : `${line}${space ? ' ' : ''}${piece}`

interface Piece {
  readonly text: string
  readonly space: boolean
}

/** Splits a text at the places where a line may break. */
function piecesOf(text: string, isAddress: boolean): readonly Piece[] {
  // The word space of Ethiopic (U+1361) stays with the word before it.
  const inner = isAddress ? /(?<=[@./_-])/u : /(?<=፡)/u
  return text
    .trim()
    .split(/\s+/u)
    .flatMap((word) => word.split(inner).map((piece, n) => ({ text: piece, space: n === 0 })))
}

/**
 * Breaks into lines of at most `room` (at an em of 1). A piece wider than a line is split between letters if `cut`;
 * otherwise the result is null.
 */
function wrapped(
  pieces: readonly Piece[],
  room: number,
  measure: (text: string) => number,
  cut: boolean,
): readonly string[] | null {
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

/** The text, shortened until it fits into one line with an ellipsis. */
function shortened(text: string, room: number, measure: (text: string) => number): string {
  let letters = [...graphemes.segment(text)].map(({ segment }) => segment)
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > room) letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}

/**
 * Sets a text in the largest size that fits: first it shrinks, then words are split, and only if that is not enough it
 * ends in an ellipsis. A text without any printable letter has no lines.
 */
export function fit(
  text: string,
  {
    width,
    weight,
    most,
    least,
    lines: mostLines,
    height = Number.POSITIVE_INFINITY,
    isAddress = false,
    isName = false,
  }: FitOptions,
): Fitted {
  const measure = (piece: string) => widthOf(piece, weight)
  const pieces = piecesOf(text, isAddress)
  const leading = /\p{Script=Ethiopic}/u.test(text) ? PITCH.ethiopic : PITCH.latin
  const room = (size: number) => Math.max(1, Math.min(mostLines, Math.floor(height / (size * leading) + 0.001)))
  const made = (size: number, lines: readonly string[], isCut = false): Fitted => ({
    isCut,
    size,
    pitch: size * leading,
    lines: lines
      .map((line) => ({ text: line, runs: runsOf(line, weight), width: measure(line) * size }))
      .filter(({ runs }) => runs.length > 0),
  })
  let found: { readonly size: number; readonly lines: readonly string[] } | null = null
  for (let size = most; size > least && (found === null || (isName && size > found.size * FEWER_LINES)); size -= STEP) {
    const lines = wrapped(pieces, width / size, measure, false)
    if (lines !== null && lines.length <= Math.min(room(size), found === null ? mostLines : found.lines.length - 1))
      found = { size, lines }
  }
  if (found !== null) return made(found.size, found.lines)
  const lines = wrapped(pieces, width / least, measure, true) ?? []
  const allowed = room(least)
  return lines.length <= allowed
    ? made(least, lines)
    : made(
        least,
        [...lines.slice(0, allowed - 1), shortened(lines.slice(allowed - 1).join(' '), width / least, measure)],
        true,
      )
}

/**
 * Sets a contact on one line with the baseline `y`, or smaller on up to three lines that end at `y`.
 * A contact that would have to be cut off is left out: half an address is useless, and the QR code has all of it.
 */
export function setContact(
  text: string,
  isAddress: boolean,
  {
    x,
    y,
    width,
    most,
    fill,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly most: number; readonly fill: string },
): readonly TextLine[] {
  const options = { width, weight: 'Regular', isAddress } as const
  const one = fit(text, { ...options, most, least: 1.9, lines: 1 })
  const fitted =
    one.isCut || one.lines.length > 1 ? fit(text, { ...options, most: 1.9, least: 1.2, lines: 3, height: 4.4 }) : one
  return fitted.isCut ? [] : set(fitted, x, y - depth(fitted), fill)
}

/** The lines as marks, from the baseline `y` of the first one on. `pitch` may be the design's own. */
export const set = (
  { size, pitch, lines }: Fitted,
  x: number,
  y: number,
  fill: string,
  own = pitch,
): readonly TextLine[] => lines.map(({ runs }, n) => ({ kind: 'text', x, y: y + n * own, size, runs, fill }))
/** The distance from the first baseline to the last. */
export const depth = ({ pitch, lines }: Fitted): number => Math.max(0, lines.length - 1) * pitch
/** The height of capital letters as a share of the em, the same in both families. */
export const CAP = 0.714
