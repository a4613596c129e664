import { and, eq, getTableColumns, gt, isNull, lte } from 'drizzle-orm'
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
export async function takeDeleted(
  { tx, services, binding, viewer }: Deleting,
  id: string,
): Promise<CollectionRow | null> {
  const [kept] = await tx
    .delete(deletedEntries)
    .where(
      and(
        eq(deletedEntries.id, id),
        eq(deletedEntries.collection, binding.resource.name),
        binding.account ? eq(deletedEntries.accountId, viewer.accountId) : isNull(deletedEntries.accountId),
        gt(deletedEntries.deletedAt, sinceIn(services)),
      ),
    )
    .returning()
  return kept ? revived(binding, kept.row) : null
}

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
