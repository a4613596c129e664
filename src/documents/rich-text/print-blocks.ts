import type { Language } from '../../../openapi/define.ts'
import { safeLink } from '../../../openapi/format/safe-link.ts'
import { linksOf, partsOf, type ListPart } from '../../../openapi/rich-text-parts.ts'
import type { RichText, Span } from '../../../openapi/rich-text.ts'

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
/** A block of a paper, as plain data. The level of a heading is counted under the paper's title: 2 or 3. */
export type PrintBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly PrintRun[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly runs: readonly PrintRun[] }
  | { readonly kind: 'quote'; readonly paragraphs: readonly (readonly PrintRun[])[] }
  | PrintList

/**
 * The blocks of a text for the typesetting engine. Ethiopic type has no italic, so that an Amharic text is set upright.
 */
export function printBlocks(text: RichText, lang: Language): readonly PrintBlock[] {
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
    // No text that is set on paper may have tables; one that has some all the same loses no word.
    if (part.type === 'table')
      return part.rows.map((row) => ({
        kind: 'paragraph',
        runs: row.flat().flatMap((line) => [...runs(line), { t: ' ' }]),
      }))
    // Neither may it have pictures; the words of one are kept.
    if (part.type === 'picture') return [{ kind: 'paragraph', runs: [{ t: part.text[0]?.text ?? part.alt }] }]
    return [{ kind: 'paragraph', runs: runs(part.text) }]
  })
}
