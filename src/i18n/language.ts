import type { Language } from '../../openapi/define.ts'
import type { TextParts } from '../../openapi/messages/catalogue.ts'

/** The document's language and direction for each language the specification names; only `en` and `am` are offered as choices. */
export const DOCUMENT_LANGUAGE = {
  en: { lang: 'en-US', dir: 'ltr' },
  fr: { lang: 'fr-FR', dir: 'ltr' },
  am: { lang: 'am-ET', dir: 'ltr' },
  ar: { lang: 'ar', dir: 'rtl' },
} as const satisfies Record<string, { lang: string; dir: 'ltr' | 'rtl' }>

export const LANGUAGES: readonly Language[] = ['en', 'am']
export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

/** The kept choice, else the browser's first language that is offered, else English (specification §9, product.md §1). `browser` is `navigator.languages`. */
export function chooseLanguage(kept: string | null, browser: readonly string[]): Language {
  if (isLanguage(kept)) return kept
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** Sets `<html lang dir>`. */
export function setDocumentLanguage(language: Language): void {
  const { lang, dir } = DOCUMENT_LANGUAGE[language]
  document.documentElement.lang = lang
  document.documentElement.dir = dir
}

/** One part of the texts of a language, fetched once as its own chunk; Amharic with its font. */
export async function loadPart<P extends keyof TextParts>(language: Language, part: P): Promise<TextParts[P]>
export async function loadPart(language: Language, part: keyof TextParts): Promise<TextParts[keyof TextParts]> {
  if (language === 'en') return part === 'first' ? (await import('../../openapi/messages/en-first.ts')).first : (await import('../../openapi/messages/en-more.ts')).more
  const font = import('./amharic.css')
  const texts = part === 'first' ? (await import('../../openapi/messages/am-first.ts')).first : (await import('../../openapi/messages/am-more.ts')).more
  await font
  return texts
}
