import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { coOwners, employments } from '../../db/company-tables.ts'
import { companySizes, infoSources, tiers } from '../../db/list-tables.ts'
import { contactChanges, devices, oneTimeTokens, registrations, sessions, usernames } from '../../db/sign-in-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { RIGHTS, type Right } from '../../../openapi/define.ts'
import type { WaitingPolicy } from '../../../openapi/schemas/policy.ts'
import { prepared } from '../../db/prepared.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { waitingPolicies } from '../policies/waiting.queries.ts'

const employer = alias(accounts, 'employer')

export type UserRow = typeof users.$inferSelect
/** An account that a user may act as: its own, one it owns together with others, or an employer's. */
export interface AccountRow extends Pick<
  typeof accounts.$inferSelect,
  'id' | 'kind' | 'username' | 'companyName' | 'publicName' | 'verifiedAt' | 'pictureId'
> {
  readonly isOwner: boolean
  readonly rights: readonly Right[]
}
export type SessionRow = typeof sessions.$inferSelect
export type ChangeRow = typeof contactChanges.$inferSelect
export type RegistrationRow = typeof registrations.$inferSelect

export async function findUser(db: Readable, userId: string): Promise<UserRow | undefined> {
  const [row] = await prepared(
    db,
    'find_user',
    () =>
      db
        .select()
        .from(users)
        .where(eq(users.id, sql.placeholder('id'))),
    { id: userId },
  )
  return row
}

/**
 * The accounts a user may act as (product.md §1): owned and co-owned ones, then those of the active companies that
 * employ the user, oldest first. An employment ends after its last day (Addis Ababa), whether or not that is recorded
 * yet; the same rule as in kernel/viewer.ts.
 */
export async function listAccounts(db: Readable, user: string, now: Date): Promise<AccountRow[]> {
  const rows = await prepared(
    db,
    'list_accounts',
    () => accountsOf(db).orderBy(sql`is_owner desc`, accounts.createdAt, accounts.id),
    { user, now: now.toISOString() },
  )
  return rows.map(withRights)
}

/** The user with these accounts and the policies that wait for them, in one statement. */
export async function findUserWithAccounts(
  db: Readable,
  user: string,
  now: Date,
): Promise<
  | {
      readonly user: UserRow
      readonly accounts: readonly AccountRow[]
      readonly waitingPolicies: readonly WaitingPolicy[]
    }
  | undefined
> {
  const rows = await prepared(
    db,
    'user_with_accounts',
    () => {
      const mine = accountsOf(db).as('mine')
      return db
        .select({
          users,
          mine: mine._.selectedFields,
          waitingPolicies: waitingPolicies(sql.placeholder('now')).as('waiting_policies'),
        })
        .from(users)
        .leftJoin(mine, sql`true`)
        .where(eq(users.id, sql.placeholder('user')))
        .orderBy(desc(mine.isOwner), mine.createdAt, mine.id)
    },
    { user, now: now.toISOString() },
  )
  return (
    rows[0] && {
      user: rows[0].users,
      accounts: rows.flatMap(({ mine }) => (mine === null ? [] : [withRights(mine)])),
      waitingPolicies: rows[0].waitingPolicies,
    }
  )
}

/** An owner of a company has all rights; other accounts have none. */
const withRights = ({
  rights,
  ...row
}: Omit<AccountRow, 'rights'> & { readonly rights: readonly Right[] | null }): AccountRow => ({
  ...row,
  rights: row.isOwner ? (row.kind === 'company' ? RIGHTS : []) : (rights ?? []),
})

function accountsOf(db: Readable) {
  const userId = sql.placeholder('user')
  const today = sql`(${sql.placeholder('now')}::timestamptz at time zone 'Africa/Addis_Ababa')::date`
  const works = and(
    eq(employments.userId, userId),
    isNull(employments.endedAt),
    or(isNull(employments.lastDay), sql`${employments.lastDay} >= ${today}`),
  )
  const owned = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.ownerId, userId))
  const shared = db.select({ id: coOwners.accountId }).from(coOwners).where(eq(coOwners.userId, userId))
  const employers = db
    .select({ id: employments.companyAccountId })
    .from(employments)
    .innerJoin(employer, eq(employer.id, employments.companyAccountId))
    .where(and(works, isActive('employer')))
  // All jobs that somebody has at a company have the same rights.
  const rights = db
    .select({ rights: employments.rights })
    .from(employments)
    .where(and(eq(employments.companyAccountId, accounts.id), works))
    .limit(1)
  return db
    .select({
      id: accounts.id,
      kind: accounts.kind,
      username: accounts.username,
      companyName: accounts.companyName,
      publicName: accounts.publicName,
      verifiedAt: accounts.verifiedAt,
      pictureId: accounts.pictureId,
      createdAt: accounts.createdAt,
      isOwner: sql<boolean>`(${or(eq(accounts.ownerId, userId), inArray(accounts.id, shared))})`.as('is_owner'),
      rights: sql<readonly Right[] | null>`${rights}`.as('rights'),
    })
    .from(accounts)
    .where(inArray(accounts.id, union(owned, shared, employers)))
}

/** The usernames that a user signs in with, in lower case. */
export async function listUsernames(db: Readable, userId: string): Promise<string[]> {
  const rows = await db.select({ username: accounts.username }).from(accounts).where(eq(accounts.ownerId, userId))
  return rows.map(({ username }) => username.toLowerCase())
}

interface AccountCount {
  readonly limit: number | null
  readonly used: number
}
/** Refuses with `account_limit` where there is no room for one more account. */
export function assertAccountRoom({ limit, used }: AccountCount): void {
  if (limit !== null && used >= limit) refuse('account_limit', { limit, used })
}

