import { withoutTakenConfirmation } from './confirmed.ts'
import { gte } from 'drizzle-orm'
import { columnOf } from '../db/collection-table.ts'
import { refuse } from '../kernel/refusal.ts'
import { auditEntry } from './audited.ts'
import type { CollectionRow } from './bindings.ts'
import { assertUnique, contentOf, lockCollection, settle, shift, size, type Change } from './commands.ts'
import { takeDeleted } from './deleted.ts'
import { presentOne } from './present.ts'
import { reschedule } from './publishing.ts'
import { keepFormer, withSlug } from './slugs.ts'

/**
 * Restores an entry that was deleted lately, whole: its id, its place, what confirms it, whether it is published. What
 * an addition must meet, it must meet as well: another entry may have its name by now, what it refers to may be gone.
 */
export async function restoreEntry(change: Change, id: string): Promise<Readonly<Record<string, unknown>>> {
  const { tx, services, binding } = change
  await lockCollection(change)
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
  await auditEntry(change, 'restore', null, row as CollectionRow)
  await contentOf(change)
  return presentOne(tx, services, binding, row as CollectionRow)
}
