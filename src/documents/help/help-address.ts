import { pages } from '../../../openapi/routes.ts'

/** The path of an answer. */
export const answerPath = (slug: string): `/${string}` =>
  pages.helpCenterDetail.path.replace('{slug}', slug) as `/${string}`

/** The path of the help center (null) or of one of its topics. */
export const topicPath = (topic: string | null): `/${string}` =>
  topic === null ? pages.helpCenter.path : `${pages.helpCenter.path}?topic=${topic}`

/** The path of what a search found. */
export const foundPath = (q: string): `/${string}` => `${pages.helpCenter.path}?${new URLSearchParams({ q })}`

/** What a search of the help center takes: so many characters. */
export const LONGEST_SEARCH = 100
