import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { oneTimeTokens, registrations, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { mayMail } from './login-limits.ts'
import { findGreeting, findRegistration, type RegistrationRow, type UserRow } from './session.queries.ts'
import { after, LIFE } from './tokens.ts'

/** What was asked for by someone who is not signed in: a registration, its mail again, or a new password. */
const request = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('registration'), id: z.uuid() }),
  z.strictObject({ about: z.literal('resend'), emailKey: z.string() }),
  z.strictObject({ about: z.literal('reset'), emailKey: z.string() }),
])
export type AccountMail = z.infer<typeof request>

/**
 * Decides after the answer which mail goes, if any; so the calls themselves do the same for every e-mail. Known e-mails get
 * "you already have an account" or the reset link, waiting registrations their confirmation, others nothing. At most five of a kind an hour.
 */
export async function sendAccountMail(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const asked = request.parse(payload)
  const now = services.clock.now()
  const entered = asked.about === 'registration' ? await findById(services, asked.id) : undefined
  const emailKey = asked.about === 'registration' ? entered?.emailKey : asked.emailKey
  if (emailKey === undefined || !(await mayMail(services.db, asked.about, emailKey, now))) return
  await services.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.emailKey, emailKey), isNull(users.disabledAt)))
    if (user !== undefined) return asked.about === 'reset' ? mailReset(tx, services, user, now) : mailAlreadyRegistered(tx, services, user)
    const waiting = entered ?? (await findRegistration(tx, emailKey, now))
    return waiting === undefined ? undefined : mailConfirmation(tx, services, waiting, now)
  })
}

async function findById(services: Services, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await services.db
    .select()
    .from(registrations)
    .where(and(eq(registrations.id, id), isNull(registrations.usedAt)))
  return row
}

async function mailConfirmation(tx: Tx, services: Services, to: RegistrationRow, now: Date): Promise<void> {
  const token = services.ids.token()
  await tx
    .update(registrations)
    .set({ tokenHash: hashToken(token), tokenExpiresAt: after(now, LIFE.verifyToken) })
    .where(eq(registrations.id, to.id))
  const name = to.firstName ?? to.companyName ?? to.username
  await queueMail(tx, services, { to: to.email, lang: to.language, kind: 'verify-email', values: { name, username: to.username, token } })
}

async function mailReset(tx: Tx, services: Services, user: UserRow, now: Date): Promise<void> {
  const token = services.ids.token()
  await tx
    .insert(oneTimeTokens)
    .values({ id: services.ids.uuid(), tokenHash: hashToken(token), purpose: 'reset-password', userId: user.id, expiresAt: after(now, LIFE.resetToken), createdAt: now })
  await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'reset-password', values: { name: await findGreeting(tx, user), token } })
}

async function mailAlreadyRegistered(tx: Tx, services: Services, user: UserRow): Promise<void> {
  await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'already-registered', values: { name: await findGreeting(tx, user) } })
}
