import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { accounts } from './tables.ts'

/** The last link of each company's trail. Its row is the lock of the chain. */
export const letterTrailHeads = pgTable('letter_trail_heads', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  /** How many links there are; 0 before the first. */
  seq: integer().notNull(),
  hash: bytea().notNull(),
})

/** What happened to letters, one chain for each company: `hash` covers a link and the hash of the one before it. */
export const letterTrail = pgTable(
  'letter_trail',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** From 1, without a gap. */
    seq: integer().notNull(),
    letterId: uuid().notNull(),
    what: text().notNull(),
    facts: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    at: moment().notNull(),
    prev: bytea().notNull(),
    hash: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.seq] })],
)
