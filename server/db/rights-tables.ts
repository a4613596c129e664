import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { users } from './tables.ts'

/** The archive of everything about a user, while it is made and for a week afterwards; a later one takes its place. */
export const dataArchives = pgTable(
  'data_archives',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    /** Names the file on disk. */
    id: uuid().notNull(),
    state: text().$type<'asked' | 'ready'>().notNull(),
    bytes: integer(),
    readyAt: moment(),
    /** After it, the file is deleted. */
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('data_archives_expires').on(t.expiresAt)],
)
