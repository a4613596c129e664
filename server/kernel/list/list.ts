import { and, gte, lt, max, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Language } from '../../../openapi/define.ts'
import type { AnyList, FiltersOf, Narrowing } from '../../../openapi/lists.ts'
import { words } from '../../../openapi/text-fold.ts'
import type { Readable } from '../context.ts'
import { invalid } from '../refusal.ts'
import { ordered, orderOf, type Order, type SortKey } from './order.ts'
import { countUpTo, EXACT_UP_TO, exactly, FOUND_EXACT_UP_TO, metaOf, pageAt, type Meta, type PageAt } from './paging.ts'
import { matchesWords, type SearchKey } from './search.ts'

/** From this offset on, a page is read from the nearer end of the index. */
const DEEP = 1_000

/** What every list of the contract is asked. */
export interface ListQuery {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
}
/** An id, and beside it what it is ordered by where that is asked for. */
export interface Found {
  readonly id: string
  readonly key: string
}
/** A query for the ids of rows, before it has conditions; of Drizzle's `$dynamic()` queries what is needed here. */
interface IdQuery extends SQLWrapper, PromiseLike<readonly Found[]> {
  where(condition: SQL | undefined): IdQuery
  orderBy(...order: SQL[]): IdQuery
  limit(most: number): IdQuery
  offset(rows: number): IdQuery
}
type IdsOf = (db: Readable, key: SQL.Aliased<string>) => IdQuery

/** A list of the contract as data of the server: its rows, what is searched in, how it is sorted and what narrows it. */
export interface ListSource<L extends AnyList = AnyList> {
  readonly id: PgColumn
  /**
   * Ids from the list's table, joined with what search, filters and scope look at. Absent: from the table of the id
   * alone.
   */
  readonly ids?: IdsOf
  /** The rows that the caller may see. */
  readonly scope: SQL | undefined
  /** Numbers the rows of the scope from 0 without gaps: a page in this order is a range, the last tells their number. */
  readonly places?: PgColumn | undefined
  readonly search: SearchKey
  readonly sorts: { readonly [K in L['sorts'][number]]: SortKey }
  /** The order unless told: as `sort` names it, or an order of the list's own. */
  readonly order: L['sorts'][number] | `-${L['sorts'][number]}` | readonly SQL[]
  /** The condition for each value of a filter; it may refuse a value. */
  readonly filters: {
    readonly [K in keyof FiltersOf<L>]: (
      value: NonNullable<Narrowing<L>[K]>,
    ) => SQL | undefined | Promise<SQL | undefined>
  }
}
type Source = Pick<ListSource, 'id' | 'ids'>
/** A list as it is asked for: which rows, in which order. */
export interface Asked {
  readonly where: SQL | undefined
  /** Null: the list's own order, which is no column's. */
  readonly order: Order | null
  /** True: something is searched for. */
  readonly isSearch: boolean
  /** True: nothing is searched for and nothing narrows it. */
  readonly isWhole: boolean
}
type AnyFilter = (value: unknown) => SQL | undefined | Promise<SQL | undefined>

/** What a query asks of a list. Refuses an unknown order and whatever a filter refuses. */
export async function askedOf<L extends AnyList>(
  { scope, search, sorts, order, filters }: ListSource<L>,
  query: Omit<ListQuery, 'page' | 'per_page'> & Narrowing<L>,
  lang: Language,
): Promise<Asked> {
  const sort = query.sort ?? (typeof order === 'string' ? order : null)
  const values = query as Readonly<Record<string, unknown>>
  const narrowed: (SQL | undefined)[] = []
  for (const [name, condition] of Object.entries(filters as Readonly<Record<string, AnyFilter>>))
    if (values[name] !== undefined) narrowed.push(await condition(values[name]))
  const isSearch = words(query.q ?? '').length > 0
  return {
    where: and(scope, ...narrowed, await matchesWords(search, query.q)),
    order: sort === null ? null : orderOf(sorts, sort, lang),
    isSearch,
    isWhole: narrowed.length === 0 && !isSearch,
  }
}

