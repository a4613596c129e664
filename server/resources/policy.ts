import { eq, type SQL } from 'drizzle-orm'
import { ROLE, type Viewer } from '../../openapi/define.ts'
import type { Binding } from './bindings.ts'

/**
 * The rows of a collection that the caller can reach: those of the active account, or all of a platform collection (no
 * condition).
 */
export function scope(binding: Binding, viewer: Viewer | null): SQL | undefined {
  if (binding.account === null) return undefined
  if (viewer === null) throw new Error('An account-owned collection has no anonymous callers.')
  return eq(binding.account, viewer.accountId)
}

/** True if the caller also sees inactive entries of a platform collection. Owners always see their hidden entries. */
export const seesAll = (binding: Binding, viewer: Viewer | null): boolean =>
  binding.account !== null || (viewer?.role === ROLE.administrator && viewer.accountKind === 'administrator')

/** What a list or an export may contain: the scope and, for readers of a platform collection, only active entries. */
export const listed = (binding: Binding, viewer: Viewer | null): readonly (SQL | undefined)[] => [
  scope(binding, viewer),
  seesAll(binding, viewer) ? undefined : eq(binding.flag.column, true),
]
