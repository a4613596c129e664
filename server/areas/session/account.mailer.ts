import { and, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { contactChanges, oneTimeTokens, registrations } from '../../db/sign-in-tables.ts'
import { users } from '../../db/tables.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { mayMail } from './login-limits.ts'
import {
  findGreeting,
  findLogin,
  findUser,
  listRegistrations,
  type RegistrationRow,
  type UserRow,
} from './session.queries.ts'
import { after, LIFE } from './lifetimes.ts'

/**
 * A request for a mail: for a registration or its correction (its id may be unknown), its mail again, a new password or
 * another email; or because a name had too many wrong passwords.
 */
const request = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('registration'), id: z.uuid() }),
  z.strictObject({ about: z.literal('resend'), emailKey: z.string() }),
  z.strictObject({ about: z.literal('reset'), emailKey: z.string() }),
  z.strictObject({ about: z.literal('locked'), name: z.string() }),
  z.strictObject({ about: z.literal('email-change'), userId: z.uuid(), to: z.string() }),
])
/** How many registrations of one email get their mail again at once. */
const MOST_WAITING = 3
export type AccountMail = z.infer<typeof request>

/**
 * Decides after the answer which mail is sent, if any, so that the calls themselves do the same for every email. A
 * registered email gets "you already have an account" or the reset link, an unconfirmed registration its confirmation,
 * others nothing. At most five of a kind an hour.
 */
export async function sendAccountMail(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const asked = request.parse(payload)
  const now = services.clock.now()
  if (asked.about === 'email-change') return mailEmailChange(services, asked, now)
  if (asked.about === 'locked') return mailLocked(services, asked.name, now)
  if (asked.about === 'registration') return mailRegistration(services, asked.id, now)
  const { about, emailKey } = asked
  const user = await findByEmail(services.db, emailKey)
  if (user === undefined) return mailWaiting(services, about, emailKey, now)
  if (!(await mayMail(services.db, about, emailKey, now))) return
  await services.transaction((tx) =>
    about === 'reset' ? mailReset(tx, services, user, now) : tell(tx, services, user, 'already-registered'),
  )
}

/** Strangers try passwords for this name: its owner gets a mail with a link that works on an unknown device. */
async function mailLocked(services: Services, name: string, now: Date): Promise<void> {
  const user = await findLogin(services.db, name)
  if (user === undefined || user.disabledAt !== null || !(await mayMail(services.db, 'locked', user.emailKey, now)))
    return
  await services.transaction((tx) => mailReset(tx, services, user, now, 'sign-in-blocked'))
}

async function mailRegistration(services: Services, id: string, now: Date): Promise<void> {
  const entered = await findById(services, id)
  if (entered === undefined || !(await mayMail(services.db, 'registration', entered.emailKey, now))) return
  await services.transaction(async (tx) => {
    const user = await findByEmail(tx, entered.emailKey)
    return user === undefined
      ? mailConfirmation(tx, services, entered, now)
      : tell(tx, services, user, 'already-registered')
  })
}

/**
 * Each unconfirmed registration gets its own mail, so one that somebody else made with the email never replaces its
 * owner's.
 */
async function mailWaiting(services: Services, about: 'resend' | 'reset', emailKey: string, now: Date): Promise<void> {
  for (const entered of await listRegistrations(services.db, emailKey, MOST_WAITING, now)) {
    if (!(await mayMail(services.db, about, emailKey, now))) return
    await services.transaction((tx) => mailConfirmation(tx, services, entered, now))
  }
}

/**
 * The link goes to the new address, unless it belongs to someone: then they are notified, and the change can never be
 * confirmed.
 */
async function mailEmailChange(
  services: Services,
  { userId, to }: Extract<AccountMail, { about: 'email-change' }>,
  now: Date,
): Promise<void> {
  if (!(await mayMail(services.db, 'email-change', to.toLowerCase(), now))) return
  await services.transaction(async (tx) => {
    const user = await findUser(tx, userId)
    const holder = await findHolder(tx, to.toLowerCase())
    if (user === undefined || user.disabledAt !== null) return
    if (holder !== undefined && holder.id !== user.id)
      return holder.disabledAt === null ? tell(tx, services, holder, 'email-wanted') : undefined
    const token = services.ids.token()
    const waiting = await tx
      .update(contactChanges)
      .set({ tokenHash: hashToken(token) })
      .where(
        and(
          eq(contactChanges.userId, userId),
          eq(contactChanges.kind, 'email'),
          eq(contactChanges.to, to),
          gt(contactChanges.expiresAt, now),
        ),
      )
      .returning({ to: contactChanges.to })
    // Cancelled, or replaced by another one meanwhile.
    if (waiting.length === 0) return
    await queueMail(tx, services, {
      to,
      lang: user.language,
      kind: 'confirm-email',
      values: { name: await findGreeting(tx, user), token },
    })
  })
}

async function findHolder(tx: Readable, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.emailKey, emailKey))
  return row
}

async function findByEmail(tx: Readable, emailKey: string): Promise<UserRow | undefined> {
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
  await queueMail(tx, services, {
    to: to.email,
    lang: to.language,
    kind: 'verify-email',
    values: { name, username: to.username, token },
  })
}

async function mailReset(
  tx: Tx,
  services: Services,
  user: UserRow,
  now: Date,
  kind: 'reset-password' | 'sign-in-blocked' = 'reset-password',
): Promise<void> {
  const token = services.ids.token()
  await tx.insert(oneTimeTokens).values({
    id: services.ids.uuid(),
    tokenHash: hashToken(token),
    purpose: 'reset-password',
    userId: user.id,
    expiresAt: after(now, LIFE.resetToken),
    createdAt: now,
  })
  await queueMail(tx, services, {
    to: user.email,
    lang: user.language,
    kind,
    values: { name: await findGreeting(tx, user), token },
  })
}

/** Tells the owner of an email that someone else entered it. */
async function tell(
  tx: Tx,
  services: Services,
  user: UserRow,
  kind: 'already-registered' | 'email-wanted',
): Promise<void> {
  await queueMail(tx, services, {
    to: user.email,
    lang: user.language,
    kind,
    values: { name: await findGreeting(tx, user) },
  })
}