const NO_KEY = sql<string>`''`.as('key')
/** The ids of a list; `key` is read beside each. */
export const idsFrom = ({ id, ids }: Source, db: Readable, key: SQL.Aliased<string> = NO_KEY): IdQuery =>
  ids
    ? ids(db, key)
    : db
        .select({ id: sql<string>`${id}`.as('id'), key })
        .from(id.table as PgTable)
        .$dynamic()

/**
 * One page of a list: ids from the index first, then the rows, which `read` gives in the order of the ids. A page far
 * down costs little more than the first.
 */
export async function listPage<L extends AnyList, T>(
  db: Readable,
  source: ListSource<L>,
  query: ListQuery & Narrowing<L>,
  { lang, read }: { readonly lang: Language; readonly read: (ids: readonly string[]) => Promise<T[]> },
): Promise<{ readonly data: T[]; readonly meta: Meta }> {
  const at = pageAt(query)
  const asked = await askedOf(source, query, lang)
  const count = () =>
    countUpTo(db, idsFrom(source, db).where(asked.where), asked.isSearch ? FOUND_EXACT_UP_TO : EXACT_UP_TO)
  const places = asked.isWhole ? source.places : undefined
  const known = places ? await numberOf(db, source, places) : null
  const total = known !== null ? exactly(known) : at.offset >= DEEP ? await count() : null
  const found =
    places && asked.order?.column === places && !asked.order.descending
      ? await idsWithin(db, source, places, at)
      : await idsAt(db, source, asked, at, known ?? (total?.exact ? total.rows : null))
  const ids = found.slice(0, at.perPage)
  const data = await read(ids)
  // Nothing follows: what was read so far is all there is, and nothing needs to be counted.
  const isLast = found.length <= at.perPage && (found.length > 0 || at.offset === 0)
  return {
    data,
    meta: metaOf(at, data.length, isLast ? exactly(at.offset + ids.length) : (total ?? (await count()))),
  }
}

/** How many rows a list with places has. */
export async function numberOf(db: Readable, { scope }: Pick<ListSource, 'scope'>, places: PgColumn): Promise<number> {
  const [row] = await db
    .select({ last: max(places) })
    .from(places.table as PgTable)
    .where(scope)
  return Number(row?.last ?? -1) + 1
}
/** The ids of a page in the order of the places, and one more where more follow. */
async function idsWithin(
  db: Readable,
  source: Pick<ListSource, 'id' | 'ids' | 'scope'>,
  places: PgColumn,
  { offset, perPage }: PageAt,
): Promise<string[]> {
  const within = and(source.scope, gte(places, offset), lt(places, offset + perPage + 1))
  const found = await idsFrom(source, db)
    .where(within)
    .orderBy(...ordered({ column: places, descending: false }, source.id))
  return found.map(({ id }) => id)
}

/** The ids of a page and one more where more follow, from the nearer end where the total is known exactly. */
async function idsAt(
  db: Readable,
  source: Source & { readonly order: string | readonly SQL[] },
  { where, order }: Asked,
  { offset, perPage }: PageAt,
  known: number | null,
): Promise<string[]> {
  const find = async (by: readonly SQL[], skip: number, most: number) =>
    (
      await idsFrom(source, db)
        .where(where)
        .orderBy(...by)
        .limit(most)
        .offset(skip)
    ).map(({ id }) => id)
  if (order === null)
    return find(
      typeof source.order === 'string' ? invalid({ sort: ['validation.malformed'] }) : source.order,
      offset,
      perPage + 1,
    )
  const behind = known === null ? null : known - offset - (perPage + 1)
  if (behind === null || behind >= offset) return find(ordered(order, source.id), offset, perPage + 1)
  const most = perPage + 1 + Math.min(0, behind)
  if (most <= 0) return []
  return (
    await find(ordered({ ...order, descending: !order.descending }, source.id), Math.max(0, behind), most)
  ).toReversed()
}

/** Rows that were read by their ids, in the order of the ids; one that is gone by now is left out. */
export function inOrderOf<R>(ids: readonly string[], rows: readonly R[], idOf: (row: R) => string): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Refuses to narrow a list to a row that is gone or out of the caller's reach: `where` finds the row. */
export async function refuseUnknown(
  db: Readable,
  filter: string,
  table: PgTable,
  where: SQL | undefined,
): Promise<void> {
  if ((await db.$count(table, where)) === 0) invalid({ [filter]: ['validation.reference'] })
}
