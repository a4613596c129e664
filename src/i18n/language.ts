import type { Language } from '../../openapi/define.ts'

/**
 * The document's language and direction for each language the specification names; only `en` and `am` are offered as
 * choices.
 */
export const DOCUMENT_LANGUAGE = {
  en: { lang: 'en-US', dir: 'ltr' },
  fr: { lang: 'fr-FR', dir: 'ltr' },
  am: { lang: 'am-ET', dir: 'ltr' },
  ar: { lang: 'ar', dir: 'rtl' },
} as const satisfies Record<string, { lang: string; dir: 'ltr' | 'rtl' }>

export interface OfferedLanguage {
  readonly value: Language
  /** Its own name, so that whoever needs it can read it. */
  readonly name: string
}
/** The languages that the application has texts of. */
export const CARRIED_LANGUAGES: readonly OfferedLanguage[] = [
  { value: 'en', name: 'English' },
  { value: 'am', name: 'አማርኛ' },
]
/** The event of the window after an administrator worded a text differently in this tab. */
export const TEXTS_CHANGED = 'sira:texts'
export const ownNameOf = (language: Language): string =>
  CARRIED_LANGUAGES.find(({ value }) => value === language)?.name ?? language
export const isLanguage = (value: unknown): value is Language =>
  CARRIED_LANGUAGES.some((language) => language.value === value)

/**
 * The kept choice, else the browser's first language that is offered, else English (specification §9, product.md §1).
 * `browser` is `navigator.languages`.
 */
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
