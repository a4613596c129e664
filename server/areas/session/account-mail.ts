import { and, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { contactChanges, oneTimeTokens, registrations } from '../../db/sign-in-tables.ts'
import { users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { mayMail } from './login-limits.ts'
import { findGreeting, findRegistration, findUser, type RegistrationRow, type UserRow } from './session.queries.ts'
import { after, LIFE } from './tokens.ts'

/** What was asked for: a registration (or its correction, where an id may be nobody's), its mail again, a new password, or another e-mail. */
const request = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('registration'), id: z.uuid() }),
  z.strictObject({ about: z.literal('resend'), emailKey: z.string() }),
  z.strictObject({ about: z.literal('reset'), emailKey: z.string() }),
  z.strictObject({ about: z.literal('email-change'), userId: z.uuid(), to: z.string() }),
])
export type AccountMail = z.infer<typeof request>

/**
 * Decides after the answer which mail goes, if any; so the calls themselves do the same for every e-mail. Known e-mails get
 * "you already have an account" or the reset link, waiting registrations their confirmation, others nothing. At most five of a kind an hour.
 */
export async function sendAccountMail(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const asked = request.parse(payload)
  const now = services.clock.now()
  if (asked.about === 'email-change') return mailEmailChange(services, asked, now)
  const entered = asked.about === 'registration' ? await findById(services, asked.id) : undefined
  const emailKey = asked.about === 'registration' ? entered?.emailKey : asked.emailKey
  if (emailKey === undefined || !(await mayMail(services.db, asked.about, emailKey, now))) return
  await services.transaction(async (tx) => {
    const user = await findByEmail(tx, emailKey)
    if (user !== undefined) return asked.about === 'reset' ? mailReset(tx, services, user, now) : tell(tx, services, user, 'already-registered')
    const waiting = entered ?? (await findRegistration(tx, emailKey, now))
    return waiting === undefined ? undefined : mailConfirmation(tx, services, waiting, now)
  })
}

/** The link goes to the new address, unless that is someone's: then they are told, and the change can never be confirmed. */
async function mailEmailChange(services: Services, { userId, to }: Extract<AccountMail, { about: 'email-change' }>, now: Date): Promise<void> {
  if (!(await mayMail(services.db, 'email-change', to.toLowerCase(), now))) return
  await services.transaction(async (tx) => {
    const user = await findUser(tx, userId)
    const holder = await findHolder(tx, to.toLowerCase())
    if (user === undefined || user.disabledAt !== null) return
    if (holder !== undefined && holder.id !== user.id) return holder.disabledAt === null ? tell(tx, services, holder, 'email-wanted') : undefined
    const token = services.ids.token()
    const waiting = await tx
      .update(contactChanges)
      .set({ tokenHash: hashToken(token) })
      .where(and(eq(contactChanges.userId, userId), eq(contactChanges.kind, 'email'), eq(contactChanges.to, to), gt(contactChanges.expiresAt, now)))
      .returning({ to: contactChanges.to })
    // Taken back, or another one was asked for meanwhile.
    if (waiting.length === 0) return
    await queueMail(tx, services, { to, lang: user.language, kind: 'confirm-email', values: { name: await findGreeting(tx, user), token } })
  })
}

async function findHolder(tx: Tx, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.emailKey, emailKey))
  return row
}

async function findByEmail(tx: Tx, emailKey: string): Promise<UserRow | undefined> {
  const holder = await findHolder(tx, emailKey)
  return holder?.disabledAt === null ? holder : undefined
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

/** The owner of an e-mail hears that someone else entered it. */
async function tell(tx: Tx, services: Services, user: UserRow, kind: 'already-registered' | 'email-wanted'): Promise<void> {
  await queueMail(tx, services, { to: user.email, lang: user.language, kind, values: { name: await findGreeting(tx, user) } })
}
