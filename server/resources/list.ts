import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Language, Viewer } from '../../openapi/define.ts'
import { BY_STATUS, filtersOf, relationsOf } from '../../openapi/field-kinds.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { words } from '../../openapi/text-fold.ts'
import { columnOf, LARGE } from '../db/collection-table.ts'
import { prepared } from '../db/prepared.ts'
import type { Readable, Services } from '../kernel/context.ts'
import { inOrderOf, listPage, numberOf, refuseUnknown, type ListQuery, type ListSource } from '../kernel/list/list.ts'
import { ordered } from '../kernel/list/order.ts'
import { metaOf, pageAt, exactly } from '../kernel/list/paging.ts'
import { refuse } from '../kernel/refusal.ts'
import { bindings, type Binding, type CollectionRow } from './bindings.ts'
import { listed, scope, seesAll } from './policy.ts'
import { presentRows } from './present.ts'
import { nameKeys, namesElsewhere } from './relations.ts'
import { columnIn } from './tables.ts'

/** What is searched for, and filters by the names of their fields. */
export type EntriesQuery = ListQuery & Readonly<Record<string, unknown>>
/** Who reads a collection, and for whom. */
export interface Reading {
  readonly services: Services
  readonly viewer: Viewer | null
  readonly lang: Language
}

/**
 * The list of a collection's entries, in their own order unless told otherwise. Platform collections count as large. A
 * row of another collection that narrows it must be in the viewer's reach.
 */
export function entryList(db: Readable, binding: Binding, viewer: Viewer | null): ListSource {
  const { table, resource, sort: columns } = binding
  const to = Object.fromEntries(relationsOf(resource.fields).map(([field, relation]) => [field, bindings[relation.to]]))
  const conditionOf = (field: string) => async (value: string) => {
    const other = to[field]
    if (other) await refuseUnknown(db, field, other.table, and(scope(other, viewer), eq(other.table.id, value)))
    const column = field === BY_STATUS && resource.publishing ? 'publishingStatus' : columnOf(field)
    return eq(columnIn(resource.name as ResourceName, column), value)
  }
  const named = namesElsewhere(binding, resource.sort)
  return {
    id: table.id,
    // Joined once: looked up for each row, names would cost as many searches as there are rows. PostgreSQL leaves out
    // the join where the order does not ask for it.
    ids: (reading, key) =>
      named.reduce(
        (query, { column, id }) => query.leftJoin(id.table, eq(id, column)),
        reading
          .select({ id: sql<string>`${table.id}`.as('id'), key })
          .from(table)
          .$dynamic(),
      ),
    scope: and(...listed(binding, viewer)),
    // Positions have no gaps, but whoever does not see all rows meets some.
    places: seesAll(binding, viewer) ? table.position : undefined,
    search: {
      key: table.searchKey,
      isLarge: binding.account === null && resource.most >= LARGE,
      named: namesElsewhere(binding, resource.search).map(({ column, keys, id: other }) => ({
        column,
        keys,
        find: async (where) =>
          (
            await db
              .select({ id: sql<string>`${other}` })
              .from(other.table)
              .where(where)
          ).map(({ id }) => id),
      })),
    },
    sorts: {
      ...Object.fromEntries(resource.sort.flatMap((name) => (columns[name] ? [[name, columns[name]] as const] : []))),
      ...Object.fromEntries(named.map((other) => [other.field, nameKeys(other)])),
      position: table.position,
      created_at: table.createdAt,
    },
    order: 'position',
    filters: Object.fromEntries(Object.keys(filtersOf(resource)).map((field) => [field, conditionOf(field)])),
  }
}

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

/** One page of the entries that the viewer may see, in the form of the contract. `db` may be a transaction. */
export async function listEntries(
  db: Readable,
  binding: Binding,
  query: EntriesQuery,
  { services, viewer, lang }: Reading,
) {
  const { table, light, account, resource } = binding
  const source = entryList(db, binding, viewer)
  const at = pageAt(query)
  const asks = ['sort', ...(resource.filters ?? [])].some((name) => query[name] !== undefined)
  if (viewer && account && at.page === 1 && !asks && words(query.q ?? '').length === 0) {
    const rows = await firstRows(db, binding, viewer.accountId, at.perPage)
    // A first page that is not full is all there is: nothing needs to be counted.
    const total = rows.length < at.perPage ? rows.length : await numberOf(db, source, table.position)
    return { data: await presentRows(db, services, binding, rows), meta: metaOf(at, rows.length, exactly(total)) }
  }
  const read = async (ids: readonly string[]) => {
    const rows = await db
      .select(light)
      .from(table)
      .where(inArray(table.id, [...ids]))
    return presentRows(
      db,
      services,
      binding,
      inOrderOf(ids, rows as CollectionRow[], ({ id }) => id),
    )
  }
  return listPage(db, source, query, { lang, read })
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
