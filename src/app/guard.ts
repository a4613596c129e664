import { invitationsPath, invitedAs } from '../../openapi/anchors.ts'
import { ROLE, type AccountKind } from '../../openapi/define.ts'
import { pages, type Guard, type Page } from '../../openapi/routes.ts'
import type { User } from '../../openapi/schemas/session.ts'

/** What a navigation to a page leads to. */
export type Decision =
  | { readonly to: 'page' }
  /** Signed in, but not for this person, or no business on a page for guests. */
  | { readonly to: 'redirect'; readonly path: string }
  /** Keep the wanted path, forget the session, go to the page of sign-in. */
  | { readonly to: 'login' }
  /** The page does not exist for this kind of account. */
  | { readonly to: 'missing' }

const roleIs = (user: User, ...roles: readonly number[]) => roles.includes(user.roles[0]?.id ?? 0)

function passes(guard: Guard, user: User, accountId: string | null): boolean {
  const acting = user.accounts.find((account) => account.id === accountId)
  switch (guard) {
    case 'anyone':
    case 'login':
    case 'guest':
      return true
    case 'individual':
      // While acting for a company, nobody works on their own pages: what they wrote there would be refused.
      return roleIs(user, ROLE.individual) && (acting === undefined || acting.kind === 'individual')
    case 'company':
      // Whoever owns the company that acts, a person who was given a share too.
      return acting ? acting.kind === 'company' && !acting.is_employee : roleIs(user, ROLE.company)
    case 'staff':
      return acting?.kind === 'company'
    case 'recruiter':
      return acting?.kind === 'company' && acting.rights.includes('recruiting')
    case 'employer':
      // A person hires for themselves, but not while they act for a company that gave them no part in hiring.
      return acting
        ? acting.kind === 'individual' ||
            (acting.kind === 'company' && (!acting.is_employee || acting.rights.includes('recruiting')))
        : roleIs(user, ROLE.individual, ROLE.company)
    case 'admin':
      return roleIs(user, ROLE.administrator)
    case 'individual-or-company':
      return roleIs(user, ROLE.individual, ROLE.company) && acting?.is_employee !== true
    case 'admin-or-individual':
      return roleIs(user, ROLE.administrator, ROLE.individual)
    case 'individual-and-employee':
      return roleIs(user, ROLE.individual) && (acting?.is_employee ?? false)
  }
}

/**
 * The navigation guard (specification §2 and §6, product.md §1). It is courtesy: the server decides at every call.
 * `wanted` is where a guest wanted to go before signing in; `isNew`: they have just confirmed their registration;
 * `invited`: the email that the invitation was mailed to whose link they opened.
 */
export function decide(
  page: Page,
  user: User | null,
  accountId: string | null,
  wanted: string | null,
  { isNew = false, invited = null }: { readonly isNew?: boolean; readonly invited?: string | null } = {},
): Decision {
  if (page.guard === 'anyone') return { to: 'page' }
  if (page.guard === 'guest') {
    if (!user) return { to: 'page' }
    if (user.needs_second_factor) return { to: 'redirect', path: pages.changePassword.path }
    if (invited !== null) {
      const isTheirs = invited.toLowerCase() === user.email.toLowerCase()
      // What waits for another email is not to be found here; the dashboard says so.
      return {
        to: 'redirect',
        path: isTheirs ? (wanted ?? invitationsPath) : pages.dashboard.path + invitedAs(invited),
      }
    }
    const first = isNew && roleIs(user, ROLE.individual) ? pages.welcome.path : pages.dashboard.path
    return { to: 'redirect', path: wanted ?? first }
  }
  if (!user) return { to: 'login' }
  // An administrator may do nothing else before; what they wanted would be refused.
  if (user.needs_second_factor && page.path !== pages.changePassword.path)
    return { to: 'redirect', path: pages.changePassword.path }
  if (!passes(page.guard, user, accountId)) return { to: 'redirect', path: pages.dashboard.path }
  const kind: AccountKind | undefined = user.accounts.find((account) => account.id === accountId)?.kind
  if (page.released && kind && !page.released.includes(kind)) return { to: 'missing' }
  return { to: 'page' }
}
