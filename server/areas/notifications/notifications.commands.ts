import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import type { NotificationKind } from '../../../openapi/schemas/notification.ts'
import { notifications } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { lockChanges, takeChanges } from './counter.ts'
import type { NotificationValues } from './kinds.ts'
import { mailNotification } from './notification-mail.ts'
import { visibleTo } from './notifications.policy.ts'

/**
 * Who is told what. `subjectId`: the offer, employment, licence, verification or invitation; `companyAccountId`: whose
 * name and logo stand beside it.
 */
export interface Notice<K extends NotificationKind = NotificationKind> {
  readonly accountId: string
  readonly kind: K
  readonly subjectId: string | null
  readonly companyAccountId: string | null
  readonly values: NotificationValues[K]
}

/**
 * Tells an account something: the row under the account's locked counter, the event after the commit, and mails to its
 * owners as each of them chose. A job offer that was modified is the same notification, unread again; other kinds stand
 * one by one. Two notices of one transaction go to their accounts in the order of the calls, so call in a fixed order
 * of accounts where they may meet.
 */
export async function notify<K extends NotificationKind>(tx: Tx, services: Services, notice: Notice<K>): Promise<void> {
  const { accountId, kind, subjectId, companyAccountId, values } = notice
  const now = services.clock.now()
  const row = {
    companyAccountId,
    values,
    seenAt: null,
    readAt: null,
    change: await takeChanges(tx, accountId),
    createdAt: now,
  }
  const again =
    kind === 'job_offer' && subjectId !== null
      ? await tx
          .update(notifications)
          .set(row)
          .where(
            and(
              eq(notifications.accountId, accountId),
              eq(notifications.kind, kind),
              eq(notifications.subjectId, subjectId),
            ),
          )
          .returning({ id: notifications.id })
      : []
  if (again.length === 0)
    await tx.insert(notifications).values({ ...row, id: services.ids.uuid(), accountId, kind, subjectId })
  services.events.publish(tx, 'notification', accountId)
  await mailNotification(tx, services, notice, now)
}

/**
 * Marks what the viewer sees and has not yet read, or seen, in an open list: all of it, or the one of that `id`. What
 * is read has been seen. A row that is marked already stays as it is and tells nobody.
 */
export async function markNotifications(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  { as, id }: { readonly as: 'read' | 'seen'; readonly id?: string },
): Promise<void> {
  const { accountId } = viewer
  const now = services.clock.now()
  await lockChanges(tx, accountId)
  const waiting = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        visibleTo(viewer),
        isNull(as === 'read' ? notifications.readAt : notifications.seenAt),
        id === undefined ? undefined : eq(notifications.id, id),
      ),
    )
    .orderBy(notifications.change)
  if (waiting.length === 0) return
  const first = await takeChanges(tx, accountId, waiting.length)
  const ids = waiting.map((row) => row.id)
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${notifications.id})`
  const seenAt = sql<Date>`coalesce(${notifications.seenAt}, ${now.toISOString()}::timestamptz)`
  await tx
    .update(notifications)
    .set({ seenAt, ...(as === 'read' ? { readAt: now } : {}), change: sql`${first - 1}::bigint + ${place}` })
    .where(inArray(notifications.id, ids))
  services.events.publish(tx, 'notification', accountId)
}
