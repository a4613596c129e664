import { RESERVED_SEGMENTS } from '../../../openapi/routes.ts'
import { explain, type Explained } from '../../../openapi/explain.ts'
import { username as usernameSchema } from '../../../openapi/schemas/primitives.ts'
import { and, eq, lte, or, type SQL } from 'drizzle-orm'
import { usernames } from '../../db/sign-in-tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'

const reserved: ReadonlySet<string> = new Set(RESERVED_SEGMENTS)

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
  if (reserved.has(key)) return false
  const [row] = await db.select().from(usernames).where(eq(usernames.key, key))
  if (row === undefined || (row.state === 'held' && row.heldUntil !== null && row.heldUntil <= now)) return true
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
  if (reserved.has(hold.key)) return false
  const values = { state: 'held', heldFor: hold.emailKey, heldUntil: hold.until, createdAt: hold.now } as const
  const mine = or(lte(usernames.heldUntil, hold.now), eq(usernames.heldFor, hold.emailKey))
  return claim(tx, { key: hold.key, ...values }, and(held, mine))
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
  if (reserved.has(key)) return false
  const mine = and(eq(usernames.state, 'former'), eq(usernames.accountId, accountId))
  const free = or(lte(usernames.heldUntil, now), eq(usernames.heldFor, emailKey))
  return claim(
    tx,
    { key, accountId, state: 'current', heldFor: null, heldUntil: null, createdAt: now },
    or(and(held, free), mine),
  )
}

const held = eq(usernames.state, 'held')
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
