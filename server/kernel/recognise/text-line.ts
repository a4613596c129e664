/** Words of a line that are set alike and stand together. */
export interface Segment {
  readonly text: string
  readonly isStrong: boolean
  /** Height of the letters in points; 0 where nobody says it. */
  readonly size: number
}

/** A line of a printed page, or a paragraph of a word processor, as it is read. */
export interface TextLine {
  /** As it stands there, with the sign of a bullet. */
  readonly text: string
  /** The same without that sign, parted where the setting changes, at tabs and at wide gaps. */
  readonly segments: readonly Segment[]
  readonly isBullet: boolean
  /** Where a word processor calls it a heading: its level, 0 for the title of the document. */
  readonly level: number | null
  /**
   * Whether it may be one paragraph with the line before, set in the same way: `full` where that had no room for its
   * first word, `likely` where it went almost as far.
   */
  readonly continues: 'full' | 'likely' | null
}

/** Lines that belong together, as one. */
export interface Block {
  readonly lines: readonly TextLine[]
  readonly segments: readonly Segment[]
  readonly text: string
  readonly isBullet: boolean
  readonly isStrong: boolean
}

const BULLET = /^(?:[•▪◦‣●○■□➢➤✓✔\u00b7\uf0b7\uf0a7\uf0d8*]|[-–—](?=\s))\s*/
export const isBulletText = (text: string): boolean => BULLET.test(text) && text.replace(BULLET, '') !== ''
export const withoutBullet = (text: string): string => text.replace(BULLET, '')

/** An address that was broken at the end of a line goes on without a space, and so does a word after its hyphen. */
const joinTexts = (before: string, next: string) =>
  /\S[-‐]$/.test(before) || /\S*(?:[/@]\S*|www\.\S*)[./_?=&-]$/.test(before) ? before + next : `${before} ${next}`

function mergeSegments(before: readonly Segment[], next: readonly Segment[]): readonly Segment[] {
  const [last, first] = [before.at(-1), next[0]]
  if (!last || !first) return [...before, ...next]
  return [...before.slice(0, -1), { ...last, text: joinTexts(last.text, first.text) }, ...next.slice(1)]
}

const isOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')
const opensSmall = (text: string) => /^[\p{Ll}\d()]/u.test(text)

/** Does a line go on with the block before it? In a list of short names only what cannot begin one does. */
function goesOn(block: Block, line: TextLine, { isList, isPeriod }: Joining): boolean {
  if (line.isBullet || line.level !== null) return false
  if (isPeriod?.(`${block.text} ${line.text}`) === true && !isPeriod(block.text)) return true
  if (line.continues === null) return false
  if (isOpen(block.text) || /[,፣&/-]$/.test(block.text)) return true
  return !isList || opensSmall(line.text) || (line.continues === 'full' && /^[\u1200-\u135a]/.test(line.text))
}
/** How lines are joined: those of a list of short names, and where a text that is wholly a period was broken. */
interface Joining {
  readonly isList: boolean
  readonly isPeriod?: (text: string) => boolean
}

/** Lines as the paragraphs that they were before they were broken to fit. */
export function blocksOf(lines: readonly TextLine[], joining: Joining): readonly Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last && goesOn(last, line, joining))
      blocks[blocks.length - 1] = {
        ...last,
        lines: [...last.lines, line],
        segments: mergeSegments(last.segments, line.segments),
        text: joinTexts(last.text, line.text),
      }
    else
      blocks.push({
        lines: [line],
        segments: line.segments,
        text: withoutBulletOf(line),
        isBullet: line.isBullet,
        isStrong: line.segments[0]?.isStrong === true,
      })
  }
  return blocks
}
const withoutBulletOf = ({ text, isBullet }: TextLine) => (isBullet ? withoutBullet(text) : text)

/** Sentences rather than a name of something. */
export const isProse = ({ text }: Pick<Block, 'text'>): boolean =>
  text.length > 110 || (text.length > 40 && /[.።!?]$/.test(text))
