/** A piece of text as a PDF has it: `ends` if a line ends after it. */
export interface PdfPiece {
  readonly text: string
  readonly isRightToLeft: boolean
  readonly ends: boolean
  /** From the left edge and from the foot of the page, and the height of the letters, in points. */
  readonly left: number
  readonly right: number
  readonly base: number
  readonly height: number
}

/** An item of a page as the PDF library has it: a text, or the beginning or end of marked content. */
type PdfItem =
  | {
      readonly str: string
      readonly dir: string
      readonly hasEOL: boolean
      readonly transform: readonly unknown[]
      readonly width: number
    }
  | { readonly type: string }

export const piecesOf = (items: readonly PdfItem[]): readonly PdfPiece[] =>
  items.flatMap((item) => {
    if (!('str' in item)) return []
    const [, , , height, left, base] = item.transform.map(Number)
    return [
      {
        text: item.str,
        isRightToLeft: item.dir === 'rtl',
        ends: item.hasEOL,
        left: left ?? 0,
        right: (left ?? 0) + item.width,
        base: base ?? 0,
        height: Math.abs(height ?? 0),
      },
    ]
  })

const isBlank = ({ text }: PdfPiece) => text.trim() === ''

/** Right-to-left words are read from the right, in whatever order the file has them. */
function turned<P extends PdfPiece>(line: readonly P[]): readonly P[] {
  const found: P[] = []
  for (let n = 0; n < line.length;) {
    let end = n
    for (let at = n; at < line.length; at++) {
      const piece = line[at]
      if (piece?.isRightToLeft) end = at + 1
      else if (!piece || !isBlank(piece)) break
    }
    if (end === n) {
      found.push(...line.slice(n, n + 1))
      n += 1
    } else {
      found.push(...line.slice(n, end).toSorted((a, b) => b.left - a.left))
      n = end
    }
  }
  return found
}

/** The least gap between words, in heights of their letters. */
const GAP = 0.12
/** Does a piece stand away from the one before, so that a space belongs between them? */
const isApart = (before: PdfPiece, next: PdfPiece) =>
  !isBlank(before) &&
  !isBlank(next) &&
  (before.isRightToLeft && next.isRightToLeft
    ? before.left - next.right > before.height * GAP
    : next.left - before.right > before.height * GAP || next.left < before.left - before.height)

/**
 * The pieces of each line of a page, in the order of the file. A line ends where the file says so and where a piece
 * stands on another height.
 */
export function groupsOf<P extends PdfPiece>(pieces: readonly P[]): readonly (readonly P[])[] {
  const lines: P[][] = [[]]
  for (const piece of pieces) {
    const current = lines.at(-1)
    const last = current?.findLast((other) => !isBlank(other))
    if (last && !isBlank(piece) && Math.abs(last.base - piece.base) > Math.max(last.height, piece.height) * 0.5)
      lines.push([piece])
    else current?.push(piece)
    if (piece.ends) lines.push([])
  }
  return lines.map(turned)
}

/** The text of pieces that stand in a line. */
export const textOfGroup = (line: readonly PdfPiece[]): string =>
  line
    .map((piece, n, all) => {
      const before = all[n - 1]
      return before && isApart(before, piece) ? ` ${piece.text}` : piece.text
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The lines of a page as software takes them from a PDF: in the order of the file, whatever stands where on the paper. */
export const linesOf = (pieces: readonly PdfPiece[]): readonly string[] =>
  groupsOf(pieces)
    .map(textOfGroup)
    .filter((line) => line !== '')
