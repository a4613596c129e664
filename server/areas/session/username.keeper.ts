import { RESERVED_SEGMENTS } from '../../../openapi/reserved-segments.ts'
import { explain, type Explained } from '../../../openapi/explain.ts'
import { username as usernameSchema } from '../../../openapi/schemas/primitives.ts'
import { and, eq, gt, lte, or, type SQL } from 'drizzle-orm'
import { usernames } from '../../db/sign-in-tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { isReserved, isReservedFrom } from '../../resources/reserved-names.ts'

const fixed: ReadonlySet<string> = new Set(RESERVED_SEGMENTS)

/** A username as it is compared and stored: trimmed, in lower case (specification §5). */
export const usernameKey = (username: string) => username.trim().toLowerCase()

/** The errors of a username by the rules of the form; empty when it is valid. */
export function usernameFaults(username: string): readonly Explained[] {
  const parsed = usernameSchema.safeParse(username)
  return parsed.success ? [] : parsed.error.issues.map(explain)
}

/** Who would like a name: the account that acts, and the user's email in lower case. */
export interface Wanting {
  readonly accountId: string
  readonly emailKey: string
}

/**
 * Is a name free for somebody, or for someone who is not signed in (null)? It must not be a page's address, and may
 * only be in a row that is an old name of this account, or a reservation that is over or made with this email. `key` as
 * made by `usernameKey`.
 */
export async function isFree(db: Readable, key: string, by: Wanting | null, now: Date): Promise<boolean> {
  if (fixed.has(key)) return false
  const [row] = await db.select().from(usernames).where(eq(usernames.key, key))
  if (row === undefined || (row.state === 'held' && row.heldUntil !== null && row.heldUntil <= now))
    return !(await isReserved(db, key))
  if (by === null) return false
  return row.state === 'held' ? row.heldFor === by.emailKey : row.state === 'former' && row.accountId === by.accountId
}

/**
 * Reserves a name for the registration of `emailKey` until `until`; the same email may reserve it again. False when it
 * is taken. One atomic statement.
 */
export async function holdUsername(
  tx: Tx,
  hold: { readonly key: string; readonly emailKey: string; readonly until: Date; readonly now: Date },
): Promise<boolean> {
  if (fixed.has(hold.key)) return false
  const values = { state: 'held', heldFor: hold.emailKey, heldUntil: hold.until, createdAt: hold.now } as const
  const row = { key: hold.key, ...values }
  if (await isReservedFrom(tx, hold.key)) return keep(tx, row, heldFor(hold.emailKey, hold.now))
  return claim(tx, row, and(held, or(lte(usernames.heldUntil, hold.now), eq(usernames.heldFor, hold.emailKey))))
}

/** The most old names that an account keeps. */
export const MOST_FORMER = 5

/** The old names of an account. */
export async function ownFormer(db: Readable, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ key: usernames.key })
    .from(usernames)
    .where(and(eq(usernames.accountId, accountId), eq(usernames.state, 'former')))
  return rows.map(({ key }) => key)
}

/** Turns an account's name into an old one, which redirects to the new one and stays reserved. */
export async function leaveUsername(tx: Tx, key: string, accountId: string): Promise<void> {
  await tx
    .update(usernames)
    .set({ state: 'former' })
    .where(and(eq(usernames.key, key), eq(usernames.accountId, accountId)))
}

/**
 * Gives an account a name that is free, one of its old ones, or one that a registration with its owner's email
 * reserves. False when it is taken. One atomic statement.
 */
export async function takeUsername(
  tx: Tx,
  { key, accountId, emailKey, now }: Wanting & { readonly key: string; readonly now: Date },
): Promise<boolean> {
  if (fixed.has(key)) return false
  const mine = and(eq(usernames.state, 'former'), eq(usernames.accountId, accountId))
  const free = or(lte(usernames.heldUntil, now), eq(usernames.heldFor, emailKey))
  const row = { key, accountId, state: 'current', heldFor: null, heldUntil: null, createdAt: now } as const
  if (await isReservedFrom(tx, key)) return keep(tx, row, or(heldFor(emailKey, now), mine))
  return claim(tx, row, or(and(held, free), mine))
}

const held = eq(usernames.state, 'held')
/** A name that a registration of this email holds still. */
const heldFor = (emailKey: string, now: Date) =>
  and(held, eq(usernames.heldFor, emailKey), gt(usernames.heldUntil, now))

/** Changes the row of a reserved name, for whom the condition holds alone: whoever has a claim to it keeps it. */
async function keep(tx: Tx, row: typeof usernames.$inferInsert, when: SQL | undefined): Promise<boolean> {
  const { key, ...set } = row
  const kept = await tx
    .update(usernames)
    .set(set)
    .where(and(eq(usernames.key, key), when))
    .returning({ key: usernames.key })
  return kept.length === 1
}

/** Creates the row, or takes over the existing one if the condition holds for it. */
async function claim(tx: Tx, row: typeof usernames.$inferInsert, evenWhen: SQL | undefined): Promise<boolean> {
  const { key: _key, ...set } = row
  const claimed = await tx
    .insert(usernames)
    .values(row)
    .onConflictDoUpdate({ target: usernames.key, set, ...(evenWhen === undefined ? {} : { setWhere: evenWhen }) })
    .returning({ key: usernames.key })
  return claimed.length === 1
}
