import { and, asc, count, desc, gte, inArray, like, lt, max, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language, Viewer } from '../../openapi/define.ts'
import { words } from '../../openapi/text-fold.ts'
import type { Readable } from '../kernel/context.ts'
import { invalid } from '../kernel/refusal.ts'
import type { Binding, CollectionRow } from './bindings.ts'
import { listed, seesAll } from './policy.ts'

/** Totals are exact up to here and a lower bound after (product.md §9). */
export const EXACT_UP_TO = 10_000
const PER_PAGE = 20
/** From this offset on, ids are found in the index first and the rows of one page after. */
const DEEP = 1_000

export interface ListQuery {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
}
export interface Page {
  readonly rows: readonly CollectionRow[]
  readonly meta: { readonly first: number; readonly last: number; readonly totalRecords: number; readonly exact: boolean; readonly page: number; readonly per_page: number }
}
export interface Order {
  readonly column: PgColumn
  readonly descending: boolean
}

/** The order that `sort` names, for readers of `lang`; an unknown column is refused. Default: position. */
export function orderOf(binding: Binding, sort: string | undefined, lang: Language): Order {
  const descending = sort?.startsWith('-') === true
  const name = sort === undefined ? 'position' : descending ? sort.slice(1) : sort
  if (name === 'position') return { column: binding.table.position, descending }
  if (name === 'created_at') return { column: binding.table.createdAt, descending }
  const column = Object.hasOwn(binding.sort, name) ? binding.sort[name]?.[lang] : undefined
  return column ? { column, descending } : invalid({ sort: ['validation.malformed'] })
}
export const orderBy = (binding: Binding, order: Order): [SQL, SQL] => (order.descending ? [desc(order.column), desc(binding.table.id)] : [asc(order.column), asc(binding.table.id)])

const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')
const ETHIOPIC = /\p{Script=Ethiopic}/u
/**
 * Each word must stand in the search key. A Latin word of one or two letters counts where a word starts: anywhere inside, it would
 * say nothing, and the trigram index could not find it. Amharic words of two letters are whole words, often behind a prefix.
 */
export function matches(binding: Binding, q: string | undefined): SQL | undefined {
  return and(
    ...words(q ?? '').map((word) => {
      const short = [...word].length < (ETHIOPIC.test(word) ? 2 : 3)
      const key = binding.table.searchKey
      return short ? or(like(key, `${literal(word)}%`), like(key, `% ${literal(word)}%`)) : like(key, `%${literal(word)}%`)
    }),
  )
}

/** One page of what the viewer may see, in two statements at most. `db` may be a transaction. */
export async function listPage(db: Readable, binding: Binding, viewer: Viewer | null, query: ListQuery, lang: Language): Promise<Page> {
  const [page, perPage] = [query.page ?? 1, query.per_page ?? PER_PAGE]
  const offset = (page - 1) * perPage
  const order = orderOf(binding, query.sort, lang)
  const filtered = words(query.q ?? '').length > 0
  const where = and(...listed(binding, viewer), matches(binding, query.q))
  const whole = !filtered && seesAll(binding, viewer)
  const [rows, known] = await Promise.all([pageRows(db, binding, where, order, offset, perPage, whole), whole ? wholeTotal(db, binding, where) : null])
  const total = known ?? (await totalOf(db, binding, where, offset, perPage, rows.length))
  const shown = Math.min(total, Math.max(EXACT_UP_TO, offset + rows.length))
  return {
    rows,
    meta: { first: rows.length === 0 ? 0 : offset + 1, last: rows.length === 0 ? 0 : offset + rows.length, totalRecords: shown, exact: total <= EXACT_UP_TO, page, per_page: perPage },
  }
}

/**
 * Positions have no gaps, so the default order of a whole collection finds any page by its index at once. Other orders walk
 * their index up to the offset; a deep page reads the ids from the index alone.
 */
async function pageRows(db: Readable, binding: Binding, where: SQL | undefined, order: Order, offset: number, limit: number, whole: boolean): Promise<CollectionRow[]> {
  const { table } = binding
  const ordered = orderBy(binding, order)
  if (whole && order.column === table.position && !order.descending) return (await db.select().from(table).where(and(where, gte(table.position, offset), lt(table.position, offset + limit))).orderBy(...ordered)) as CollectionRow[]
  if (offset < DEEP) return (await db.select().from(table).where(where).orderBy(...ordered).limit(limit).offset(offset)) as CollectionRow[]
  const ids = db.select({ id: table.id }).from(table).where(where).orderBy(...ordered).limit(limit).offset(offset)
  return (await db.select().from(table).where(inArray(table.id, ids)).orderBy(...ordered)) as CollectionRow[]
}

/** The number of rows of a whole collection, read from its last position. */
async function wholeTotal(db: Readable, binding: Binding, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ last: max(binding.table.position) }).from(binding.table).where(where)
  return Number(row?.last ?? -1) + 1
}

/** The number of rows, counted no further than the exact totals go; a page that is not full says it without counting. */
async function totalOf(db: Readable, binding: Binding, where: SQL | undefined, offset: number, perPage: number, found: number): Promise<number> {
  if (found < perPage && (found > 0 || offset === 0)) return offset + found
  const some = db.select({ one: sql`1`.as('one') }).from(binding.table).where(where).limit(EXACT_UP_TO + 1).as('some')
  const [row] = await db.select({ n: count() }).from(some)
  return row?.n ?? 0
}
