import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '../../openapi/define.ts'

/** The variant of a page that a reader asks for. `lang` is null if the request does not say. */
export interface Wish {
  readonly lang: Language | null
  readonly theme: 'light' | 'dark' | null
}
/** The parts of a request that are used: its headers and its parsed query. */
export interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly query: unknown
}

const COOKIES = {
  darkTheme: /(?:^|;\s*)darkTheme=(true|false)(?:;|$)/,
  current_language: /(?:^|;\s*)current_language="?(en|am)"?(?:;|$)/,
  access_token: /(?:^|;\s*)access_token=([A-Za-z0-9_-]{43})(?:;|$)/,
  current_account: /(?:^|;\s*)current_account=([0-9a-f-]{36})(?:;|$)/,
  /** Opens a resume with a password to whoever entered it. */
  resume_pass: /(?:^|;\s*)resume_pass=([A-Za-z0-9_.-]{20,600})(?:;|$)/,
  /** Opens the text of a letter to whoever had its key. */
  letter_pass: /(?:^|;\s*)letter_pass=([A-Za-z0-9_.-]{20,600})(?:;|$)/,
  farewell: /(?:^|;\s*)farewell=(done|failed|deleted)(?:;|$)/,
} as const

/** The only cookies that public pages read. */
export const cookieOf = ({ cookie }: IncomingHttpHeaders, name: keyof typeof COOKIES): string | null =>
  cookie === undefined ? null : (COOKIES[name].exec(cookie)?.[1] ?? null)

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'am'

/** The theme from the cookie that the application sets; null means that of the system. */
export function themeOf(headers: IncomingHttpHeaders): Wish['theme'] {
  const dark = cookieOf(headers, 'darkTheme')
  return dark === null ? null : dark === 'true' ? 'dark' : 'light'
}

/** The language from `?lang=`, and the theme. */
export function wishOf({ headers, query }: Asked): Wish {
  const { lang } = query as { lang?: unknown }
  return { lang: isLanguage(lang) ? lang : null, theme: themeOf(headers) }
}

/**
 * The language of the product's own pages: from `?lang=`, the application's cookie or the browser, otherwise English.
 */
export function ownLanguage({ headers }: Asked, wish: Wish): Language {
  if (wish.lang !== null) return wish.lang
  const kept = cookieOf(headers, 'current_language')
  if (isLanguage(kept)) return kept
  return /(?:^|,)\s*(am|en)\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase() === 'am' ? 'am' : 'en'
}

/** The cache key of a variant. */
export const variantOf = ({ lang, theme }: Wish): string => `${lang ?? ''} ${theme ?? ''}`
