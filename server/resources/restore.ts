import { gte, inArray, sql } from 'drizzle-orm'
import { REASONS, type BulkReason } from '../../openapi/schemas/bulk.ts'
import { columnOf } from '../db/collection-table.ts'
import { changedNothing } from '../kernel/audit.ts'
import { refuse, Refusal } from '../kernel/refusal.ts'
import { auditEntries, auditEntry } from './audited.ts'
import type { CollectionRow } from './bindings.ts'
import { withoutTakenConfirmation } from './confirmed.ts'
import { assertUnique, contentOf, lockCollection, settle, shift, size, within, type Change } from './commands.ts'
import { placesOfDeleted, takeDeleted } from './deleted.ts'
import { presentOne } from './present.ts'
import { reschedule } from './publishing.ts'
import { keepFormer, withSlug } from './slugs.ts'

/**
 * Restores an entry that was deleted lately, whole: its id, its place, what confirms it, whether it is published. What
 * an addition must meet, it must meet as well: another entry may have its name by now, what it refers to may be gone.
 */
export async function restoreEntry(change: Change, id: string): Promise<Readonly<Record<string, unknown>>> {
  await lockCollection(change)
  const row = await putBack(change, id)
  await auditEntry(change, 'restore', null, row)
  await contentOf(change)
  return presentOne(change.tx, change.services, change.binding, row)
}

/**
 * Restores several entries, each as `restoreEntry` does: they stand in the order they had. One that cannot come back is
 * named with the reason, stays kept and stops no other; one that is there already counts as done.
 */
export async function restoreRows(
  change: Change,
  ids: readonly string[],
): Promise<{
  readonly done: readonly string[]
  readonly refused: readonly { readonly id: string; readonly code: BulkReason }[]
}> {
  const { tx, binding } = change
  const there = await tx
    .select({ id: binding.table.id })
    .from(binding.table)
    .where(within(change, inArray(binding.table.id, [...ids])))
  const isThere = new Set(there.map(({ id }) => id))
  const kept = await placesOfDeleted(change, ids)
  if (isThere.size + kept.length === 0) refuse('not_found', {})
  const restored: CollectionRow[] = []
  const refused = ids
    .filter((id) => !isThere.has(id) && kept.every((one) => one.id !== id))
    .map((id) => ({ id, code: 'not_found' as BulkReason }))
  // From the first place to the last, so that each finds those before it where they were.
  for (const { id } of kept) {
    await tx.execute(sql`savepoint restoring`)
    try {
      restored.push(await putBack(change, id))
      await tx.execute(sql`release savepoint restoring`)
    } catch (error) {
      if (!(error instanceof Refusal) || !isReason(error.code)) throw error
      await tx.execute(sql`rollback to savepoint restoring`)
      refused.push({ id, code: error.code })
    }
  }
  if (restored.length > 0) {
    await auditEntries(change, 'restore', restored)
    await contentOf(change)
  } else changedNothing(tx)
  const isDone = new Set([...isThere, ...restored.map(({ id }) => id)])
  return { done: ids.filter((id) => isDone.has(id)), refused }
}

const isReason = (code: string): code is BulkReason => REASONS.some((reason) => reason === code)

/** Takes an entry out of those that are kept and puts it back at its place, in a collection that is locked. */
async function putBack(change: Change, id: string): Promise<CollectionRow> {
  const { tx, services, binding } = change
  const kept = (await takeDeleted(change, id)) ?? refuse('not_found', {})
  const many = await size(change)
  if (many >= binding.resource.most) refuse('limit_reached', { limit: binding.resource.most })
  const body = Object.fromEntries(
    Object.keys(binding.resource.fields).map((field) => [field, kept[columnOf(field)] ?? null]),
  )
  await assertUnique(change, body, null)
  await withSlug(tx, binding, null, body)
  await settle(change, null, body)
  const position = Math.min(kept.position, many)
  await shift(change, 1, gte(binding.table.position, position))
  const [row] = (await tx
    .insert(binding.table)
    // A version of its own: whoever saw the entry before it was deleted saw another one.
    .values({
      ...(await withoutTakenConfirmation(tx, binding, kept)),
      position,
      version: kept.version + 1,
      updatedAt: services.clock.now(),
    })
    .returning()) as CollectionRow[]
  await keepFormer(tx, services, binding, null, row as CollectionRow)
  await reschedule(change, row as CollectionRow)
  return row as CollectionRow
}
