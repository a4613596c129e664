import { readCookie, writeCookie } from './cookies.ts'

/**
 * The account this tab acts as. It is read from the cookie once, when the tab starts: a switch in another tab changes
 * the cookie for all, but this tab goes on as the account its forms were opened under until it reloads (product.md §1).
 */
let pinned: string | null | undefined

export function pinnedAccount(): string | null {
  if (pinned === undefined) pinned = readCookie('current_account')
  return pinned
}

/** This tab acts as another account from now on; the cookie tells tabs that start later. `null` forgets it. */
export function pinAccount(id: string | null): void {
  pinned = id
  writeCookie('current_account', id)
}
