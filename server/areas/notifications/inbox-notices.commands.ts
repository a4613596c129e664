import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NoticedInbox } from '../../../openapi/schemas/notification.ts'
import { notifications } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { lockChanges, takeChanges } from './change.counter.ts'
import { mark, notify } from './notifications.commands.ts'

/** Within so long (milliseconds) an inbox is told of once, however much arrives. */
const ONCE_WITHIN = 3_600_000

const of = (inbox: NoticedInbox) =>
  and(eq(notifications.kind, 'message_received'), sql`${notifications.values}->>'inbox' = ${inbox}`)

/**
 * Tells every administrator that something new is in an inbox, in one order. Within the hour it is the same
 * notification: one that is unread stays as it is, one that was read is unread again, and no further mail is sent.
 */
export async function tellOfInbox(tx: Tx, services: Services, inbox: NoticedInbox): Promise<void> {
  const now = services.clock.now()
  const administrators = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(users, and(eq(users.id, accounts.ownerId), isNull(users.disabledAt)))
    .where(eq(accounts.kind, 'administrator'))
    .orderBy(accounts.id)
  for (const { id: accountId } of administrators) {
    // Two that arrive at once: the second waits, and then finds what the first told.
    await lockChanges(tx, accountId)
    const [last] = await tx
      .select({ id: notifications.id, readAt: notifications.readAt, createdAt: notifications.createdAt })
      .from(notifications)
      .where(and(eq(notifications.accountId, accountId), of(inbox)))
      .orderBy(desc(notifications.createdAt))
      .limit(1)
    if (last === undefined || last.createdAt.getTime() <= now.getTime() - ONCE_WITHIN) {
      if (last && last.readAt === null)
        await mark(tx, services, accountId, { as: 'read', which: eq(notifications.id, last.id) })
      await notify(tx, services, {
        accountId,
        kind: 'message_received',
        subjectId: null,
        companyAccountId: null,
        values: { inbox },
      })
    } else if (last.readAt !== null) {
      await tx
        .update(notifications)
        .set({ seenAt: null, readAt: null, change: await takeChanges(tx, accountId) })
        .where(eq(notifications.id, last.id))
      services.events.publish(tx, 'notification', accountId)
    }
  }
}

/** Marks as read, whoever has it, what was told of an inbox in which nothing waits any more. */
export async function settleInbox(tx: Tx, services: Services, inbox: NoticedInbox): Promise<void> {
  const told = await tx
    .selectDistinct({ accountId: notifications.accountId })
    .from(notifications)
    .where(and(of(inbox), isNull(notifications.readAt)))
    .orderBy(notifications.accountId)
  for (const { accountId } of told)
    await mark(tx, services, accountId, { as: 'read', which: and(of(inbox), eq(notifications.accountId, accountId)) })
}
