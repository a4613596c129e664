import { getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '../../openapi/define.ts'
import { isHeavy } from '../../openapi/fields.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import { columnOf, foldedFields } from '../db/collection-table.ts'
import { referrersTo, type Referrer } from './referrers.ts'
import { columnIn, tableOf, type CollectionTable } from './tables.ts'

/** A row as the database gives it, by column property. */
export type CollectionRow = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly position: number
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/**
 * Where a resource is kept. `sort` gives each field of its own that orders the list, or is compared to find doubles,
 * its column for readers of a language.
 */
export interface Binding {
  readonly resource: AnyResource
  readonly table: CollectionTable
  /** The columns that lists read: all but those of heavy fields. */
  readonly light: Readonly<Record<string, PgColumn>>
  /** Filters rows by their account; null for platform collections. */
  readonly account: PgColumn | null
  readonly flag: { readonly key: 'visible' | 'active'; readonly column: PgColumn }
  readonly sort: Readonly<Record<string, Readonly<Record<Language, PgColumn>>>>
  readonly referrers: readonly Referrer[]
}

/** Beside a resource: its table, the columns that order it, and who may refer to its rows. */
function bind(name: ResourceName): Binding {
  const resource = anyResources[name]
  const column = (property: string) => columnIn(name, property)
  const folded = foldedFields(resource)
  const heavy = new Set(
    Object.entries(resource.fields).flatMap(([field, of]) => (isHeavy(of) ? [columnOf(field)] : [])),
  )
  const ordering = (field: string) => {
    const own = columnOf(field)
    return folded.includes(field)
      ? { en: column(`${own}KeyEn`), am: column(`${own}KeyAm`) }
      : { en: column(own), am: column(own) }
  }
  const key = resource.owner === 'account' ? 'visible' : 'active'
  return {
    resource,
    table: tableOf(name),
    light: Object.fromEntries(
      Object.entries(getTableColumns(tableOf(name))).filter(([property]) => !heavy.has(property)),
    ),
    account: resource.owner === 'account' ? column('accountId') : null,
    flag: { key, column: column(key) },
    sort: Object.fromEntries(
      [...resource.sort, ...(resource.unique ?? [])]
        .filter((field) => resource.fields[field]?.kind !== 'relation')
        .map((field) => [field, ordering(field)]),
    ),
    referrers: referrersTo(name),
  }
}

/** Every resource with its table. */
export const bindings = Object.fromEntries(
  (Object.keys(anyResources) as ResourceName[]).map((name) => [name, bind(name)]),
) as Readonly<Record<ResourceName, Binding>>
