import { pages } from '../../../openapi/routes.ts'

/** Where the wish is kept while someone signs in: in this tab, so that it is theirs and ends with it. */
const WISH = 'follow'

export const followPath = (username: string): string => pages.follow.path.replace('{username}', username)

/** Keeps that whoever signs in next in this tab wants to follow this company. */
export const wishToFollow = (username: string): void => sessionStorage.setItem(WISH, username)

/**
 * Whether that was wanted; the wish ends with the question, so that nobody follows twice or as another person later.
 */
export function takeWish(username: string): boolean {
  const wished = sessionStorage.getItem(WISH) === username
  sessionStorage.removeItem(WISH)
  return wished
}
