import { and, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { employments, notificationCounters, notifications, offers } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { beyond } from '../../kernel/list/order.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import { visibleTo } from './notifications.policy.ts'

export type NotificationRow = typeof notifications.$inferSelect
/** A notification with what is shown of its company, and the offer of an employment. */
export interface ShownRow {
  readonly notification: NotificationRow
  readonly company: Pick<
    typeof accounts.$inferSelect,
    'publicName' | 'companyName' | 'username' | 'pictureId' | 'kind'
  > | null
  readonly offerId: string | null
  /** An unanswered job offer, which comes first. */
  readonly waits: boolean
}

/** A company's shown name in the reader's language. */
export async function findCompanyName(db: Readable, accountId: string, lang: Language): Promise<string> {
  const [row] = await db
    .select({ publicName: accounts.publicName, companyName: accounts.companyName, username: accounts.username })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row === undefined ? '' : (resolve(shownCompanyName(row), lang)?.text ?? row.username)
}

const waits = sql<boolean>`(${notifications.kind} = 'job_offer' and exists (select 1 from ${offers} where ${offers.id} = ${notifications.subjectId} and ${offers.status} in ('pending', 'modified')))`

function shown(db: Readable, viewer: Viewer, more: SQL | undefined) {
  return db
    .select({
      notification: notifications,
      // The username first: where the first of these is null, all count as missing.
      company: {
        username: accounts.username,
        publicName: accounts.publicName,
        companyName: accounts.companyName,
        pictureId: accounts.pictureId,
        kind: accounts.kind,
      },
      offerId: employments.offerId,
      waits: waits.as('waits'),
    })
    .from(notifications)
    .leftJoin(accounts, eq(accounts.id, notifications.companyAccountId))
    .leftJoin(employments, eq(employments.id, notifications.subjectId))
    .where(and(visibleTo(viewer), more))
}

/** A place in the list, as the cursor names it. */
export interface Place {
  readonly waits: boolean
  readonly createdAt: Date
  readonly id: string
}

/** Unanswered job offers first, then the newest; those after `place`. */
export async function listNotifications(
  db: Readable,
  viewer: Viewer,
  { place, limit }: { readonly place: Place | null; readonly limit: number },
): Promise<ShownRow[]> {
  const after =
    place === null
      ? undefined
      : beyond(
          [waits, notifications.createdAt, notifications.id],
          [sql`${place.waits}::boolean`, sql`${place.createdAt.toISOString()}::timestamptz`, sql`${place.id}::uuid`],
          true,
        )
  return shown(db, viewer, after)
    .orderBy(sql`waits desc`, desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
}

/** The notifications that changed after the number `since`, in the order of their changes. */
export async function listChanged(db: Readable, viewer: Viewer, since: number, limit: number): Promise<ShownRow[]> {
  return shown(db, viewer, gt(notifications.change, since)).orderBy(notifications.change).limit(limit)
}

/** One notification in the viewer's scope; others are not found. */
export async function findNotification(db: Readable, viewer: Viewer, id: string): Promise<ShownRow | undefined> {
  const [row] = await shown(db, viewer, eq(notifications.id, id))
  return row
}

/** For one day's digest: unread notifications of these kinds in that time, which are for the owners or for this user. */
export async function listForDigest(
  db: Readable,
  accountId: string,
  {
    from,
    until,
    kinds,
    userId,
    isOwner,
  }: {
    readonly from: Date
    readonly until: Date
    readonly kinds: readonly NotificationRow['kind'][]
    readonly userId: string
    readonly isOwner: boolean
  },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        or(eq(notifications.forUserId, userId), isOwner ? isNull(notifications.forUserId) : undefined),
        inArray(notifications.kind, [...kinds]),
        isNull(notifications.readAt),
        sql`${notifications.createdAt} >= ${from.toISOString()}::timestamptz and ${notifications.createdAt} < ${until.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(notifications.createdAt, notifications.id)
}

/** Has an account been notified of a kind since then, about this subject or in the name of this person? */
export async function wasTold(
  db: Readable,
  told: {
    readonly accountId: string
    readonly kind: NotificationRow['kind']
    readonly about: { readonly subjectId: string } | { readonly person: string }
    readonly since: Date
  },
): Promise<boolean> {
  const { accountId, kind, about, since } = told
  const same =
    'subjectId' in about
      ? eq(notifications.subjectId, about.subjectId)
      : sql`${notifications.values}->>'person' = ${about.person}`
  return (
    (await db.$count(
      notifications,
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.kind, kind),
        same,
        gt(notifications.createdAt, since),
      ),
    )) > 0
  )
}

export interface Counts {
  readonly unread: number
  readonly unseen: number
}
export async function countNotifications(db: Readable, viewer: Viewer): Promise<Counts> {
  const [row] = await db
    .select({
      unread: sql<number>`(count(*) filter (where ${notifications.readAt} is null))::int`,
      unseen: sql<number>`(count(*) filter (where ${notifications.seenAt} is null))::int`,
    })
    .from(notifications)
    .where(and(visibleTo(viewer), or(isNull(notifications.readAt), isNull(notifications.seenAt))))
  return row ?? { unread: 0, unseen: 0 }
}

/** The number of the account's last change; 0 before the first. */
export async function findLastChange(db: Readable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ change: notificationCounters.change })
    .from(notificationCounters)
    .where(eq(notificationCounters.accountId, accountId))
  return row?.change ?? 0
}
