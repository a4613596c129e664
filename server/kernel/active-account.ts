import { and, eq, inArray, type Placeholder, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { usernames } from '../db/sign-in-tables.ts'
import { sites } from '../db/site-tables.ts'
import type { Readable } from './context.ts'

/**
 * An account acts, hires and is public while one of its owners, the principal or a co-owner, may sign in (decision
 * 135) and is not about to be deleted. As text, for statements that are written as text; `account` is the name or alias that the statement gives the
 * table of accounts.
 */
export const isActiveAs = (account: string): string =>
  `(exists (select 1 from users w where w.id = ${account}.owner_id and w.disabled_at is null and w.deletion_due_at is null)
    or exists (select 1 from co_owners v join users w on w.id = v.user_id where v.account_id = ${account}.id and w.disabled_at is null and w.deletion_due_at is null))`

/** The same condition for a statement that the query builder writes. */
export const isActive = (account: 'accounts' | 'employer' = 'accounts'): SQL<boolean> =>
  sql<boolean>`${sql.raw(isActiveAs(account))}`

/**
 * The ids of the accounts that are not active. They are few and found by an index (`users_inactive`), so that a list of
 * many accounts leaves them out at once instead of looking each up.
 */
export const INACTIVE_ACCOUNTS = sql.raw(
  `(select gone.id from accounts gone join users o on o.id = gone.owner_id
    where (o.disabled_at is not null or o.deletion_due_at is not null)
      and not exists (select 1 from co_owners v join users w on w.id = v.user_id where v.account_id = gone.id and w.disabled_at is null and w.deletion_due_at is null))`,
)

/** Does an account show its site to the public? `accountId` is the column that names the account. */
export const isPublished = (accountId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${sites} shown where shown.account_id = ${accountId} and shown.status = 'published')`

/** The id of the account with this username (in lower case), current or former: a query to compare with. */
export const accountNamed = (db: Readable, key: string | Placeholder) =>
  db.select({ id: usernames.accountId }).from(usernames).where(eq(usernames.key, key))

/** The accounts with these usernames (in lower case), current ones alone, each with its name. */
export const accountsNamed = (db: Readable, keys: readonly string[]) =>
  db
    .select({ key: usernames.key, id: usernames.accountId })
    .from(usernames)
    .where(and(inArray(usernames.key, [...keys]), eq(usernames.state, 'current')))
