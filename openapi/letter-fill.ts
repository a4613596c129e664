import type { LetterField } from './letter-fields.ts'
import type { RichText } from './rich-text.ts'

/** What fields say, as text in the letter’s language; one that is absent or has nothing to see is missing. */
export type FieldValues = Readonly<Partial<Record<LetterField, string | null>>>
/** A text without fields, or the fields that nothing is known of: a letter never has a blank. */
export type Filled =
  | { readonly text: RichText; readonly missing: null }
  | { readonly text: null; readonly missing: readonly LetterField[] }

/** The fields of a text, each once, in the order in which they stand. */
export const fieldsIn = (text: RichText): readonly LetterField[] => [
  ...new Set(text.flatMap((block) => block.text.flatMap(({ field }) => (field === undefined ? [] : [field])))),
]

/**
 * Fills the fields of a text: each becomes words that look as it did. What comes out is an ordinary text for every output;
 * a value is text, whatever stands in it.
 */
export function fillFields(text: RichText, values: FieldValues): Filled {
  const missing = fieldsIn(text).filter((field) => (values[field] ?? '').trim() === '')
  if (missing.length > 0) return { text: null, missing }
  return {
    missing: null,
    text: text.map((block) => ({
      ...block,
      text: block.text.map(({ field, ...span }) => ({
        ...span,
        text: field === undefined ? span.text : (values[field] ?? ''),
      })),
    })),
  }
}
