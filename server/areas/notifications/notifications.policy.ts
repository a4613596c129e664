import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { notifications } from '../../db/company-tables.ts'
import { RECRUITING_KINDS } from './notification-kinds.ts'

/** The notifications of the account in use: its owners see all, employees what their rights permit (product.md §4). */
export function visibleTo(viewer: Viewer): SQL | undefined {
  const own = eq(notifications.accountId, viewer.accountId)
  if (!viewer.isEmployee) return own
  return viewer.rights.includes('recruiting')
    ? and(own, inArray(notifications.kind, [...RECRUITING_KINDS]))
    : sql`false`
}
