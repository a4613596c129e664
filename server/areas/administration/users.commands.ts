import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { history } from '../../db/platform-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { refuse } from '../../kernel/refusal.ts'
import { endSessions } from '../session/account.commands.ts'
import { findGreeting, type UserRow } from '../session/session.queries.ts'
import { contentChanged } from '../site/site.commands.ts'
import { readUser } from './users.queries.ts'

/** Who is changed by whom, and what of them was seen. */
interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer
  readonly userId: string
  readonly version: number
  readonly lang: Language
}
type Event = 'disable' | 'enable'

/** The one update that both are: only from the other state, and only of the version that was seen. */
async function turn({ tx, services, viewer, userId, version, lang }: Change, event: Event, set: Partial<typeof users.$inferInsert>): Promise<UserRow> {
  const is = event === 'disable' ? isNull : isNotNull
  const [changed] = await tx
    .update(users)
    .set({ ...set, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, userId), eq(users.version, version), is(users.disabledAt)))
    .returning()
  if (changed !== undefined) {
    const [status, at] = [event === 'disable' ? 'disabled' : 'active', services.clock.now()]
    await tx
      .insert(history)
      .values({ lifecycle: 'user', subjectId: userId, event, status, userId: viewer.userId, accountId: viewer.accountId, detail: { reason: changed.disabledReason }, at })
    return changed
  }
  const current = await readUser(tx, services, viewer, userId, lang)
  const isDisabled = current.disabled_at !== null
  if (isDisabled === (event === 'disable')) return refuse('not_pending', { status: isDisabled ? 'disabled' : 'active' })
  return refuse('stale', { current })
}

/** The pages of all accounts that the user owns, as readers see them from now on. */
async function turnPages(tx: Tx, services: Services, userId: string): Promise<void> {
  const owned = await tx.select({ id: accounts.id, kind: accounts.kind }).from(accounts).where(eq(accounts.ownerId, userId)).orderBy(accounts.id)
  for (const { id, kind } of owned) if (kind !== 'administrator') await contentChanged(tx, services, id)
}

/**
 * Disables a user: every session ends, so that the next call is refused; pages and links of theirs answer no more; the reason is mailed.
 * Two administrators who disable each other at once are locked in one order, and the second is no longer one.
 */
export async function disableUser(change: Change, reason: string): Promise<Awaited<ReturnType<typeof readUser>>> {
  const { tx, services, viewer, userId, lang } = change
  if (userId === viewer.userId) return refuse('forbidden', {})
  const locked = await tx
    .select({ id: users.id, disabledAt: users.disabledAt })
    .from(users)
    .where(inArray(users.id, [userId, viewer.userId]))
    .orderBy(users.id)
    .for('update')
  if (locked.find(({ id }) => id === viewer.userId)?.disabledAt !== null) return refuse('unauthenticated', {})
  const user = await turn(change, 'disable', { disabledAt: services.clock.now(), disabledReason: reason })
  await endSessions(tx, services, userId, null)
  services.events.publish(tx, 'user', userId)
  await turnPages(tx, services, userId)
  await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'user-disabled', values: { name: await findGreeting(tx, user), reason } })
  return readUser(tx, services, viewer, userId, lang)
}

/** Lets a disabled user sign in again; their pages answer as before. */
export async function enableUser(change: Change): Promise<Awaited<ReturnType<typeof readUser>>> {
  const { tx, services, viewer, userId, lang } = change
  const user = await turn(change, 'enable', { disabledAt: null, disabledReason: null })
  await turnPages(tx, services, userId)
  await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'user-enabled', values: { name: await findGreeting(tx, user) } })
  return readUser(tx, services, viewer, userId, lang)
}
