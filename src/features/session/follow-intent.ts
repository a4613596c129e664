import { pages } from '../../../openapi/routes.ts'

/** Where the intent to follow is stored during sign-in: in this tab only. */
const WISH = 'follow'

export const followPath = (username: string): string => pages.follow.path.replace('{username}', username)

/** Remembers that the next person who signs in in this tab wants to follow this company. */
export const wishToFollow = (username: string): void => sessionStorage.setItem(WISH, username)

/** Returns whether that was wanted and forgets it, so nobody follows twice or as another person later. */
export function takeWish(username: string): boolean {
  const wished = sessionStorage.getItem(WISH) === username
  sessionStorage.removeItem(WISH)
  return wished
}
