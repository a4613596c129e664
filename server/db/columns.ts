import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
/**
 * Folded text (openapi/text-fold.ts), ordered by code point, so that the embedded database and PostgreSQL order alike.
 */
export const folded = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "C"' })
/** The words of a text as PostgreSQL searches in them; only the database writes and reads it. */
export const searchVector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' })
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
export const id = () => uuid().primaryKey()
export const createdAt = () => moment().notNull()
/** Rises by one at each change; an edit names the version it saw. */
export const version = () => integer().notNull().default(1)

/**
 * What every table of a collection has beside its own fields. `searchKey` is the folded text of all searched fields;
 * `…KeyEn` and `…KeyAm` are a name's folded text as readers of that language see it.
 */
export const collection = () => ({
  id: id(),
  position: integer().notNull(),
  searchKey: folded().notNull(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: moment().notNull(),
})
