import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import * as collectionTables from '../db/collection-tables.ts'
import * as listTables from '../db/list-tables.ts'

/**
 * The columns that every collection has; `accountId` and `visible` in account-owned ones, `active` in platform ones.
 */
export type CollectionTable = PgTable &
  Readonly<Record<'id' | 'position' | 'searchKey' | 'version' | 'createdAt' | 'updatedAt', PgColumn>>

/** The generated modules name each table by the plural of its collection. */
const tables = { ...listTables, ...collectionTables } as unknown as Readonly<Record<string, CollectionTable>>

export function tableOf(name: ResourceName): CollectionTable {
  const table = tables[anyResources[name].plural]
  if (table === undefined) throw new Error(`The collection ${name} has no table: run \`npm run contract\`.`)
  return table
}

/** The column of a collection by its property. */
export function columnIn(name: ResourceName, property: string): PgColumn {
  const column = (tableOf(name) as unknown as Readonly<Record<string, PgColumn>>)[property]
  if (column === undefined) throw new Error(`The table of ${name} lacks ${property}.`)
  return column
}