/**
 * How many accounts a user owns as principal and may own by their tier (null: any number); shared accounts count for
 * their principal.
 */
export async function countAccounts(db: Readable, userId: string): Promise<AccountCount> {
  const used = db
    .select({ n: sql<number>`count(*)::int` })
    .from(accounts)
    .where(eq(accounts.ownerId, userId))
  const [row] = await db
    .select({ limit: tiers.accounts, used: sql<number>`(${used})`.mapWith(Number) })
    .from(users)
    .innerJoin(tiers, eq(tiers.key, users.tierKey))
    .where(eq(users.id, userId))
  return row ?? { limit: 0, used: 0 }
}

export async function listSessions(db: Readable, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** Is the session valid: not revoked, not expired, its user not disabled? */
export async function isAlive(db: Readable, sessionId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now), isNull(users.disabledAt)))
  return row !== undefined
}

/** The changes of email and phone that can still be confirmed. */
export async function listChanges(db: Readable, userId: string, now: Date): Promise<ChangeRow[]> {
  return db
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.userId, userId), gt(contactChanges.expiresAt, now)))
    .orderBy(contactChanges.kind)
}

/**
 * The user that a login names: by email, or by the username of an account the user owns. `name` is trimmed, in lower
 * case. Disabled users are found too.
 */
export async function findLogin(db: Readable, name: string): Promise<UserRow | undefined> {
  if (name.includes('@')) {
    const [row] = await db.select().from(users).where(eq(users.emailKey, name))
    return row
  }
  const [row] = await db
    .select({ user: users })
    .from(usernames)
    .innerJoin(accounts, eq(accounts.id, usernames.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(eq(usernames.key, name), eq(usernames.state, 'current')))
  return row?.user
}

/** The latest unconfirmed registration under an email or username. */
export async function findRegistration(db: Readable, name: string, now: Date): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(
      and(
        eq(name.includes('@') ? registrations.emailKey : registrations.username, name),
        isNull(registrations.usedAt),
        gt(registrations.expiresAt, now),
      ),
    )
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1)
  return row
}

/** The unconfirmed registrations under an email, oldest first; only the newest `most`. */
export async function listRegistrations(
  db: Readable,
  emailKey: string,
  most: number,
  now: Date,
): Promise<RegistrationRow[]> {
  const rows = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.emailKey, emailKey), isNull(registrations.usedAt), gt(registrations.expiresAt, now)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(most)
  return rows.toReversed()
}

/** The registration that an unused, unexpired token of a mail confirms. */
export async function findByToken(db: Readable, hash: Buffer, now: Date): Promise<RegistrationRow | undefined> {
  const [row] = await db.select().from(registrations).where(isGood(hash, now))
  return row
}
/** Was the registration confirmed that a page made with this secret? One that its owner threw away or claimed was not. */
export async function wasConfirmed(db: Readable, watch: Buffer): Promise<boolean> {
  const [found] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.watchHash, watch), isNotNull(registrations.usedAt)))
    .limit(1)
  return found !== undefined
}

/** The condition for it, for statements that use the token. */
export const isGood = (hash: Buffer, now: Date) =>
  and(
    eq(registrations.tokenHash, hash),
    isNull(registrations.usedAt),
    gt(registrations.tokenExpiresAt, now),
    gt(registrations.expiresAt, now),
  )

/** How far a device is known: `same` address and label signed in before, only the `label`, or any device (`some`). */
export async function findDevice(
  db: Readable,
  userId: string,
  address: Buffer,
  device: string,
): Promise<{ same: boolean; label: boolean; some: boolean }> {
  const labelled = eq(devices.device, device)
  const [row] = await db
    .select({
      same: sql<boolean>`coalesce(bool_or(${labelled} and ${eq(devices.addressHash, address)}), false)`,
      label: sql<boolean>`coalesce(bool_or(${labelled}), false)`,
      some: sql<boolean>`count(*) > 0`,
    })
    .from(devices)
    .where(eq(devices.userId, userId))
  return row ?? { same: false, label: false, some: false }
}

/** The user of an unused, unexpired reset token. */
export async function findResetToken(
  db: Readable,
  hash: Buffer,
  now: Date,
): Promise<{ tokenId: string; user: UserRow } | undefined> {
  const [row] = await db
    .select({ tokenId: oneTimeTokens.id, user: users })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hash),
        eq(oneTimeTokens.purpose, 'reset-password'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        isNull(users.disabledAt),
      ),
    )
  return row
}

/** Which of the two choices of a company's registration are still available. */
export async function findCompanyChoices(
  db: Readable,
  sizeId: string,
  sourceId: string,
): Promise<{ size: boolean; source: boolean }> {
  const [[size], [source]] = [
    await db
      .select({ id: companySizes.id })
      .from(companySizes)
      .where(and(eq(companySizes.id, sizeId), eq(companySizes.active, true))),
    await db
      .select({ id: infoSources.id })
      .from(infoSources)
      .where(and(eq(infoSources.id, sourceId), eq(infoSources.active, true))),
  ]
  return { size: size !== undefined, source: source !== undefined }
}

/** The name for greeting a user in a mail: the given name, or the name of the first account. */
export async function findGreeting(db: Readable, user: UserRow): Promise<string> {
  if (user.firstName) return user.firstName
  const [row] = await db
    .select({ name: accounts.companyName, username: accounts.username })
    .from(accounts)
    .where(eq(accounts.ownerId, user.id))
    .orderBy(accounts.createdAt, accounts.id)
    .limit(1)
  return row?.name ?? row?.username ?? user.email
}
