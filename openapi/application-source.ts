/**
 * How somebody came to a job: by a link that the product makes for passing it on, from a feed, a mail about a search, the
 * posting's code, the job search, or in no way that is known.
 */
export const APPLICATION_SOURCES = [
  'search',
  'telegram',
  'whatsapp',
  'linkedin',
  'feed',
  'alert',
  'code',
  'direct',
] as const
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number]

/** The parameter of links to a job that says where the link stands. */
const FROM = 'from'
/** What an address says about where its reader came from; null: nothing, or nothing known. */
export const sourceOf = (said: unknown): ApplicationSource | null =>
  APPLICATION_SOURCES.find((source) => source === said) ?? null
/** The source that the query of an address names. */
export const sourceIn = (query: URLSearchParams): ApplicationSource | null => sourceOf(query.get(FROM))
/** An address that says where its link stands. */
export const fromSource = (path: `/${string}`, source: ApplicationSource | null): `/${string}` =>
  source === null ? path : `${path}${path.includes('?') ? '&' : '?'}${FROM}=${source}`
