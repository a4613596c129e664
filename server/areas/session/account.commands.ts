import { and, eq, ne, sql } from 'drizzle-orm'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { ROLE } from '../../../openapi/define.ts'
import { sessions } from '../../db/sign-in-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { assertAccountRoom, countAccounts, listAccounts } from './session.queries.ts'
import { takeUsername, usernameKey } from './username.keeper.ts'

/**
 * Makes an account the caller's current one and returns its username. Someone else's account and an unknown one are
 * both 403.
 */
export async function switchAccount(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  accountId: string,
  now: Date,
): Promise<string> {
  const account = (await listAccounts(tx, viewer.userId, now)).find(({ id }) => id === accountId)
  if (account === undefined) return refuse('account_forbidden', {})
  await tx.update(users).set({ currentAccountId: accountId }).where(eq(users.id, viewer.userId))
  services.events.publish(tx, 'session', viewer.sessionId)
  return account.username
}

/** Creates a company account with a username and notifies its owner's tabs. Refuses with `username_taken`. */
async function makeAccount(
  tx: Tx,
  services: Services,
  made: { readonly ownerId: string; readonly username: string; readonly now: Date },
): Promise<string> {
  const { ownerId, username, now } = made
  const account = {
    id: services.ids.uuid(),
    ownerId,
    kind: 'company',
    username: usernameKey(username),
    createdAt: now,
  } as const
  await tx.insert(accounts).values(account)
  const [owner] = await tx.select({ emailKey: users.emailKey }).from(users).where(eq(users.id, ownerId))
  const to = { accountId: account.id, emailKey: owner?.emailKey ?? '' }
  if (!(await takeUsername(tx, { key: account.username, ...to, now })))
    throw new Refusal('username_taken', {}, { username: ['validation.username_taken'] })
  await keepUserSearch(tx, ownerId)
  services.events.publish(tx, 'user', ownerId)
  return account.username
}

/** An account for a company's user who has none left. Its username is random until they choose one. */
export async function giveAccount(tx: Tx, services: Services, ownerId: string, now: Date): Promise<void> {
  await makeAccount(tx, services, { ownerId, username: `company.${services.ids.code()}`, now })
}

/**
 * Adds an account to a company's user, within the limit of its tier; the user's row is locked while they are counted.
 * Returns the username.
 */
export async function createAccount(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  username: string,
  now: Date,
): Promise<string> {
  if (viewer.role !== ROLE.company) refuse('forbidden', {})
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.userId)).for('update')
  assertAccountRoom(await countAccounts(tx, viewer.userId))
  return makeAccount(tx, services, { ownerId: viewer.userId, username, now })
}

/** Keeps how a user reads: the language, the calendar. The user's other devices hear of it. */
export async function keepPreference(
  tx: Tx,
  services: Services,
  userId: string,
  chosen: { readonly language: Language } | { readonly calendar: 'gregorian' | 'ethiopian' },
): Promise<void> {
  await tx.update(users).set(chosen).where(eq(users.id, userId))
  services.events.publish(tx, 'user', userId)
}

/** Ends one session of the user; another user's session and an unknown one are both 404. */
export async function endSession(tx: Tx, services: Services, userId: string, sessionId: string): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) refuse('not_found', {})
  services.events.publish(tx, 'session', sessionId)
}

/** Ends all sessions of the user, or all but one. */
export async function endSessions(tx: Tx, services: Services, userId: string, except: string | null): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? sql`true` : ne(sessions.id, except)))
    .returning({ id: sessions.id })
  for (const { id } of ended) services.events.publish(tx, 'session', id)
}
