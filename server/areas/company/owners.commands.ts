import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { ROLE, type Viewer } from '../../../openapi/define.ts'
import type { ownershipInvitationBody } from '../../../openapi/schemas/company.ts'
import { coOwners, ownershipInvitations } from '../../db/company-tables.ts'
import { history } from '../../db/platform-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { keepUserSearch } from '../administration/user-search.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { giveAccount } from '../session/account.commands.ts'
import { countAccounts } from '../session/session.queries.ts'
import { contentChanged } from '../site/site.commands.ts'
import { findOwners, findWaiting, ownerName, type InvitationRow } from './owners.queries.ts'

const DAY = 86_400_000
/** An invitation waits so long (milliseconds). */
const INVITATION_LIFE = 7 * DAY
/** Owners and waiting invitations of one account together. */
export const MOST_OWNERS = 20

/** Locks users before any account, in one order, so that two changes of owners never wait for each other. */
async function lockUsers(tx: Tx, ids: readonly string[]): Promise<(typeof users.$inferSelect)[]> {
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('update')
}
/** Changes of who owns an account follow one another. */
async function lockAccount(tx: Tx, accountId: string) {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  return account ?? refuse('not_found', {})
}
const note = (tx: Tx, services: Services, viewer: Viewer, accountId: string, event: string, detail: Record<string, unknown>) =>
  tx
    .insert(history)
    .values({ lifecycle: 'ownership', subjectId: accountId, event, status: event, userId: viewer.userId, accountId: viewer.accountId, detail, at: services.clock.now() })

/** Does a user own the account still? Asked again under its lock: whoever lost it meanwhile changes nothing. */
async function assertOwner(tx: Tx, account: { readonly id: string; readonly ownerId: string }, userId: string): Promise<void> {
  if (account.ownerId === userId) return
  const [share] = await tx
    .select({ userId: coOwners.userId })
    .from(coOwners)
    .where(and(eq(coOwners.accountId, account.id), eq(coOwners.userId, userId)))
  if (!share) refuse('account_forbidden', {})
}

/**
 * Keeps an invitation, in the place of one that waits for the same e-mail. Whether the e-mail is someone's is not looked at here: the
 * worker of the outbox decides who is told and how, so answer and time are the same. Only the principal hands the account over.
 */
export async function inviteOwner(tx: Tx, services: Services, viewer: Viewer, body: z.output<typeof ownershipInvitationBody>, now: Date): Promise<void> {
  const { accountId, userId } = viewer
  const account = await lockAccount(tx, accountId)
  await assertOwner(tx, account, userId)
  if (body.kind === 'transfer' && account.ownerId !== userId) refuse('forbidden', {})
  const emailKey = body.email.toLowerCase()
  const { principal, others } = await findOwners(tx, accountId)
  if ([principal, ...others].some((owner) => owner.emailKey === emailKey && (owner.userId === userId || body.kind === 'share')))
    invalid({ email: [principal.userId === userId && principal.emailKey === emailKey ? 'validation.own_email' : 'validation.duplicate'] })
  const waiting = (await findWaiting(tx, accountId, now)).filter((one) => one.emailKey !== emailKey)
  if (waiting.length + others.length + 1 >= MOST_OWNERS) refuse('limit_reached', { limit: MOST_OWNERS })
  await tx
    .delete(ownershipInvitations)
    .where(and(eq(ownershipInvitations.accountId, accountId), eq(ownershipInvitations.emailKey, emailKey), isNull(ownershipInvitations.answeredAt)))
  const id = services.ids.uuid()
  await tx
    .insert(ownershipInvitations)
    .values({ id, accountId, emailKey, kind: body.kind, invitedBy: userId, expiresAt: new Date(now.getTime() + INVITATION_LIFE), createdAt: now })
  await addJob(tx, services, 'company', { about: 'ownership', id })
}

