import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { devices, sessions } from '../../db/sign-in-tables.ts'
import { users } from '../../db/tables.ts'
import type { Database, Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { queueMail } from '../../kernel/mail.ts'
import { refuse } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { addressHash, deviceInWords, deviceOf } from './device-name.ts'
import { provenDevice } from './device-proof.ts'
import { countTry, forgive, isFirstRefusal, type Try } from './login-limits.ts'
import { findDevice, findGreeting, findLogin, findRegistration, type UserRow } from './session.queries.ts'
import { after, LIFE, NOBODY } from './lifetimes.ts'

/** The most sessions of one user; those unused longest end first. */
const MOST_SESSIONS = 200

export interface Proof {
  readonly user: UserRow
  readonly attempt: Try
  readonly device: string
  /** A sign-in on a device that is new to a user who has used others. */
  readonly isNewDevice: boolean
}

/**
 * Checks a password. Refuses with `invalid_credentials`, `too_many_requests`, or, when the password is correct, with
 * `user_disabled`, or `email_unverified` for an unconfirmed registration. Every name runs the same statements, and two hashes unless the
 * first matches: neither answer nor time reveals whether a user exists (decision 010).
 */
export async function proveLogin(
  db: Database,
  services: Services,
  given: {
    readonly login: string
    readonly password: string
    readonly address: string
    readonly userAgent: string
    readonly known_devices?: readonly string[] | undefined
    readonly now: Date
  },
): Promise<Proof> {
  const { password, address, now } = given
  const name = given.login.trim().toLowerCase()
  const device = deviceOf(given.userAgent)
  const user = await findLogin(db, name)
  const registration = await findRegistration(db, name, now)
  const userId = user?.id ?? NOBODY
  const seen = await findDevice(db, userId, addressHash(services, userId, address), device)
  const proven = provenDevice(services, user, given.known_devices ?? [], now)
  const knownBy = proven ?? (seen.same ? `${address}\n${device}` : null)
  const attempt: Try = {
    name,
    address,
    known: user !== undefined && knownBy !== null ? `${user.id}\n${knownBy}` : null,
  }
  const wait = await countTry(db, attempt, now)
  if (wait !== null) {
    if (await isFirstRefusal(db, attempt, now))
      await services.transaction((tx) => addJob(tx, services, 'account', { about: 'locked', name }))
    refuse('too_many_requests', { retry_after: wait })
  }
  const matches = async (hash: string | undefined) =>
    hash === undefined ? services.passwords.fake().then(() => false) : services.passwords.verify(hash, password)
  if ((await matches(user?.passwordHash)) && user !== undefined) {
    if (user.disabledAt !== null) refuse('user_disabled', {})
    return { user, attempt, device, isNewDevice: seen.some && !seen.label }
  }
  if (await matches(registration?.passwordHash)) refuse('email_unverified', {})
  return refuse('invalid_credentials', {})
}

/** From now on strangers' wrong tries do not block this user at this address with this kind of browser. */
export async function rememberDevice(
  tx: Tx,
  services: Services,
  {
    userId,
    address,
    device,
    now,
  }: { readonly userId: string; readonly address: string; readonly device: string; readonly now: Date },
): Promise<void> {
  await tx
    .insert(devices)
    .values({ userId, addressHash: addressHash(services, userId, address), device, lastSeenAt: now })
    .onConflictDoUpdate({ target: [devices.userId, devices.addressHash, devices.device], set: { lastSeenAt: now } })
}

/**
 * Opens a session and returns its token, which is stored only as a hash. A password that was changed since it was
 * checked is refused as wrong.
 */
export async function openSession(tx: Tx, services: Services, proof: Proof, now: Date): Promise<string> {
  const { user, attempt, device } = proof
  const [still] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, user.id),
        eq(users.passwordHash, user.passwordHash),
        isNull(users.disabledAt),
        isNull(users.deletionDueAt),
      ),
    )
    .for('share')
  if (still === undefined) return refuse('invalid_credentials', {})
  const token = services.ids.token()
  await tx.delete(sessions).where(and(eq(sessions.userId, user.id), lte(sessions.expiresAt, now)))
  await tx.insert(sessions).values({
    id: services.ids.uuid(),
    tokenHash: hashToken(token),
    userId: user.id,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: after(now, LIFE.session),
  })
  const older = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(MOST_SESSIONS)
  await tx.delete(sessions).where(inArray(sessions.id, older))
  await tx.delete(devices).where(and(eq(devices.userId, user.id), lte(devices.lastSeenAt, after(now, -LIFE.device))))
  await rememberDevice(tx, services, { userId: user.id, address: attempt.address, device, now })
  await forgive(tx, attempt, now)
  if (proof.isNewDevice) {
    const values = { name: await findGreeting(tx, user), device: deviceInWords(device, user.language, services) }
    await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'new-device', values })
  }
  return token
}
