import { getDocumentProxy } from 'unpdf'
import { groupsOf, piecesOf, textOfGroup, type PdfPiece } from '../pdf-lines.ts'
import { announcedBy } from './headings.ts'
import { isBulletText, withoutBullet, type Segment, type TextLine } from './text-line.ts'

/** A piece of a page, with the font that it is set in. */
interface Piece extends PdfPiece {
  readonly isStrong: boolean
}
/** A line before it is known what stands around it. */
interface Raw {
  readonly text: string
  readonly parts: readonly Part[]
  readonly isBullet: boolean
}
interface Part extends Segment {
  readonly left: number
  readonly right: number
  readonly base: number
  /** A wide gap stands before it. */
  readonly isApart: boolean
}

/** Why the text of a file is not read. */
export type TextFault = 'type' | 'damaged' | 'protected' | 'no_text' | 'too_much'

/** An honest resume has a few pages; some academic ones have twenty. */
const MOST_PAGES = 30
const MOST_LETTERS = 200_000
const ETHIOPIC = /[\u1200-\u135a]/g
const STRONG = /bold|black|heavy|semibold|demi/i
/** Gaps within a line: one that parts, and one after which something else stands. In heights of the letters. */
const PARTS = 0.9
const APART = 2

const isBlank = ({ text }: PdfPiece) => text.trim() === ''
const isLike = (a: Piece, b: Piece) => a.isStrong === b.isStrong && Math.abs(a.height - b.height) < 0.35

/** The words of a line, parted where their setting changes and at wide gaps. */
function partsOf(line: readonly Piece[]): readonly Part[] {
  const groups: Piece[][] = []
  let before: Piece | undefined
  for (const piece of line) {
    if (isBlank(piece)) {
      groups.at(-1)?.push(piece)
      continue
    }
    const isNew =
      !before || !isLike(before, piece) || (piece.left - before.right > before.height * PARTS && !piece.isRightToLeft)
    if (isNew) groups.push([piece])
    else groups.at(-1)?.push(piece)
    before = piece
  }
  return groups.flatMap((group, n) => {
    const shown = group.filter((piece) => !isBlank(piece))
    const first = shown[0]
    if (!first) return []
    const last = groups[n - 1]?.findLast((piece) => !isBlank(piece))
    return [
      {
        text: textOfGroup(group),
        isStrong: first.isStrong,
        size: first.height,
        left: Math.min(...shown.map(({ left }) => left)),
        right: Math.max(...shown.map(({ right }) => right)),
        base: first.base,
        isApart: last !== undefined && first.left - last.right > first.height * APART,
      },
    ]
  })
}

function rawOf(line: readonly Piece[]): Raw {
  const text = textOfGroup(line)
  const isBullet = isBulletText(text)
  const parts = partsOf(line)
  const [first, ...rest] = parts
  if (!isBullet || !first) return { text, parts, isBullet }
  const told = withoutBullet(first.text)
  return { text, isBullet, parts: told === '' || told === first.text ? rest : [{ ...first, text: told }, ...rest] }
}

const WITHIN = 45
/** Parts of a line that stand together. */
function runsOf({ parts }: Raw): readonly (readonly Part[])[] {
  const runs: Part[][] = []
  for (const part of parts)
    if (part.isApart || runs.length === 0) runs.push([part])
    else runs.at(-1)?.push(part)
  return runs
}
/** How far a text may go that begins at `left` on a height: as others below one another do, and to what is beside it. */
function roomOf(page: readonly Raw[], { left, right, base, size }: Part): number {
  let end = 0
  let beside = Infinity
  for (const raw of page)
    for (const run of runsOf(raw)) {
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last) continue
      if (Math.abs(first.left - left) <= WITHIN) end = Math.max(end, last.right)
      if (first.left > right && Math.abs(first.base - base) < size * 0.5) beside = Math.min(beside, first.left - size)
    }
  return Math.min(end, beside)
}

