import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '../../../openapi/define.ts'
import { invalid } from '../refusal.ts'

/** What a list is sorted by: a column, or what a statement finds for each row. */
type Key = PgColumn | SQL
/** What a name that `sort` takes stands for; a text has a column per language. */
export type SortKey = Key | Readonly<Record<Language, Key>>
export interface Order {
  readonly column: Key
  readonly descending: boolean
}

const isPerLanguage = (found: SortKey): found is Readonly<Record<Language, Key>> => 'en' in found

/**
 * The order that `sort` names for readers of a language (`-created_at`: newest first). Refuses what the list cannot be
 * sorted by.
 */
export function orderOf(sorts: Readonly<Record<string, SortKey>>, sort: string, lang: Language): Order {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const found = Object.hasOwn(sorts, name) ? sorts[name] : undefined
  if (found === undefined) return invalid({ sort: ['validation.malformed'] })
  return { column: isPerLanguage(found) ? found[lang] : found, descending }
}

/** Rows with the same value come in the order of their ids. */
export const ordered = ({ column, descending }: Order, id: PgColumn): readonly [SQL, SQL] =>
  descending ? [desc(column), desc(id)] : [asc(column), asc(id)]

/**
 * The order of a queue: rows with the status `waiting` first, longest waiting first; then decided ones, newest decision
 * first. Its table has an index in this order (`queueIndex`), so the status is written into the statement.
 */
export function queueOrder(
  row: { readonly id: PgColumn; readonly status: PgColumn; readonly since: PgColumn; readonly decidedAt: PgColumn },
  waiting: 'requested' | 'waiting',
): readonly SQL[] {
  const isWaiting = sql`${row.status} = ${sql.raw(`'${waiting}'`)}`
  return [desc(isWaiting), asc(sql`case when ${isWaiting} then ${row.since} end`), desc(row.decidedAt), asc(row.id)]
}

/**
 * The rows after the one with these values, in the order of the columns: what a cursor and an export go on from. A walk
 * by it skips and repeats nothing, whatever moves meanwhile.
 */
export function beyond(columns: readonly SQLWrapper[], values: readonly (SQL | string)[], descending: boolean): SQL {
  const comma = sql`, `
  const place = values.map((value) => (typeof value === 'string' ? sql`${value}` : value))
  return sql`(${sql.join([...columns], comma)}) ${sql.raw(descending ? '<' : '>')} (${sql.join(place, comma)})`
}
