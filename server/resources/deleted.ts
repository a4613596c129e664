import { and, eq, getTableColumns, gt, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../openapi/define.ts'
import { deletedEntries } from '../db/platform-tables.ts'
import type { Services, Tx } from '../kernel/context.ts'
import type { Binding, CollectionRow } from './bindings.ts'

/** How long a deleted entry can be restored; milliseconds. Its files are kept longer than that (`kernel/files.ts`). */
const KEPT = 3_600_000

interface Deleting {
  readonly tx: Tx
  readonly services: Pick<Services, 'clock'>
  readonly binding: Binding
  readonly viewer: Viewer
}
const sinceIn = (services: Pick<Services, 'clock'>) => new Date(services.clock.now().getTime() - KEPT)

/** Keeps entries whole that are about to be deleted. */
export async function keepDeleted(
  { tx, services, binding, viewer }: Deleting,
  rows: readonly CollectionRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(deletedEntries).values(
    rows.map((row) => ({
      id: row.id,
      collection: binding.resource.name,
      accountId: binding.account ? viewer.accountId : null,
      row,
      deletedAt: services.clock.now(),
    })),
  )
}

/** Takes an entry that the viewer can restore out of those that are kept; null when there is none (any more). */
export async function takeDeleted(deleting: Deleting, id: string): Promise<CollectionRow | null> {
  const { tx, binding } = deleting
  const [kept] = await tx
    .delete(deletedEntries)
    .where(restorable(deleting, eq(deletedEntries.id, id)))
    .returning()
  return kept ? revived(binding, kept.row) : null
}

/** Those of the entries that the viewer can restore, by the places they had. */
export async function placesOfDeleted(
  deleting: Deleting,
  ids: readonly string[],
): Promise<readonly { readonly id: string }[]> {
  return deleting.tx
    .select({ id: deletedEntries.id })
    .from(deletedEntries)
    .where(restorable(deleting, inArray(deletedEntries.id, [...ids])))
    .orderBy(sql`(${deletedEntries.row} ->> 'position')::int`, deletedEntries.id)
}

/** What the viewer can still restore. */
const restorable = ({ services, binding, viewer }: Deleting, which: SQL) =>
  and(
    which,
    eq(deletedEntries.collection, binding.resource.name),
    binding.account ? eq(deletedEntries.accountId, viewer.accountId) : isNull(deletedEntries.accountId),
    gt(deletedEntries.deletedAt, sinceIn(services)),
  )

/** A row as the database gives it: JSON has texts where the columns have instants. */
function revived({ table }: Binding, row: Readonly<Record<string, unknown>>): CollectionRow {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(row).map(([property, value]) => [
      property,
      columns[property]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  ) as CollectionRow
}

/** Forgets what can be restored no more. Any process may do it at any time. */
export async function sweepDeleted({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(deletedEntries).where(lte(deletedEntries.deletedAt, sinceIn({ clock })))
}
