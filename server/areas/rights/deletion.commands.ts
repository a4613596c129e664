import fs from 'node:fs/promises'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ROLE } from '../../../openapi/define.ts'
import { DAY } from '../../../openapi/durations.ts'
import { formatDate } from '../../../openapi/format/dates.ts'
import { coOwners } from '../../db/company-tables.ts'
import { dataArchives } from '../../db/rights-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { formsOf } from '../../kernel/file-names.ts'
import { addJob } from '../../kernel/jobs.ts'
import { queueMail } from '../../kernel/mail.ts'
import { tell as happens } from '../../kernel/reactions.ts'
import { refuse } from '../../kernel/refusal.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { endSessions } from '../session/account.commands.ts'
import { findGreeting, findUser, type UserRow } from '../session/session.queries.ts'
import { archivePath } from './archive.file.ts'
import { fatesOf } from './deletion.queries.ts'
import { erase } from './erasure.ts'

/** How long a user can change their mind, and how long before the end they are reminded. */
const GRACE = 14 * DAY
const REMINDED_BEFORE = 2 * DAY

/** Somebody must be left who can administrate. All of them are locked, so that two who leave at once are told apart. */
export async function isLastAdministrator(tx: Tx, user: Pick<UserRow, 'id' | 'role'>): Promise<boolean> {
  if (user.role !== ROLE.administrator) return false
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, ROLE.administrator), isNull(users.disabledAt), isNull(users.deletionDueAt)))
    .orderBy(users.id)
    .for('update')
  return !rows.some(({ id }) => id !== user.id)
}

/** Pages, cards and caches of a user's accounts are read anew. */
async function turned(tx: Tx, services: Services, accountIds: readonly string[]): Promise<void> {
  for (const id of accountIds) {
    await contentChanged(tx, services, id)
    services.events.publish(tx, 'account', id)
  }
}

/**
 * Asks for the deletion of a user. From now on their accounts have stopped as those of a disabled user have (pages and
 * links no longer answer, nobody is employed or hires through them), and every session has ended; in 14 days they are
 * deleted. Signing in until then takes it back. Refuses with `last_administrator`.
 */
export async function askForDeletion(tx: Tx, services: Services, user: UserRow, now: Date): Promise<Date> {
  if (await isLastAdministrator(tx, user)) return refuse('last_administrator', {})
  const due = new Date(now.getTime() + GRACE)
  await tx.update(users).set({ deletionDueAt: due }).where(eq(users.id, user.id))
  const payload = { userId: user.id, due: due.toISOString() }
  await addJob(tx, services, 'deletion', { ...payload, what: 'remind' }, new Date(due.getTime() - REMINDED_BEFORE))
  await addJob(tx, services, 'deletion', { ...payload, what: 'delete' }, due)
  await endSessions(tx, services, user.id, null)
  await tell(tx, services, user, 'deletion-requested', due)
  services.events.publish(tx, 'user', user.id)
  await turned(tx, services, await ownedBy(tx, user.id))
  return due
}

/** The user signed in again and wants to stay. */
export async function takeBackDeletion(tx: Tx, services: Services, userId: string): Promise<void> {
  const stayed = await tx
    .update(users)
    .set({ deletionDueAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletionDueAt)))
    .returning()
  const [user] = stayed
  if (user === undefined) return
  await queueMail(tx, services, {
    to: user.email,
    lang: user.language,
    kind: 'deletion-taken-back',
    values: { name: await findGreeting(tx, user) },
  })
  await turned(tx, services, await ownedBy(tx, userId))
}

async function ownedBy(tx: Tx, userId: string): Promise<readonly string[]> {
  const own = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.ownerId, userId), ne(accounts.kind, 'administrator')))
  const shared = await tx.select({ id: coOwners.accountId }).from(coOwners).where(eq(coOwners.userId, userId))
  return [...own, ...shared].map(({ id }) => id).toSorted()
}

async function tell(
  tx: Tx,
  services: Services,
  user: UserRow,
  kind: 'deletion-requested' | 'deletion-soon',
  due: Date,
): Promise<void> {
  const date = formatDate(todayIn(due), { lang: user.language, calendar: user.calendar })
  await queueMail(tx, services, {
    to: user.email,
    lang: user.language,
    kind,
    values: { name: await findGreeting(tx, user), date },
  })
}

const job = z.strictObject({ userId: z.uuid(), due: z.iso.datetime(), what: z.enum(['remind', 'delete']) })

/**
 * The handler of the queue `deletion`. Whatever it is asked twice is done once: it does something only while the very
 * request stands that it was made for, with the user's row locked.
 */
export async function doDeletionWork(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { userId, due, what } = job.parse(payload)
  const now = services.clock.now()
  // Whether or not its week is over: its row goes, and nobody would find the file any more.
  const [archive] = await services.db.select().from(dataArchives).where(eq(dataArchives.userId, userId))
  const files = await services.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const user = await findUser(tx, userId)
    if (user?.deletionDueAt?.toISOString() !== new Date(due).toISOString()) return null
    if (what === 'delete') return deleteForGood(tx, services, user, now)
    await tell(tx, services, user, 'deletion-soon', user.deletionDueAt)
    return null
  })
  if (files === null) return
  // Bytes go once the rows are gone for sure; what a crash leaves here is swept as without a row.
  for (const { id, type } of files)
    for (const form of formsOf(type)) await fs.rm(services.files.pathOf(id, form), { force: true })
  if (archive !== undefined) await fs.rm(archivePath(services, archive.id), { force: true })
}

/** Companies that others own too are theirs from now on; everything else goes. */
async function deleteForGood(tx: Tx, services: Services, user: UserRow, now: Date) {
  const going: string[] = []
  const concerned = await ownedBy(tx, user.id)
  for (const { id, heir } of await fatesOf(tx, user.id, user.language)) {
    if (heir === null) {
      going.push(id)
      continue
    }
    await tx.update(accounts).set({ ownerId: heir }).where(eq(accounts.id, id))
    await tx.execute(sql`delete from co_owners where account_id = ${id}::uuid and user_id = ${heir}::uuid`)
    services.events.publish(tx, 'user', heir)
  }
  await turned(tx, services, concerned)
  await happens(tx, services, 'user.leaving', { accountIds: going })
  const files = await erase(tx, { userId: user.id, emailKey: user.emailKey, accountIds: going, now })
  return files
}
