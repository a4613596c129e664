import { sql, type SQL } from 'drizzle-orm'

/**
 * An account acts, hires and is public while one of its owners, the principal or a co-owner, may sign in (decision 135). As text, for
 * statements that are written as text; `account` is the name or alias that the statement gives the table of accounts.
 */
export const isActiveAs = (account: string): string =>
  `(exists (select 1 from users w where w.id = ${account}.owner_id and w.disabled_at is null)
    or exists (select 1 from co_owners v join users w on w.id = v.user_id where v.account_id = ${account}.id and w.disabled_at is null))`

/** The same condition for a statement that the query builder writes. */
export const isActive = (account: 'accounts' | 'employer' = 'accounts'): SQL<boolean> => sql<boolean>`${sql.raw(isActiveAs(account))}`
