import { and, eq, gt, sql } from 'drizzle-orm'
import { rateLimits } from '../../db/platform-tables.ts'
import { users } from '../../db/tables.ts'
import type { Database, Services, Tx } from '../../kernel/context.ts'
import { overLimit } from '../../kernel/rate-limits.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { QUARTER_HOUR, LOGIN_LIMIT } from './login-limits.ts'
import { findByToken, findUser, type RegistrationRow, type UserRow } from './session.queries.ts'

const keyOf = (userId: string) => `login:again:${userId}`

/**
 * Checks the password of someone who is signed in, before a change that could take the account away. A wrong one is 422
 * at `field`; tries are limited as at sign-in, with a counter that strangers cannot use up: `too_many_requests`.
 */
export async function provePassword(
  db: Database,
  services: Services,
  given: {
    readonly userId: string
    readonly password: string
    readonly field: 'password' | 'current_password'
    readonly now: Date
  },
): Promise<UserRow> {
  const { userId, password, field, now } = given
  const user = await findUser(db, userId)
  if (user === undefined) return refuse('unauthenticated', {})
  // Counted before the password is checked, so that parallel tries cannot slip through.
  const wait = await overLimit(db, { key: keyOf(userId), limit: LOGIN_LIMIT.device, per: QUARTER_HOUR, now })
  if (wait !== null) refuse('too_many_requests', { retry_after: wait })
  if (!(await services.passwords.verify(user.passwordHash, password)))
    invalid({ [field]: ['validation.password_wrong'] })
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(
      and(
        eq(rateLimits.key, keyOf(userId)),
        gt(rateLimits.windowStart, Math.floor(now.getTime() / 1000) - QUARTER_HOUR),
        gt(rateLimits.count, 0),
      ),
    )
  return user
}

/**
 * Checks the password of a registration when its mail is opened: somebody else may have registered with that email. A
 * wrong one is 422, limited for each registration: `too_many_requests`. An invalid token is `token_spent`.
 */
export async function proveRegistration(
  db: Database,
  services: Services,
  { token, password, now }: { readonly token: string; readonly password: string; readonly now: Date },
): Promise<RegistrationRow> {
  const waiting = await findByToken(db, hashToken(token), now)
  if (waiting === undefined) return refuse('token_spent', {})
  const wait = await overLimit(db, {
    key: `register:proof:${waiting.id}`,
    limit: LOGIN_LIMIT.name,
    per: QUARTER_HOUR,
    now,
  })
  if (wait !== null) refuse('too_many_requests', { retry_after: wait })
  if (!(await services.passwords.verify(waiting.passwordHash, password)))
    invalid({ password: ['validation.password_not_registered'] })
  return waiting
}

/** Locks the user's row, and refuses as for a wrong password when the password has changed since it was checked. */
export async function stillProved(tx: Tx, user: UserRow): Promise<void> {
  const [still] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
    .for('update')
  if (still === undefined) invalid({ password: ['validation.password_wrong'] })
}
