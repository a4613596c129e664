import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, folded, id } from './columns.ts'
import { accounts, users } from './tables.ts'

/** The ways of looking at applicants that a person keeps for themselves in an account. */
export const applicantViews = pgTable(
  'applicant_views',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** The name as it is sorted by. */
    nameKey: folded().notNull(),
    /** Search, filters, order and view, as the part of an address after `?`. */
    address: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('applicant_views_owner').on(t.accountId, t.userId, t.nameKey),
    index('applicant_views_user').on(t.userId),
  ],
)
