import { asc, eq } from 'drizzle-orm'
import { fold } from '../../openapi/text-fold.ts'
import { accounts, users } from '../db/tables.ts'
import type { Tx } from './context.ts'

/**
 * Writes down what administrators find a user by: email, names in both languages, and usernames and names of the
 * accounts they own, folded. Every command that changes one of these calls it, in its own transaction.
 */
export async function keepUserSearch(tx: Tx, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const owned = await tx
    .select({ username: accounts.username, companyName: accounts.companyName, publicName: accounts.publicName })
    .from(accounts)
    .where(eq(accounts.ownerId, userId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
  const texts = [
    user.email,
    [user.firstName, user.middleName, user.lastName].filter((name) => name !== null).join(' '),
    user.displayName?.en,
    user.displayName?.am,
    ...owned.flatMap(({ username, companyName, publicName }) => [
      username,
      companyName,
      publicName?.en,
      publicName?.am,
    ]),
  ]
  const folded = texts.flatMap((text) => (text ? [fold(text)] : [])).filter((text) => text !== '')
  await tx
    .update(users)
    .set({ searchKey: [...new Set(folded)].join(' ') })
    .where(eq(users.id, userId))
}
