import { and, eq, inArray, ne } from 'drizzle-orm'
import { ROLE, type Viewer } from '../../../openapi/define.ts'
import { coOwners, ownershipInvitations } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { noteEvents } from '../../kernel/transition.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { giveAccount } from '../session/account.commands.ts'
import { assertAccountRoom, countAccounts } from '../session/session.queries.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { answerInvitation, withdrawInvitations } from './invitations.commands.ts'
import { assertOwner, lockAccount } from './owners.policy.ts'
import { ownerName, type InvitationRow } from './owners.queries.ts'

/** Locks users before any account, in one order, so that two changes of owners never wait for each other. */
async function lockUsers(tx: Tx, ids: readonly string[]): Promise<(typeof users.$inferSelect)[]> {
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('update')
}
const note = (
  tx: Tx,
  services: Services,
  viewer: Viewer,
  accountId: string,
  event: string,
  detail: Record<string, unknown>,
): Promise<void> =>
  noteEvents(tx, [
    { lifecycle: 'ownership', id: accountId, event, status: event, actor: viewer, detail, at: services.clock.now() },
  ])

/** The accounts of a user beside this one, owned or shared: does anything remain when it goes? */
async function hasAnother(tx: Tx, userId: string, accountId: string): Promise<boolean> {
  const owned = await tx.$count(accounts, and(eq(accounts.ownerId, userId), ne(accounts.id, accountId)))
  return (
    owned > 0 || (await tx.$count(coOwners, and(eq(coOwners.userId, userId), ne(coOwners.accountId, accountId)))) > 0
  )
}

/** Whoever loses an account acts as another one from the next call on, and their invitations are void. */
async function loseAccount(
  tx: Tx,
  services: Services,
  actor: Viewer,
  userId: string,
  accountId: string,
): Promise<void> {
  await tx
    .update(users)
    .set({ currentAccountId: null })
    .where(and(eq(users.id, userId), eq(users.currentAccountId, accountId)))
  await withdrawInvitations(
    tx,
    services,
    actor,
    and(eq(ownershipInvitations.accountId, accountId), eq(ownershipInvitations.invitedBy, userId)),
  )
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
    await notify(tx, services, {
      accountId: id,
      kind: 'ownership_changed',
      subjectId: accountId,
      companyAccountId: accountId,
      values,
    })
}

/**
 * Makes the caller an owner. A share counts with nobody's tier but the principal's. Whoever takes an account over needs
 * room for it in their own tier (`account_limit`); the former principal leaves, or, where it is the only account they
 * have, stays as a co-owner.
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
  const invitation = await answerInvitation(tx, services, viewer, id, 'accept')
  // Someone who was disabled gives nothing away: a company that was stopped with its owners would go on under another
  // name.
  if (locked.some((one) => one.id === invitation.invitedBy && one.disabledAt !== null)) return refuse('token_spent', {})
  const isOwner = account.ownerId === user.id
  if (isOwner || (invitation.kind === 'transfer' && invitation.invitedBy !== account.ownerId))
    return refuse('token_spent', {})
  if (invitation.kind === 'transfer') await takeOver(tx, services, viewer, account, now)
  else
    await tx.insert(coOwners).values({ accountId: account.id, userId: user.id, createdAt: now }).onConflictDoNothing()
  await note(tx, services, viewer, account.id, invitation.kind === 'transfer' ? 'transfer' : 'join', {
    from: account.ownerId,
  })
  await tell(tx, services, account.id, {
    person: ownerName(user),
    change: invitation.kind === 'transfer' ? 'transferred' : 'joined',
    also: invitation.kind === 'transfer' ? account.ownerId : null,
  })
  services.events.publish(tx, 'user', user.id)
  services.events.publish(tx, 'account', account.id)
  return { username: account.username, kind: invitation.kind }
}

async function takeOver(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  account: { readonly id: string; readonly ownerId: string },
  now: Date,
): Promise<void> {
  const { userId } = viewer
  assertAccountRoom(await countAccounts(tx, userId))
  const former = account.ownerId
  await tx.delete(coOwners).where(and(eq(coOwners.accountId, account.id), eq(coOwners.userId, userId)))
  await tx.update(accounts).set({ ownerId: userId }).where(eq(accounts.id, account.id))
  if (await hasAnother(tx, former, account.id)) await loseAccount(tx, services, viewer, former, account.id)
  else {
    await tx.insert(coOwners).values({ accountId: account.id, userId: former, createdAt: now }).onConflictDoNothing()
    services.events.publish(tx, 'user', former)
  }
  for (const id of [userId, former]) await keepUserSearch(tx, id)
  await contentChanged(tx, services, account.id)
}

/**
 * Takes a co-owner's share: the principal anyone's, the others their own. The principal stays until the account is
 * handed over. Their next call for the account is refused; whoever has no other account gets one of their own.
 */
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
  await loseAccount(tx, services, viewer, userId, account.id)
  await note(tx, services, viewer, account.id, 'leave', { user: userId })
  await tell(tx, services, account.id, { person: ownerName(target.user), change: 'left', also: userId })
  services.events.publish(tx, 'account', account.id)
}