/** Whoever has just confirmed an e-mail is told of the invitations that waited for it. */
export async function tellInvitations(tx: Tx, services: Services, emailKey: string, now: Date): Promise<void> {
  const waiting = await tx
    .select({ id: ownershipInvitations.id })
    .from(ownershipInvitations)
    .where(and(eq(ownershipInvitations.emailKey, emailKey), isNull(ownershipInvitations.answeredAt), gt(ownershipInvitations.expiresAt, now)))
  for (const { id } of waiting) await addJob(tx, services, 'company', { about: 'ownership', id })
}

/** Takes an invitation of the account back. */
export async function cancelInvitation(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const gone = await tx
    .delete(ownershipInvitations)
    .where(and(eq(ownershipInvitations.id, id), eq(ownershipInvitations.accountId, viewer.accountId), isNull(ownershipInvitations.answeredAt)))
    .returning({ id: ownershipInvitations.id })
  if (gone.length === 0) refuse('not_found', {})
}

/** The caller's invitation, answered now: of two answers at once one counts. Another's does not exist; one that is over is `token_spent`. */
async function answer(tx: Tx, viewer: Viewer, id: string, now: Date): Promise<InvitationRow> {
  const emailKey = tx.select({ key: users.emailKey }).from(users).where(eq(users.id, viewer.userId))
  const mine = and(eq(ownershipInvitations.id, id), eq(ownershipInvitations.emailKey, emailKey))
  const [found] = await tx.select({ accountId: ownershipInvitations.accountId }).from(ownershipInvitations).where(mine)
  if (!found) return refuse('not_found', {})
  const [answered] = await tx
    .update(ownershipInvitations)
    .set({ answeredAt: now })
    .where(and(mine, isNull(ownershipInvitations.answeredAt), gt(ownershipInvitations.expiresAt, now)))
    .returning()
  return answered ?? refuse('token_spent', {})
}

export const declineOwnership = async (tx: Tx, viewer: Viewer, id: string, now: Date): Promise<void> => void (await answer(tx, viewer, id, now))

/** The accounts of a user beside this one, owned or shared: does anything remain when it goes? */
async function hasAnother(tx: Tx, userId: string, accountId: string): Promise<boolean> {
  const owned = await tx.$count(accounts, and(eq(accounts.ownerId, userId), ne(accounts.id, accountId)))
  return owned > 0 || (await tx.$count(coOwners, and(eq(coOwners.userId, userId), ne(coOwners.accountId, accountId)))) > 0
}

/** Whoever loses an account acts as another one from the next call on, and their invitations are void. */
async function loseAccount(tx: Tx, services: Services, userId: string, accountId: string): Promise<void> {
  await tx
    .update(users)
    .set({ currentAccountId: null })
    .where(and(eq(users.id, userId), eq(users.currentAccountId, accountId)))
  await tx
    .delete(ownershipInvitations)
    .where(and(eq(ownershipInvitations.accountId, accountId), eq(ownershipInvitations.invitedBy, userId), isNull(ownershipInvitations.answeredAt)))
  services.events.publish(tx, 'user', userId)
}

/** Tells the account, and whoever else it concerns in the account of theirs, who owns it now. */
async function tell(
  tx: Tx,
  services: Services,
  accountId: string,
  about: { readonly person: string; readonly change: 'joined' | 'left' | 'transferred'; readonly also: string | null },
) {
  const { also, ...values } = about
  const own =
    also === null
      ? []
      : await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(and(eq(accounts.ownerId, also), ne(accounts.id, accountId)))
          .orderBy(accounts.createdAt, accounts.id)
          .limit(1)
  for (const id of [accountId, ...own.map((account) => account.id)].toSorted())
    await notify(tx, services, { accountId: id, kind: 'ownership_changed', subjectId: accountId, companyAccountId: accountId, values })
}

/**
 * Makes the caller an owner. A share counts with nobody's tier but the principal's. Whoever takes an account over needs room for it in
 * their own tier (`account_limit`); the former principal leaves, or, where it is the only account they have, stays as a co-owner.
 */
