import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import type { NotificationKind } from '../../../openapi/schemas/notification.ts'
import { notifications } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { Happenings } from '../../kernel/reactions.ts'
import { lockChanges, takeChanges } from './change.counter.ts'
import { settledBy, type NotificationValues } from './notification-kinds.ts'
import { mailNotification, type NoticeMail } from './notification.mailer.ts'
import { visibleTo } from './notifications.policy.ts'

/**
 * Who gets which notification. `subjectId`: the offer, employment, licence, verification or invitation;
 * `companyAccountId`: the company whose name and logo are shown, or the account of a person who asks for something.
 */
export interface Notice<K extends NotificationKind = NotificationKind> {
  readonly accountId: string
  /** The one of those who act for the account whom it is for; absent: all whom it concerns. */
  readonly forUserId?: string
  readonly kind: K
  readonly subjectId: string | null
  readonly companyAccountId: string | null
  readonly values: NotificationValues[K]
  /** Of a mail that goes to one of the account's owners alone. */
  readonly mail?: NoticeMail
  /** The mail in the sender's own words, for those who want mails at once; null, or absent: the usual one. */
  readonly letter?: Parameters<typeof mailNotification>[2]['letter']
}

/** The kinds that say anew what was said of the same thing. */
const RENEWED: ReadonlySet<NotificationKind> = new Set([
  'job_offer',
  'new_applications',
  'replies_due',
  'job_alert',
  'applicant_message',
  'employer_message',
])

/**
 * Notifies an account: the row under the account's locked counter, the event after the commit, and mails to its owners
 * as each has chosen, or to the one whom it is for. A modified job offer, one more application for a posting, the next
 * replies that are due for it, more jobs of a saved search, and one more message about an application are the same notification, unread again; other
 * kinds are separate. Within one
 * transaction accounts are locked in the order of the calls, so notify several in a fixed order.
 */
export async function notify<K extends NotificationKind>(tx: Tx, services: Services, notice: Notice<K>): Promise<void> {
  const { accountId, forUserId = null, kind, subjectId, companyAccountId, values } = notice
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
    RENEWED.has(kind) && subjectId !== null
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
    await tx.insert(notifications).values({ ...row, id: services.ids.uuid(), accountId, forUserId, kind, subjectId })
  services.events.publish(tx, 'notification', accountId)
  await mailNotification(tx, services, notice, now)
}

/**
 * Marks notifications that the viewer may see as read, or as seen: all of them, or the one with that `id`. A read one
 * is also seen. Rows that are marked already stay as they are and publish nothing.
 */
export const markNotifications = (
  tx: Tx,
  services: Services,
  viewer: Viewer,
  { as, id }: { readonly as: 'read' | 'seen'; readonly id?: string },
): Promise<void> =>
  mark(tx, services, viewer.accountId, {
    as,
    which: and(visibleTo(viewer), id === undefined ? undefined : eq(notifications.id, id)),
  })

/**
 * Marks as read what an event of a life cycle has settled: an offer was answered, a request decided, an invitation
 * accepted.
 */
export const settleNotices = (
  tx: Tx,
  services: Services,
  { lifecycle, ids, event }: Happenings['life.moved'],
): Promise<void> => readNotices(tx, services, ids, settledBy(lifecycle, event))

/** Marks as read, whoever has it, what is told of these rows in these kinds. The accounts are taken in one order. */
export async function readNotices(
  tx: Tx,
  services: Services,
  about: readonly string[],
  kinds: readonly NotificationKind[],
): Promise<void> {
  if (kinds.length === 0) return
  const which = and(
    sql`${notifications.subjectId} = any(${sql.param(about)}::uuid[])`,
    inArray(notifications.kind, [...kinds]),
  )
  const told = await tx
    .selectDistinct({ accountId: notifications.accountId })
    .from(notifications)
    .where(and(which, isNull(notifications.readAt)))
    .orderBy(notifications.accountId)
  for (const { accountId } of told)
    await mark(tx, services, accountId, { as: 'read', which: and(which, eq(notifications.accountId, accountId)) })
}

/** Marks those of the notifications meant, all of one account, that are not marked yet. */
export async function mark(
  tx: Tx,
  services: Services,
  accountId: string,
  { as, which }: { readonly as: 'read' | 'seen'; readonly which: SQL | undefined },
): Promise<void> {
  const now = services.clock.now()
  await lockChanges(tx, accountId)
  const waiting = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(which, isNull(as === 'read' ? notifications.readAt : notifications.seenAt)))
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
