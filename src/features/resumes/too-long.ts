import type { Translate } from '../../i18n/useTexts.ts'

/** What is said of a text with more than `most` characters, which is kept whole; undefined where it fits. */
export const tooLong = (text: string, most: number, t: Translate): string | undefined =>
  text.length > most ? t('field.too_long', { count: text.length - most, maximum: most }) : undefined