export async function acceptOwnership(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<{ readonly username: string; readonly kind: InvitationRow['kind'] }> {
  const [seen] = await tx
    .select({ accountId: accounts.id, ownerId: accounts.ownerId, invitedBy: ownershipInvitations.invitedBy })
    .from(ownershipInvitations)
    .innerJoin(accounts, eq(accounts.id, ownershipInvitations.accountId))
    .where(eq(ownershipInvitations.id, id))
  const locked = await lockUsers(tx, [viewer.userId, ...(seen ? [seen.ownerId, seen.invitedBy] : [])])
  const user = locked.find((one) => one.id === viewer.userId)
  if (!seen || !user || user.role === ROLE.administrator) return refuse('not_found', {})
  const account = await lockAccount(tx, seen.accountId)
  const invitation = await answer(tx, viewer, id, now)
  // Someone who was disabled gives nothing away: a company that was stopped with its owners would go on under another name.
  if (locked.some((one) => one.id === invitation.invitedBy && one.disabledAt !== null)) return refuse('token_spent', {})
  const isOwner = account.ownerId === user.id
  if (isOwner || (invitation.kind === 'transfer' && invitation.invitedBy !== account.ownerId)) return refuse('token_spent', {})
  if (invitation.kind === 'transfer') await takeOver(tx, services, user.id, account, now)
  else await tx.insert(coOwners).values({ accountId: account.id, userId: user.id, createdAt: now }).onConflictDoNothing()
  await note(tx, services, viewer, account.id, invitation.kind === 'transfer' ? 'transfer' : 'join', { from: account.ownerId })
  await tell(tx, services, account.id, {
    person: ownerName(user),
    change: invitation.kind === 'transfer' ? 'transferred' : 'joined',
    also: invitation.kind === 'transfer' ? account.ownerId : null,
  })
  services.events.publish(tx, 'user', user.id)
  services.events.publish(tx, 'account', account.id)
  return { username: account.username, kind: invitation.kind }
}

async function takeOver(tx: Tx, services: Services, userId: string, account: { readonly id: string; readonly ownerId: string }, now: Date): Promise<void> {
  const count = await countAccounts(tx, userId)
  if (count.used >= count.limit) refuse('account_limit', count)
  const former = account.ownerId
  await tx.delete(coOwners).where(and(eq(coOwners.accountId, account.id), eq(coOwners.userId, userId)))
  await tx.update(accounts).set({ ownerId: userId }).where(eq(accounts.id, account.id))
  if (await hasAnother(tx, former, account.id)) await loseAccount(tx, services, former, account.id)
  else {
    await tx.insert(coOwners).values({ accountId: account.id, userId: former, createdAt: now }).onConflictDoNothing()
    services.events.publish(tx, 'user', former)
  }
  for (const id of [userId, former]) await keepUserSearch(tx, id)
  await contentChanged(tx, services, account.id)
}

/** Takes a co-owner's share: the principal anyone's, the others their own. The principal stays until the account is handed over. Their next call for the account is refused; whoever has no other account gets one of their own. */
export async function removeOwner(tx: Tx, services: Services, viewer: Viewer, userId: string): Promise<void> {
  await lockUsers(tx, [userId])
  const account = await lockAccount(tx, viewer.accountId)
  await assertOwner(tx, account, viewer.userId)
  if (userId === account.ownerId) return refuse('last_owner', {})
  const [target] = await tx
    .select({ user: users })
    .from(coOwners)
    .innerJoin(users, eq(users.id, coOwners.userId))
    .where(and(eq(coOwners.accountId, account.id), eq(coOwners.userId, userId)))
  if (!target) return refuse('not_found', {})
  if (account.ownerId !== viewer.userId && viewer.userId !== userId) return refuse('forbidden', {})
  await tx.delete(coOwners).where(and(eq(coOwners.accountId, account.id), eq(coOwners.userId, userId)))
  if (!(await hasAnother(tx, userId, account.id))) await giveAccount(tx, services, userId, services.clock.now())
  await loseAccount(tx, services, userId, account.id)
  await note(tx, services, viewer, account.id, 'leave', { user: userId })
  await tell(tx, services, account.id, { person: ownerName(target.user), change: 'left', also: userId })
  services.events.publish(tx, 'account', account.id)
}
