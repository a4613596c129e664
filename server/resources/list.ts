import { and, eq, gte, inArray, lt, max, sql, type SQL } from 'drizzle-orm'
import type { Language, Viewer } from '../../openapi/define.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { words } from '../../openapi/text-fold.ts'
import { columnOf } from '../db/collection-table.ts'
import { prepared } from '../db/prepared.ts'
import type { Readable } from '../kernel/context.ts'
import { ordered, orderOf as orderIn, type Order } from '../kernel/list/order.ts'
import { EXACT_UP_TO, metaOf, pageAt, totalOf, type Meta } from '../kernel/list/paging.ts'
import { matchesWords } from '../kernel/list/search.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Binding, CollectionRow } from './bindings.ts'
import { listed, seesAll } from './policy.ts'
import { nameKeys, namesElsewhere, refuseUnknownFilters } from './relations.ts'
import { columnIn } from './tables.ts'

/** From this offset on, a query finds the ids in the index first and then reads the rows of the page. */
const DEEP = 1_000

/** What is searched for, and filters by the names of their fields. */
interface Searched extends Readonly<Record<string, unknown>> {
  readonly q?: string | undefined
}
export interface ListQuery extends Searched {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly sort?: string | undefined
}
export interface Page {
  readonly rows: readonly CollectionRow[]
  readonly meta: Meta
}

/** The order named by `sort`, for readers of `lang`; by default by position. Refuses unknown columns. */
export function orderOf(binding: Binding, sort: string | undefined, lang: Language): Order {
  const { table, resource, sort: columns } = binding
  const relations = Object.fromEntries(
    namesElsewhere(binding, resource.sort).map((other) => [other.field, nameKeys(other)]),
  )
  const sorts = Object.fromEntries(
    resource.sort.flatMap((name) => {
      const by = relations[name] ?? columns[name]
      return by ? [[name, by] as const] : []
    }),
  )
  return orderIn({ ...sorts, position: table.position, created_at: table.createdAt }, sort ?? 'position', lang)
}

/** The condition for the rows that a search finds and the filters let through. Platform collections count as large. */
export const matches = (binding: Binding, query: Searched): SQL | undefined =>
  and(
    matchesWords(
      {
        key: binding.table.searchKey,
        isLarge: binding.account === null,
        named: namesElsewhere(binding, binding.resource.search),
      },
      query.q,
    ),
    ...filtersIn(binding, query).map(([field, value]) =>
      eq(columnIn(binding.resource.name as ResourceName, columnOf(field)), value),
    ),
  )
/** The filters that a query sets, by field. */
const filtersIn = ({ resource }: Binding, query: Searched): readonly (readonly [field: string, value: string])[] =>
  (resource.filters ?? []).flatMap((field) => {
    const value = query[field]
    return typeof value === 'string' ? [[field, value] as const] : []
  })

/** The row, if the viewer may read it; another does not exist. */
export async function readEntry(
  db: Readable,
  binding: Binding,
  viewer: Viewer | null,
  id: string,
): Promise<CollectionRow> {
  const [row] = await db
    .select()
    .from(binding.table)
    .where(and(...listed(binding, viewer), eq(binding.table.id, id)))
  return row ? (row as CollectionRow) : refuse('not_found', {})
}

/** One page of the rows that the viewer may see, in at most two statements. `db` may be a transaction. */
export async function listPage(
  db: Readable,
  binding: Binding,
  viewer: Viewer | null,
  query: ListQuery,
  lang: Language,
): Promise<Page> {
  const at = pageAt(query)
  const order = orderOf(binding, query.sort, lang)
  await refuseUnknownFilters(db, binding, viewer, query)
  const filtered = words(query.q ?? '').length > 0 || filtersIn(binding, query).length > 0
  const where = and(...listed(binding, viewer), matches(binding, query))
  const whole = !filtered && seesAll(binding, viewer)
  if (whole && viewer && binding.account && query.sort === undefined && at.page === 1) {
    const rows = await firstRows(db, binding, viewer.accountId, at.perPage)
    // A first page that is not full is all there is: nothing needs to be counted.
    if (rows.length < at.perPage) return { rows, meta: metaOf(at, rows.length, rows.length) }
  }
  const known = whole ? await wholeTotal(db, binding, where) : null
  const rows = await pageRows(db, binding, where, order, { offset: at.offset, limit: at.perPage, known })
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(binding.table)
    .where(where)
    .limit(EXACT_UP_TO + 1)
  const total = known ?? (await totalOf(db, at, rows.length, some.getSQL()))
  return { rows, meta: metaOf(at, rows.length, total) }
}

/** The first rows of an account's collection, in their order: what its screens and the set-up read most. */
const firstRows = (db: Readable, { table, light, account, resource }: Binding, accountId: string, limit: number) =>
  prepared(
    db,
    `first_${resource.name}`,
    () =>
      db
        .select(light)
        .from(table)
        .where(
          and(
            account ? eq(account, sql.placeholder('account')) : undefined,
            gte(table.position, 0),
            lt(table.position, sql.placeholder('limit')),
          ),
        )
        .orderBy(...ordered({ column: table.position, descending: false }, table.id)),
    { account: accountId, limit },
  ) as Promise<CollectionRow[]>

/**
 * `known` is the total of a whole collection. Its positions have no gaps, so in the default order a page is a range of
 * positions. Other orders walk their index up to the offset, from the nearer end if the total is known; for a page far
 * down, ids are read from the index first and then the rows.
 */
async function pageRows(
  db: Readable,
  binding: Binding,
  where: SQL | undefined,
  order: Order,
  at: { readonly offset: number; readonly limit: number; readonly known: number | null },
): Promise<CollectionRow[]> {
  const { table, light } = binding
  const { offset, limit, known } = at
  const by = ordered(order, table.id)
  if (known !== null && order.column === table.position && !order.descending)
    return (await db
      .select(light)
      .from(table)
      .where(and(where, gte(table.position, offset), lt(table.position, offset + limit)))
      .orderBy(...by)) as CollectionRow[]
  if (offset < DEEP)
    return (await db
      .select(light)
      .from(table)
      .where(where)
      .orderBy(...by)
      .limit(limit)
      .offset(offset)) as CollectionRow[]
  const behind = known === null ? null : Math.max(0, known - offset - limit)
  const ids = db.select({ id: table.id }).from(table).where(where)
  const found =
    behind !== null && behind < offset
      ? ids
          .orderBy(...ordered({ ...order, descending: !order.descending }, table.id))
          .limit(Math.max(0, Math.min(limit, (known ?? 0) - offset)))
          .offset(behind)
      : ids
          .orderBy(...by)
          .limit(limit)
          .offset(offset)
  return (await db
    .select(light)
    .from(table)
    .where(inArray(table.id, found))
    .orderBy(...by)) as CollectionRow[]
}

/** The size of a whole collection, which is its last position. */
async function wholeTotal(db: Readable, binding: Binding, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ last: max(binding.table.position) })
    .from(binding.table)
    .where(where)
  return Number(row?.last ?? -1) + 1
}
