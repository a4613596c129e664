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
import { after, LIFE } from './lifetimes.ts'

type Kind = 'email' | 'phone'

/** A new change replaces a waiting one of its kind, whose link stops working. */
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
 * Stores a request for another email. Whether the address belongs to someone is not checked here: the outbox decides
 * which mail is sent (`sendAccountMail`), so answer, time and what the user sees later are the same. Until then no link
 * exists.
 */
export async function askForEmail(tx: Tx, services: Services, user: UserRow, email: string, now: Date): Promise<void> {
  await keepChange(tx, { userId: user.id, kind: 'email', to: email, tokenHash: randomBytes(32), now })
  await addJob(tx, services, 'account', { about: 'email-change', userId: user.id, to: email })
}

/** Stores a request for another phone number and mails the link to the user's email. */
export async function askForPhone(tx: Tx, services: Services, user: UserRow, phone: string, now: Date): Promise<void> {
  const token = services.ids.token()
  await keepChange(tx, { userId: user.id, kind: 'phone', to: phone, tokenHash: hashToken(token), now })
  const values = { name: await findGreeting(tx, user), phone, token }
  await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'confirm-phone', values })
}

/** Cancels a waiting change; 404 when there is none. */
export async function cancelChange(tx: Tx, userId: string, kind: Kind): Promise<void> {
  const taken = await tx
    .delete(contactChanges)
    .where(and(eq(contactChanges.userId, userId), eq(contactChanges.kind, kind)))
    .returning({ kind: contactChanges.kind })
  if (taken.length === 0) refuse('not_found', {})
}

/** Cancels all waiting changes: whoever requested one used a password that is no longer valid. */
export async function cancelChanges(tx: Tx, userId: string): Promise<void> {
  await tx.delete(contactChanges).where(eq(contactChanges.userId, userId))
}

/**
 * Uses the token of a change and applies it. Returns which of the two changed. A token that was used, cancelled,
 * replaced or is too old is `token_spent`; so is an email that someone else has taken meanwhile: the unique key of
 * `users` refuses it, and the caller turns that into the same refusal.
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
 * Sets the email. Password links sent to the old address become invalid, and it is notified, because it may be the only
 * way to reach the owner.
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

/** Part of an address: its owner recognises it, and others cannot write to it (`a•••@example.com`). */
export const veiled = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••')

/** The accounts of a person, whose pages may show email and phone and who get offers by email. */
const findPersonal = (tx: Tx, userId: string) =>
  tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.ownerId, userId), eq(accounts.kind, 'individual')))
