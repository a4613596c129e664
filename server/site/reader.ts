import type { FastifyRequest } from 'fastify'
import type { Language } from '../../openapi/define.ts'

/** How a reader wishes to see a page. `lang` null: no wish. */
export interface Wish {
  readonly lang: Language | null
  readonly theme: 'light' | 'dark' | null
}

const COOKIES = { darkTheme: /(?:^|;\s*)darkTheme=(true|false)(?:;|$)/, current_language: /(?:^|;\s*)current_language="?(en|am)"?(?:;|$)/, access_token: /(?:^|;\s*)access_token=([A-Za-z0-9_-]{43})(?:;|$)/ } as const

/** A cookie of a public page, read from the header alone: these are the only three it looks at. */
export function cookieOf(request: FastifyRequest, name: keyof typeof COOKIES): string | null {
  const header = request.headers.cookie
  return header === undefined ? null : (COOKIES[name].exec(header)?.[1] ?? null)
}

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'am'

/** The wish for a language by `?lang=`, and the theme of the cookie that the application mirrors. */
export function wishOf(request: FastifyRequest): Wish {
  const { lang } = request.query as { lang?: unknown }
  const dark = cookieOf(request, 'darkTheme')
  return { lang: isLanguage(lang) ? lang : null, theme: dark === null ? null : dark === 'true' ? 'dark' : 'light' }
}

/** The language of the product's own pages: the wish, else the one the application keeps, else English. */
export function ownLanguage(request: FastifyRequest, wish: Wish): Language {
  if (wish.lang !== null) return wish.lang
  const kept = cookieOf(request, 'current_language')
  return isLanguage(kept) ? kept : 'en'
}
