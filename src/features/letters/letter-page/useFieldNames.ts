import { fillFields } from '../../../../openapi/letter-fill.ts'
import { fieldText, LETTER_FIELDS, type LetterField } from '../../../../openapi/letter-fields.ts'
import type { RichText } from '../../../../openapi/rich-text.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/**
 * Merge fields for whoever reads a letter that is not filled yet: by their names in the reader's language, in brackets,
 * as the preview shows what is missing.
 */
export function useFieldNames() {
  const { t } = useTexts()
  const nameOf = (field: LetterField) => `[${t(`field.rich.field.${field}`)}]`
  return {
    inText: (body: RichText): RichText =>
      fillFields(body, Object.fromEntries(LETTER_FIELDS.map((field) => [field, nameOf(field)]))).text ?? body,
    inWords: (words: string): string =>
      LETTER_FIELDS.reduce((said, field) => said.replaceAll(fieldText(field), nameOf(field)), words),
  }
}
