import type { Language } from './define.ts'
import type { Block, LocalizedRichText, PictureBlock, RichText, Span } from './rich-text.ts'

const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')
const isSameRow = (one: Block, before: Block | undefined) =>
  one.type === 'cell' && before?.type === 'cell' && one.row === before.row && one.column > before.column
/**
 * The text alone, a line for each block and each row of a table, of a picture its caption: for search, CSV and counting.
 */
export const plainText = (text: RichText): string =>
  text
    .filter(({ text: spans }) => spans.length > 0)
    .map((one, at, said) => (at === 0 ? '' : isSameRow(one, said[at - 1]) ? ' · ' : '\n') + textOf(one.text))
    .join('')
const isPicture = (one: Block): one is PictureBlock => one.type === 'picture'
/** The pictures of a text in their order, those that stand in it twice too. */
export const picturesIn = (text: RichText): readonly PictureBlock[] => text.filter(isPicture)
/** Nothing that a reader would see. */
export const isEmpty = (text: RichText | null | undefined): boolean =>
  text == null || (plainText(text).trim() === '' && !text.some(isPicture))

/**
 * The text in the language that is wished, or in the other one where that is missing; `lang` is the language it is in.
 */
export function richTextIn(
  value: LocalizedRichText | null | undefined,
  wished: Language,
): { readonly text: RichText; readonly lang: Language } | null {
  for (const lang of [wished, wished === 'en' ? 'am' : 'en'] as const) {
    const text = value?.[lang]
    if (text && !isEmpty(text)) return { text, lang }
  }
  return null
}
