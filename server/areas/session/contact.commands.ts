import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { contactChanges, oneTimeTokens } from '../../db/sign-in-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { queueMail } from '../../kernel/mail.ts'
import { refuse } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { claimOffers } from '../offers/offer.claimer.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { findGreeting, findUser, type UserRow } from './session.queries.ts'
import { after, LIFE } from './tokens.ts'

type Kind = 'email' | 'phone'

/** A change that waits takes the place of the former one of its kind; the former link is dead. */
async function keepChange(
  tx: Tx,
  change: {
    readonly userId: string
    readonly kind: Kind
    readonly to: string
    readonly tokenHash: Buffer
    readonly now: Date
  },
): Promise<void> {
  const { now, ...row } = change
  const values = { ...row, expiresAt: after(now, LIFE.verifyToken), createdAt: now }
  await tx
    .insert(contactChanges)
    .values(values)
    .onConflictDoUpdate({ target: [contactChanges.userId, contactChanges.kind], set: values })
}

/**
 * Notes the wish for another email. Whether the address is someone's is not looked at here: the worker of the outbox
 * decides which mail goes (`sendAccountMail`), so answer, time and what the user sees afterwards are the same. Until it
 * does, no link exists.
 */
export async function askForEmail(tx: Tx, services: Services, user: UserRow, email: string, now: Date): Promise<void> {
  await keepChange(tx, { userId: user.id, kind: 'email', to: email, tokenHash: randomBytes(32), now })
  await addJob(tx, services, 'account', { about: 'email-change', userId: user.id, to: email })
}

/** Notes the wish for another phone number and mails the link to the user's email. */
export async function askForPhone(tx: Tx, services: Services, user: UserRow, phone: string, now: Date): Promise<void> {
  const token = services.ids.token()
  await keepChange(tx, { userId: user.id, kind: 'phone', to: phone, tokenHash: hashToken(token), now })
  const values = { name: await findGreeting(tx, user), phone, token }
  await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'confirm-phone', values })
}

/** Takes back a change that waits; 404 when there is none any more. */
export async function cancelChange(tx: Tx, userId: string, kind: Kind): Promise<void> {
  const taken = await tx
    .delete(contactChanges)
    .where(and(eq(contactChanges.userId, userId), eq(contactChanges.kind, kind)))
    .returning({ kind: contactChanges.kind })
  if (taken.length === 0) refuse('not_found', {})
}

/** No change waits any more: whoever asked for one knew a password that is over. */
export async function cancelChanges(tx: Tx, userId: string): Promise<void> {
  await tx.delete(contactChanges).where(eq(contactChanges.userId, userId))
}

/**
 * Spends the token of a change and makes it count. A token that is spent, taken back, replaced or too old is
 * `token_spent`; so is an email that became someone else's meanwhile: the unique key of `users` says so, and the caller
 * turns that into the same refusal. Gives back which of the two changed.
 */
export async function confirmChange(tx: Tx, services: Services, token: string, now: Date): Promise<Kind> {
  const [spent] = await tx
    .delete(contactChanges)
    .where(and(eq(contactChanges.tokenHash, hashToken(token)), gt(contactChanges.expiresAt, now)))
    .returning()
  if (spent === undefined) return refuse('token_spent', {})
  const user = await findUser(tx, spent.userId)
  if (user === undefined || user.disabledAt !== null) return refuse('token_spent', {})
  if (spent.kind === 'phone') await tx.update(users).set({ phoneNumber: spent.to }).where(eq(users.id, user.id))
  else await setEmail(tx, services, user, spent.to, now)
  for (const { id } of await findPersonal(tx, user.id)) {
    await contentChanged(tx, services, id)
    if (spent.kind === 'email') await claimOffers(tx, services, { accountId: id, emailKey: spent.to.toLowerCase() })
  }
  return spent.kind
}

/**
 * Sets the email. Links for a new password that the former one holds are dead, and it is told, because it may be the
 * only way to its owner.
 */
async function setEmail(tx: Tx, services: Services, user: UserRow, email: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailKey: email.toLowerCase(), emailVerifiedAt: now })
    .where(eq(users.id, user.id))
  await keepUserSearch(tx, user.id)
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, user.id), isNull(oneTimeTokens.usedAt)))
  const [own] = await tx
    .select({ username: accounts.username })
    .from(accounts)
    .where(eq(accounts.ownerId, user.id))
    .orderBy(accounts.createdAt, accounts.id)
    .limit(1)
  const values = { name: await findGreeting(tx, user), username: own?.username ?? '', to: veiled(email) }
  await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'email-changed', values })
}

/** Enough of an address for its owner to know it, and not enough for others to write to it: `a•••@example.com`. */
export const veiled = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••')

/** The accounts of a person, whose pages may show both and whom offers reach by email. */
const findPersonal = (tx: Tx, userId: string) =>
  tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.ownerId, userId), eq(accounts.kind, 'individual')))
