import { eq, type SQL } from 'drizzle-orm'
import { ROLE, type Viewer } from '../../openapi/define.ts'
import type { Binding } from './bindings.ts'

/** The rows of a collection that belong to the caller's reach at all: the account's own, or the one platform collection (no filter). */
export function scope(binding: Binding, viewer: Viewer | null): SQL | undefined {
  if (binding.account === null) return undefined
  if (viewer === null) throw new Error('An account-owned collection has no anonymous callers.')
  return eq(binding.account, viewer.accountId)
}

/** True for a caller who sees inactive entries of a platform collection too. Owners see their invisible ones. */
export const seesAll = (binding: Binding, viewer: Viewer | null): boolean =>
  binding.account !== null || (viewer?.role === ROLE.administrator && viewer.accountKind === 'administrator')

/** What a list or an export may show: the scope, and for readers of a platform collection active entries alone. */
export const listed = (binding: Binding, viewer: Viewer | null): readonly (SQL | undefined)[] => [
  scope(binding, viewer),
  seesAll(binding, viewer) ? undefined : eq(binding.flag.column, true),
]
