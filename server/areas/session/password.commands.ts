import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { oneTimeTokens } from '../../db/sign-in-tables.ts'
import { users } from '../../db/tables.ts'
import type { Database, Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { endSessions } from './account.commands.ts'
import { cancelChanges } from './contact.commands.ts'
import { rememberDevice } from './login.commands.ts'
import { forgetTries } from './login-limits.ts'
import { findGreeting, listUsernames, type UserRow } from './session.queries.ts'

/**
 * Refuses a new password that is among the commonest, or equal to the user's email, a username or the present password
 * (product.md §2).
 */
export async function checkPassword(db: Database, services: Services, user: UserRow, password: string): Promise<void> {
  checkNewPassword(services, password, [user.emailKey, ...(await listUsernames(db, user.id))])
  if (await services.passwords.verify(user.passwordHash, password)) invalid({ password: ['validation.password_same'] })
}

/** The same for someone whose email and usernames are known: `names`, in lower case. */
export function checkNewPassword(services: Services, password: string, names: readonly string[]): void {
  if (services.passwords.isCommon(password)) invalid({ password: ['validation.password_common'] })
  if (names.includes(password.toLowerCase())) invalid({ password: ['validation.password_is_name'] })
}

/**
 * Uses the reset token, sets the password and ends every session. The reader of the mail is the owner, so their device
 * becomes a known one, however many tries strangers make. A token used meanwhile is `token_spent`.
 */
export async function resetPassword(
  tx: Tx,
  services: Services,
  given: {
    readonly tokenId: string
    readonly user: UserRow
    readonly passwordHash: string
    readonly address: string
    readonly device: string
    readonly now: Date
  },
): Promise<void> {
  const { tokenId, user, passwordHash, address, device, now } = given
  const spent = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.id, tokenId), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now)))
    .returning({ id: oneTimeTokens.id })
  if (spent.length === 0) refuse('token_spent', {})
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  await endSessions(tx, services, user.id, null)
  await forgetTries(tx, [user.emailKey, ...(await listUsernames(tx, user.id))], address)
  await rememberDevice(tx, services, { userId: user.id, address, device, now })
  await afterChange(tx, services, user, now)
}

/**
 * Sets the password and ends the other sessions. If another change came first, the confirmed password is no longer the
 * current one.
 */
export async function changePassword(
  tx: Tx,
  services: Services,
  given: { readonly viewer: Viewer; readonly user: UserRow; readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  const { viewer, user, passwordHash, now } = given
  const changed = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
    .returning({ id: users.id })
  if (changed.length === 0) invalid({ current_password: ['validation.password_wrong'] })
  await endSessions(tx, services, user.id, viewer.sessionId)
  await afterChange(tx, services, user, now)
}

/** Older links can no longer set the password or change email and phone, and the owner is notified. */
async function afterChange(tx: Tx, services: Services, user: UserRow, now: Date): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, user.id), isNull(oneTimeTokens.usedAt)))
  await cancelChanges(tx, user.id)
  await queueMail(tx, services, {
    to: user.email,
    lang: user.language,
    kind: 'password-changed',
    values: { name: await findGreeting(tx, user) },
  })
}
