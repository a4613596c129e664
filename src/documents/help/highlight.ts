import { fold, words } from '../../../openapi/text-fold.ts'

/** A piece of a text; `found` where it is what somebody searched for. */
export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** The folded text, and for each of its characters the place in the text that it comes from. */
function foldedPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = /[\s\u1361]/u.test(letter) ? ' ' : fold(letter)
    folded += plain
    for (let n = 0; n < plain.length; n++) places.push(at)
    at += letter.length
  }
  places.push(at)
  return { folded, places }
}

/** Where the words of a search stand in a text, from left to right and without overlaps: pairs of start and end. */
function hitsOf(text: string, search: string): readonly (readonly [number, number])[] {
  const { folded, places } = foldedPlaces(text)
  const hits: [number, number][] = []
  for (const word of words(search))
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      hits.push([places[at] ?? 0, places[at + word.length] ?? text.length])
  hits.sort(([a], [b]) => a - b)
  const joined: [number, number][] = []
  for (const [from, to] of hits) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** A text in pieces, between two places of it. */
function piecesOf(text: string, hits: ReturnType<typeof hitsOf>, start: number, end: number): readonly Piece[] {
  const pieces: Piece[] = []
  let done = start
  for (const [from, to] of hits) {
    if (to <= start || from >= end) continue
    if (from > done) pieces.push({ text: text.slice(done, from), found: false })
    pieces.push({ text: text.slice(Math.max(from, start), Math.min(to, end)), found: true })
    done = Math.min(to, end)
  }
  if (done < end) pieces.push({ text: text.slice(done, end), found: false })
  return pieces
}

/** A text in pieces, with the words of a search found however they are written: any case, accent or Amharic homophone. */
export const highlight = (text: string, search: string): readonly Piece[] =>
  piecesOf(text, hitsOf(text, search), 0, text.length)

/**
 * About `length` characters of a text in pieces, around the first word that was searched for, cut between words. The
 * words are looked for once.
 */
export function excerpt(text: string, search: string, length = 180): readonly Piece[] {
  const line = text.replace(/\s+/gu, ' ').trim()
  const hits = hitsOf(line, search)
  if (line.length <= length) return piecesOf(line, hits, 0, line.length)
  const wished = Math.max(0, (hits[0]?.[0] ?? 0) - length / 3)
  const from = wished === 0 ? 0 : line.indexOf(' ', wished) + 1
  const end = from + length >= line.length ? line.length : line.lastIndexOf(' ', from + length)
  const cut = (mark: string, isCut: boolean): readonly Piece[] => (isCut ? [{ text: mark, found: false }] : [])
  return [...cut('… ', from > 0), ...piecesOf(line, hits, from, end), ...cut(' …', end < line.length)]
}
