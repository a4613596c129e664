import { type AnyPgColumn, boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt } from './columns.ts'
import { faqs } from './list-tables.ts'

/** What readers thought of an answer, once for each viewer and day. */
export const helpVotes = pgTable(
  'help_votes',
  {
    faqId: uuid()
      .notNull()
      .references((): AnyPgColumn => faqs.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** Keyed with the salt of the day: nobody can be found by it later. */
    viewer: bytea().notNull(),
    helpful: boolean().notNull(),
    words: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.faqId, t.day, t.viewer] }), index('help_votes_newest').on(t.faqId, t.createdAt)],
)