/** Long lines that end so near to the edge may be continued, and from farther if their sentence is not over. */
const [ALMOST, UNFINISHED] = [0.12, 0.25]
const LONG = 45
/** May a line be one paragraph with the one before it, which is set in the same way and stands just above? */
function continues(before: Raw | undefined, line: Raw, page: readonly Raw[]): TextLine['continues'] {
  const first = line.parts[0]
  if (!before || !first || line.isBullet) return null
  const runs = runsOf(before)
  const run = runs.length > 1 ? runs.find((one) => Math.abs((one[0]?.left ?? 0) - first.left) <= 3) : runs[0]
  const [start, last] = [run?.[0], run?.at(-1)]
  // What stands behind it in its line comes between.
  if (!start || !last || run !== runs.at(-1)) return null
  const isSet = last.isStrong === first.isStrong && Math.abs(last.size - first.size) < 0.35
  const [down, across] = [last.base - first.base, first.left - start.left]
  if (!isSet || down <= 0 || down > first.size * 1.9 || across < -3 || across > WITHIN) return null
  // An address has no spaces to be broken at.
  if (/[/@.]\S*[-/]$/.test(last.text) && /^\S+$/.test(first.text)) return 'full'
  const word = (first.text.split(' ')[0] ?? '').length / Math.max(1, first.text.length)
  const room = roomOf(page, { ...last, left: start.left })
  if (last.right + (first.right - first.left) * word + first.size * 0.2 > room - 1) return 'full'
  const isLong = run !== undefined && run.reduce((sum, { text }) => sum + text.length, 0) >= LONG
  const near = (room - start.left) * (/[.:;።፤]$/.test(last.text) ? ALMOST : UNFINISHED)
  return isLong && last.right > room - near ? 'likely' : null
}
/** A title that stands beside its part, as a line of its own. */
function withoutTitle(raw: Raw): readonly Raw[] {
  const [title, ...parts] = raw.parts
  const next = parts[0]
  if (raw.isBullet || !title || !next || !title.isStrong || !next.isApart || announcedBy(title.text) === null)
    return [raw]
  return [
    { text: title.text, isBullet: false, parts: [title] },
    {
      text: parts.map(({ text }) => text).join(' '),
      isBullet: false,
      parts: [{ ...next, isApart: false }, ...parts.slice(1)],
    },
  ]
}

/** The lines of a page in the order of the file. */
export function printedLines(pieces: readonly Piece[]): readonly TextLine[] {
  const page = groupsOf(pieces)
    .map(rawOf)
    .filter(({ text }) => text !== '')
    .flatMap(withoutTitle)
  return page.map((raw, n) => ({
    text: raw.text,
    segments: raw.parts.map(({ text, isStrong, size }) => ({ text, isStrong, size })),
    isBullet: raw.isBullet,
    level: null,
    continues: continues(page[n - 1], raw, page),
  }))
}

/** The lines of a PDF page by page, or why there are none. */
export async function linesOfPdf(
  bytes: Uint8Array,
): Promise<{ readonly pages: readonly (readonly TextLine[])[] } | { readonly fault: TextFault }> {
  let failure: unknown
  const document = await getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    failure = error
    return null
  })
  if (document === null)
    return { fault: failure instanceof Error && failure.name === 'PasswordException' ? 'protected' : 'damaged' }
  try {
    if (document.numPages > MOST_PAGES) return { fault: 'too_much' }
    const pages: (readonly TextLine[])[] = []
    let letters = 0
    for (let n = 1; n <= document.numPages; n += 1) {
      const page = await document.getPage(n)
      const { items } = await page.getTextContent()
      // Names of fonts are known once the page is understood.
      await page.getOperatorList()
      const nameIn = (font: string) => (page.commonObjs.has(font) ? nameOf(page.commonObjs.get(font)) : '')
      const isStrong = strongFonts(items, nameIn)
      const pieces = items.flatMap((item) =>
        'str' in item
          ? piecesOf([item]).map((piece) => ({ ...piece, isStrong: isStrong(item.fontName, item.str) }))
          : [],
      )
      letters += pieces.reduce((sum, { text }) => sum + text.length, 0)
      if (letters > MOST_LETTERS) return { fault: 'too_much' }
      pages.push(printedLines(pieces))
    }
    return pages.flat().length === 0 ? { fault: 'no_text' } : { pages }
  } catch {
    return { fault: 'damaged' }
  } finally {
    await document.destroy()
  }
}
/**
 * Which letters are bold: by the names of their fonts, and Ethiopic ones also where they are not in the font that most
 * of them have, because bold Ethiopic fonts are often named as if they were not.
 */
function strongFonts(
  items: readonly object[],
  nameIn: (font: string) => string,
): (font: string, text: string) => boolean {
  const used = new Map<string, number>()
  for (const item of items)
    if ('str' in item && 'fontName' in item && typeof item.str === 'string' && typeof item.fontName === 'string')
      used.set(item.fontName, (used.get(item.fontName) ?? 0) + [...item.str.matchAll(ETHIOPIC)].length)
  const [usual] = [...used].toSorted((a, b) => b[1] - a[1])[0] ?? ['']
  return (font, text) => {
    const name = nameIn(font)
    return STRONG.test(name) || (font !== usual && text.search(ETHIOPIC) >= 0 && !/italic|oblique|light/i.test(name))
  }
}
const nameOf = (font: unknown) =>
  typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string' ? font.name : ''
