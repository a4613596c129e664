import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { policies } from './list-tables.ts'
import { users } from './tables.ts'

/** Who accepted which version of a policy, and when. */
export const policyAcceptances = pgTable(
  'policy_acceptances',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    policyId: uuid()
      .notNull()
      .references(() => policies.id),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.policyId] })],
)
