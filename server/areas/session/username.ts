import { RESERVED_SEGMENTS } from '../../../openapi/routes.ts'
import { explain, type Explained } from '../../../openapi/explain.ts'
import { username as usernameSchema } from '../../../openapi/schemas/primitives.ts'
import { and, eq, lte, or, type SQL } from 'drizzle-orm'
import { usernames } from '../../db/sign-in-tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'

const reserved: ReadonlySet<string> = new Set(RESERVED_SEGMENTS)

/** The form in which a username is unique and kept: specification §5, lowercased and trimmed. */
export const usernameKey = (username: string) => username.trim().toLowerCase()

/** What is wrong with a text as a username, by the rules of the form; empty when nothing is. */
export function usernameFaults(username: string): readonly Explained[] {
  const parsed = usernameSchema.safeParse(username)
  return parsed.success ? [] : parsed.error.issues.map(explain)
}

/**
 * Free for an account, or for someone who has none (null): no page's address, and in no row but a hold that is over or
 * one it left behind. `key` as made by `usernameKey`.
 */
export async function isFree(db: Readable, key: string, accountId: string | null, now: Date): Promise<boolean> {
  if (reserved.has(key)) return false
  const [row] = await db.select().from(usernames).where(eq(usernames.key, key))
  if (row === undefined || (row.state === 'held' && row.heldUntil !== null && row.heldUntil <= now)) return true
  return row.state === 'former' && accountId !== null && row.accountId === accountId
}

/**
 * Holds a name for the registration of `emailKey` until `until`; the same email may hold it again. False when it is
 * taken. One atomic statement.
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

/** An account leaves at most so many names behind. */
export const MOST_FORMER = 5

/** The names that an account left behind. */
export async function ownFormer(db: Readable, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ key: usernames.key })
    .from(usernames)
    .where(and(eq(usernames.accountId, accountId), eq(usernames.state, 'former')))
  return rows.map(({ key }) => key)
}

/** An account's name becomes one it left behind: it leads to the new one and is nobody else's. */
export async function leaveUsername(tx: Tx, key: string, accountId: string): Promise<void> {
  await tx
    .update(usernames)
    .set({ state: 'former' })
    .where(and(eq(usernames.key, key), eq(usernames.accountId, accountId)))
}

/**
 * Gives a name to an account: a free one, or one that this account left behind. False when it is taken. One atomic
 * statement.
 */
export async function takeUsername(
  tx: Tx,
  { key, accountId, now }: { readonly key: string; readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  if (reserved.has(key)) return false
  const mine = and(eq(usernames.state, 'former'), eq(usernames.accountId, accountId))
  return claim(
    tx,
    { key, accountId, state: 'current', heldFor: null, heldUntil: null, createdAt: now },
    or(and(held, lte(usernames.heldUntil, now)), mine),
  )
}

/** Gives the name that a registration holds to the account made of it. False when the hold is lost. */
export async function takeHeldUsername(
  tx: Tx,
  { key, emailKey, accountId }: { readonly key: string; readonly emailKey: string; readonly accountId: string },
): Promise<boolean> {
  const taken = await tx
    .update(usernames)
    .set({ state: 'current', accountId, heldFor: null, heldUntil: null })
    .where(and(eq(usernames.key, key), eq(usernames.state, 'held'), eq(usernames.heldFor, emailKey)))
    .returning({ key: usernames.key })
  return taken.length === 1
}

const held = eq(usernames.state, 'held')
/** Makes the row, or takes over the one that is there when the condition holds for it. */
async function claim(tx: Tx, row: typeof usernames.$inferInsert, evenWhen: SQL | undefined): Promise<boolean> {
  const { key: _key, ...set } = row
  const claimed = await tx
    .insert(usernames)
    .values(row)
    .onConflictDoUpdate({ target: usernames.key, set, ...(evenWhen === undefined ? {} : { setWhere: evenWhen }) })
    .returning({ key: usernames.key })
  return claimed.length === 1
}
