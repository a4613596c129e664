import type { Language } from '../../openapi/define.ts'

/** A path of the site for a mail in this language: it opens in that language, whoever's browser it is. */
export const mailPath = (path: `/${string}`, lang: Language, token?: string): `/${string}` =>
  `${path}?${new URLSearchParams({ lang, ...(token === undefined ? {} : { token }) }).toString()}`
