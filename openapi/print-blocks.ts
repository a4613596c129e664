import type { Language } from './define.ts'
import { safeLink } from './format/safe-link.ts'
import { linksOf, partsOf, type ListPart } from './rich-text-parts.ts'
import type { RichText, Span } from './rich-text.ts'

/** Letters that look alike, as the typesetting engine takes them: text, bold, italic, link. */
export interface PrintRun {
  readonly t: string
  readonly b?: true
  readonly i?: true
  readonly href?: string
}
export interface PrintList {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly { readonly runs: readonly PrintRun[]; readonly lists: readonly PrintList[] }[]
}
/** A picture of a text as a paper knows it. */
export interface PrintPicture {
  /** By which it is found among the paper's pictures. */
  readonly name: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}
/** By the ids of their files. */
export type PrintPictures = ReadonlyMap<string, PrintPicture>

/** A block of a paper, as plain data. The level of a heading is counted under the paper's title: 2 or 3. */
export type PrintBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly PrintRun[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly runs: readonly PrintRun[] }
  | { readonly kind: 'quote'; readonly paragraphs: readonly (readonly PrintRun[])[] }
  | PrintList
  /** As many cells in each row; a cell is its lines. With `head` the first row names the columns. */
  | {
      readonly kind: 'table'
      readonly head: boolean
      readonly rows: readonly (readonly (readonly (readonly PrintRun[])[])[])[]
    }
  /** With what it shows in words; an empty caption is none. */
  | ({ readonly kind: 'picture'; readonly alt: string; readonly caption: string } & PrintPicture)

/**
 * The blocks of a text for the typesetting engine. Ethiopic type has no italic, so that an Amharic text is set upright.
 * Of a picture that is not among `pictures` its words stand there.
 */
export function printBlocks(
  text: RichText,
  lang: Language,
  pictures: PrintPictures = new Map(),
): readonly PrintBlock[] {
  const runs = (spans: readonly Span[]): readonly PrintRun[] =>
    linksOf(spans).flatMap(({ link, spans: linked }) => {
      const href = link === null ? null : safeLink(link)
      return linked.map(({ text: t, bold, italic }): PrintRun => ({
        t,
        ...(bold ? { b: true } : {}),
        ...(italic && lang !== 'am' ? { i: true } : {}),
        ...(href === null ? {} : { href }),
      }))
    })
  const listOf = ({ ordered, items }: ListPart): PrintList => ({
    kind: 'list',
    ordered,
    items: items.map((item) => ({ runs: runs(item.text), lists: item.lists.map(listOf) })),
  })
  return partsOf(text).flatMap((part): readonly PrintBlock[] => {
    if (part.type === 'list') return [listOf(part)]
    if (part.type === 'quote') return [{ kind: 'quote', paragraphs: part.paragraphs.map(runs) }]
    if (part.type === 'heading') return [{ kind: 'heading', level: part.level, runs: runs(part.text) }]
    if (part.type === 'table')
      return [{ kind: 'table', head: part.head, rows: part.rows.map((row) => row.map((cell) => cell.map(runs))) }]
    if (part.type === 'picture') {
      const [picture, caption] = [pictures.get(part.file_id), part.text[0]?.text]
      return picture === undefined
        ? [{ kind: 'paragraph', runs: [{ t: caption ?? part.alt }] }]
        : [{ kind: 'picture', ...picture, alt: part.alt, caption: caption ?? '' }]
    }
    return [{ kind: 'paragraph', runs: runs(part.text) }]
  })
}
