import { gt, inArray, sql } from 'drizzle-orm'
import type { Language } from '../../openapi/define.ts'
import { errorTable } from '../../openapi/errors.ts'
import type { BulkAction, BulkReason, BulkReport } from '../../openapi/schemas/bulk.ts'
import { columnOf } from '../db/collection-table.ts'
import { refuse } from '../kernel/refusal.ts'
import { say } from '../kernel/say.ts'
import { changedNothing } from '../kernel/audit.ts'
import { auditEntries } from './audited.ts'
import type { CollectionRow } from './bindings.ts'
import { faultsOf } from './checks.ts'
import { contentOf, lockCollection, usesOf, within, type Change } from './commands.ts'
import { keepDeleted } from './deleted.ts'
import { giveUpFiles } from './files.ts'
import { restoreRows } from './restore.ts'
import { isFirstPlan } from './guards.ts'
import { keepFormer } from './slugs.ts'

interface Asked {
  readonly action: BulkAction
  /** Each with the version that was seen. */
  readonly rows: readonly { readonly id: string; readonly version: number }[]
}
type Refused = BulkReport['refused'][number]

function refusedFor(
  { binding }: Change,
  { id, code, data }: { readonly id: string; readonly code: BulkReason; readonly data?: Refused['data'] },
  lang: Language,
): Refused {
  const { status, message } = errorTable[code]
  // Only the limit is named in a message.
  return { id, status, code, message: say(lang, message, { limit: binding.resource.most }), ...(data ? { data } : {}) }
}

/**
 * Does one action to several rows of a platform's collection, in one transaction. A row that is as it should be already
 * counts as done, so that the same can be asked again; one that changed since it was seen, that is in use or gone is
 * named with the reason and stops no other. Refuses with `not_found` where none of the rows is there. What was deleted
 * in the last hour is restored whatever version was seen of it.
 */
export async function changeRows(change: Change, { action, rows }: Asked, lang: Language): Promise<BulkReport> {
  const { tx, binding } = change
  const { table, flag } = binding
  await lockCollection(change)
  const ids = rows.map(({ id }) => id)
  if (action === 'restore') {
    const { done, refused } = await restoreRows(change, ids)
    return { done: [...done], refused: refused.map((why) => refusedFor(change, why, lang)) }
  }
  // In the order of their ids, as every call locks them: two of them never wait for each other.
  const found = (await tx
    .select()
    .from(table)
    .where(within(change, inArray(table.id, ids)))
    .orderBy(table.id)
    .for('update')) as CollectionRow[]
  if (found.length === 0) refuse('not_found', {})
  const byId = new Map(found.map((row) => [row.id, row]))
  const done: string[] = []
  const due: CollectionRow[] = []
  const refused: Refused[] = []
  for (const { id, version } of rows) {
    const row = byId.get(id)
    const isBound = action === 'delete' || (action === 'deactivate' && isFirstPlan(row ?? null))
    const places = row && isBound ? await usesOf(change, id) : []
    if (row === undefined) refused.push(refusedFor(change, { id, code: 'not_found' }, lang))
    else if (action !== 'delete' && row[flag.key] === (action === 'activate')) done.push(id)
    else if (row.version !== version) refused.push(refusedFor(change, { id, code: 'stale' }, lang))
    else if (action === 'activate' && (await isTaken(change, row)))
      refused.push(
        refusedFor(change, { id, code: 'in_use', data: { places: [{ resource: 'account', count: 1 }] } }, lang),
      )
    else if (places.length > 0)
      refused.push(refusedFor(change, { id, code: 'in_use', data: { places: [...places] } }, lang))
    else due.push(row)
  }
  if (due.length > 0) {
    await (action === 'delete' ? deleteRows(change, due) : switchRows(change, due, action === 'activate'))
    await auditEntries(change, action, due)
    await contentOf(change)
  } else changedNothing(tx)
  return { done: [...done, ...due.map(({ id }) => id)], refused }
}

/** Whether something stands against an entry being active again that did not before. */
async function isTaken({ tx, services, binding }: Change, row: CollectionRow): Promise<boolean> {
  const body = Object.fromEntries(Object.keys(binding.resource.fields).map((field) => [field, row[columnOf(field)]]))
  return Object.keys(await faultsOf(tx, binding, body, services.clock.now())).length > 0
}

async function switchRows(
  { tx, services, binding }: Change,
  rows: readonly CollectionRow[],
  isOn: boolean,
): Promise<void> {
  const { table, flag } = binding
  await tx
    .update(table)
    .set({ [flag.key]: isOn, version: sql`${table.version} + 1`, updatedAt: services.clock.now() })
    .where(
      inArray(
        table.id,
        rows.map(({ id }) => id),
      ),
    )
  for (const row of rows) await keepFormer(tx, services, binding, row, { ...row, [flag.key]: isOn })
}

/** Deletes the rows, and moves those behind them up in one statement, however many are deleted. */
async function deleteRows(change: Change, rows: readonly CollectionRow[]): Promise<void> {
  const { tx, services, binding } = change
  const { table } = binding
  await keepDeleted(change, rows)
  await tx.delete(table).where(
    inArray(
      table.id,
      rows.map(({ id }) => id),
    ),
  )
  const gone = rows.map(({ position }) => position)
  const places = sql.join(
    gone.map((position) => sql`(${position}::int)`),
    sql`, `,
  )
  await tx
    .update(table)
    .set({
      position: sql`${table.position} - (select count(*)::int from (values ${places}) as gone(place) where gone.place < ${table.position})`,
    })
    .where(within(change, gt(table.position, Math.min(...gone))))
  for (const row of rows) {
    await keepFormer(tx, services, binding, row, null)
    await giveUpFiles(tx, services, binding, row, null)
  }
}
