import { and, eq } from 'drizzle-orm'
import { letters } from '../../db/letters-tables.ts'
import { accounts } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { readAuthority } from '../letter-settings/route.queries.ts'
import { readNotices } from '../notifications/notifications.commands.ts'
import { tellAsked } from './letter.teller.ts'
import { askedOf } from './letters.policy.ts'
import { appendToTrail } from './trail.writer.ts'
import {
  noteStep,
  scheduleReminder,
  scheduleSettling,
  scheduleWaiting,
  SETTLED_AFTER,
  stepOf,
  type Escalation,
  type Reminder,
  type Settling,
} from './waiting.scheduler.ts'

/** A letter whose level still asks as it did at `askedAt`, held until the end; of a company for which somebody acts. */
async function stillAsking(tx: Tx, { letterId, askedAt }: Pick<Reminder, 'letterId' | 'askedAt'>) {
  const [found] = await tx
    .select({ row: letters })
    .from(letters)
    .innerJoin(accounts, eq(accounts.id, letters.accountId))
    .where(and(eq(letters.id, letterId), eq(letters.status, 'in_review'), isActive()))
    .for('no key update', { of: letters })
  const step = found === undefined ? undefined : stepOf(found.row)
  return found === undefined || step?.askedAt !== askedAt ? null : { row: found.row, step }
}

/** Tells those who have not answered a letter that it still waits for them. It may come twice. */
export const remindOfLetter = (services: Services, work: Reminder): Promise<void> =>
  services.transaction(async (tx) => {
    const asking = await stillAsking(tx, work)
    if (asking === null || (asking.step.reminders ?? 0) !== work.nth - 1) return
    const { row } = asking
    const now = services.clock.now()
    await noteStep(tx, row, { reminders: work.nth })
    await scheduleReminder(tx, services, { ...work, nth: work.nth + 1 }, now)
    const authority = await readAuthority(tx, row.accountId, now)
    await readNotices(tx, services, [row.id], ['letter_asked'])
    await tellAsked({ tx, services, authority, row, now }, 'again', () => true)
  })

/** Tells those whom a letter asks that it was changed, once its author has stopped changing it. It may come twice. */
export const askAnew = (services: Services, work: Settling): Promise<void> =>
  services.transaction(async (tx) => {
    const asking = await stillAsking(tx, work)
    if (asking?.step.isSettling !== true) return
    const { row } = asking
    const now = services.clock.now()
    if (now.getTime() - row.changedAt.getTime() < SETTLED_AFTER)
      return scheduleSettling(tx, services, work, row.changedAt)
    await scheduleWaiting(tx, services, row, now)
    const authority = await readAuthority(tx, row.accountId, now)
    await readNotices(tx, services, [row.id], ['letter_asked'])
    await tellAsked({ tx, services, authority, row, now }, 'changed', (userId) => userId !== row.authorId)
  })

/**
 * A level has waited for as many days as it may: whoever is above those whom it asks is asked too, and answers for all
 * of it. It may come twice.
 */
export const escalateLetter = (services: Services, work: Escalation): Promise<void> =>
  services.transaction(async (tx) => {
    const asking = await stillAsking(tx, work)
    if (asking === null || (asking.step.escalatedAt ?? null) !== null) return
    const { row } = asking
    const now = services.clock.now()
    const authority = await readAuthority(tx, row.accountId, now)
    const asked = new Set(askedOf(authority, row).map(({ userId }) => userId))
    const route = await noteStep(tx, row, { escalatedAt: now.toISOString() })
    const after = { ...row, route }
    services.events.publish(tx, 'letters', row.accountId)
    await tellAsked({ tx, services, authority, row: after, now }, 'above', (userId) => !asked.has(userId))
    await appendToTrail(tx, {
      accountId: row.accountId,
      letterId: row.id,
      what: 'escalate',
      facts: { level: row.level, status: row.status, version: row.version, content_version: row.contentVersion },
      at: now,
    })
  })
