import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { notifications } from '../../db/company-tables.ts'
import { RECRUITING_KINDS } from './notification-kinds.ts'

/**
 * The notifications of the account in use: its owners see all, employees what their rights permit (product.md §4). What
 * is for one person alone nobody else sees.
 */
export function visibleTo(viewer: Viewer): SQL | undefined {
  const { accountId, forUserId, kind } = notifications
  const mine = eq(forUserId, viewer.userId)
  const shared = !viewer.isEmployee
    ? isNull(forUserId)
    : viewer.rights.includes('recruiting')
      ? and(isNull(forUserId), inArray(kind, [...RECRUITING_KINDS]))
      : undefined
  return and(eq(accountId, viewer.accountId), shared === undefined ? mine : or(shared, mine))
}
