import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '../../openapi/define.ts'

/** How a reader wishes to see a page. `lang` null: no wish. */
export interface Wish {
  readonly lang: Language | null
  readonly theme: 'light' | 'dark' | null
}
/** What is looked at of a request: its headers and its query as parsed. */
export interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly query: unknown
}

const COOKIES = {
  darkTheme: /(?:^|;\s*)darkTheme=(true|false)(?:;|$)/,
  current_language: /(?:^|;\s*)current_language="?(en|am)"?(?:;|$)/,
  access_token: /(?:^|;\s*)access_token=([A-Za-z0-9_-]{43})(?:;|$)/,
  farewell: /(?:^|;\s*)farewell=(done|failed)(?:;|$)/,
} as const

/** A cookie of a public page, read from the header alone: these are the only ones it looks at. */
export const cookieOf = ({ cookie }: IncomingHttpHeaders, name: keyof typeof COOKIES): string | null => (cookie === undefined ? null : (COOKIES[name].exec(cookie)?.[1] ?? null))

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'am'

/** The theme of the cookie that the application mirrors; null: as the system says. */
export function themeOf(headers: IncomingHttpHeaders): Wish['theme'] {
  const dark = cookieOf(headers, 'darkTheme')
  return dark === null ? null : dark === 'true' ? 'dark' : 'light'
}

/** The wish for a language by `?lang=`, and the theme. */
export function wishOf({ headers, query }: Asked): Wish {
  const { lang } = query as { lang?: unknown }
  return { lang: isLanguage(lang) ? lang : null, theme: themeOf(headers) }
}

/** The language of the product's own pages: the wish, else the one the application keeps, else the browser's, else English. */
export function ownLanguage({ headers }: Asked, wish: Wish): Language {
  if (wish.lang !== null) return wish.lang
  const kept = cookieOf(headers, 'current_language')
  if (isLanguage(kept)) return kept
  return /(?:^|,)\s*(am|en)\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase() === 'am' ? 'am' : 'en'
}

/** The name under which one page's variants are kept. */
export const variantOf = ({ lang, theme }: Wish): string => `${lang ?? ''} ${theme ?? ''}`
