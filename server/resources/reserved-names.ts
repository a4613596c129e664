import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import { shownCompanyName, shownName } from '../../openapi/format/shown-name.ts'
import { reservedUsernames } from '../db/list-tables.ts'
import { usernames } from '../db/sign-in-tables.ts'
import { accounts, users } from '../db/tables.ts'
import type { Readable, Tx } from '../kernel/context.ts'
import type { FieldErrors } from '../kernel/refusal.ts'

/** True for a username that administrators reserve. `key` is in lower case. */
export async function isReserved(db: Readable, key: string): Promise<boolean> {
  return (
    (await db.$count(
      reservedUsernames,
      and(eq(reservedUsernames.nameKeyEn, key), eq(reservedUsernames.active, true)),
    )) > 0
  )
}

/**
 * The same for who is about to take the name: until the transaction ends nobody reserves one, so that whoever does
 * finds it in use.
 */
export async function isReservedFrom(tx: Tx, key: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('collection.reservedUsername'))`)
  return isReserved(tx, key)
}

/** Who has a username, now or formerly, or whether a registration holds it; null where it is free. */
async function holderOf(db: Readable, name: string, now: Date) {
  const [row] = await db
    .select({ state: usernames.state, account: accounts, user: users })
    .from(usernames)
    .leftJoin(accounts, eq(accounts.id, usernames.accountId))
    .leftJoin(users, eq(users.id, accounts.ownerId))
    .where(and(eq(usernames.key, name.toLowerCase()), or(ne(usernames.state, 'held'), gt(usernames.heldUntil, now))))
  return row ?? null
}

/**
 * What is wrong with an active reservation: somebody has the name, and that it is reserved all the same was not said.
 * Tells the administrator who it is.
 */
export async function nameInUse(
  db: Readable,
  body: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<FieldErrors> {
  const { name, even_if_used: isConfirmed, active } = body
  if (typeof name !== 'string' || isConfirmed === true || active === false) return {}
  const holder = await holderOf(db, name, now)
  if (holder === null) return {}
  const { state, account, user } = holder
  const shown =
    account === null || user === null ? {} : account.kind === 'company' ? shownCompanyName(account) : shownName(user)
  const values = { state, username: account?.username ?? name, name: shown.en ?? shown.am ?? '' }
  return { even_if_used: [{ id: 'validation.username_in_use', values }] }
}
