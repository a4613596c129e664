import { and, eq, gt, gte, lt, lte, max, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../openapi/define.ts'
import type { ValidationId } from '../../openapi/explain.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { fold } from '../../openapi/text-fold.ts'
import { slugFieldOf } from '../../openapi/field-kinds.ts'
import { contentChanged } from '../kernel/site-content.ts'
import { accounts } from '../db/tables.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { invalid, refuse, Refusal } from '../kernel/refusal.ts'
import { changedNothing } from '../kernel/audit.ts'
import { auditEdit, auditEntry, auditMove } from './audited.ts'
import type { Binding, CollectionRow } from './bindings.ts'
import { faultsOf } from './checks.ts'
import { changedFacts } from './confirmed.ts'
import { giveUpFiles, takeFiles } from './files.ts'
import { fixedFaults, guards } from './guards.ts'
import { scope } from './policy.ts'
import { presentOne } from './present.ts'
import { keepDeleted } from './deleted.ts'
import { firstState } from './published.ts'
import { unknownKeys } from './references.ts'
import { takeRelated } from './relations.ts'
import { columnsFrom, pathsOf, withKnown } from './rows.ts'
import { keepFormer, withSlug } from './slugs.ts'

type Values = Readonly<Record<string, unknown>>
/** One change of one collection, by one caller, in one transaction. */
export interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly binding: Binding
  readonly viewer: Viewer
}

/** Changes of a collection of the platform come one after another, until the transaction ends. */
export async function lockEntries(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`collection.${name}`}))`)
}

/** Changes of positions, quotas and unique fields of one collection come one after another. */
export async function lockCollection({ tx, binding, viewer }: Change): Promise<void> {
  if (binding.account)
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, viewer.accountId)).for('update')
  else await lockEntries(tx, binding.resource.name)
}

export const within = ({ binding, viewer }: Change, ...more: (SQL | undefined)[]) =>
  and(scope(binding, viewer), ...more)
const withId = (change: Change, id: string) => within(change, eq(change.binding.table.id, id))

/** The row, locked; one that is not in the caller's reach does not exist. */
async function loadForChange(change: Change, id: string): Promise<CollectionRow> {
  const [row] = await change.tx.select().from(change.binding.table).where(withId(change, id)).for('update')
  return row ? (row as CollectionRow) : refuse('not_found', {})
}

/** How many rows the collection has: positions have no gaps. */
export async function size(change: Change): Promise<number> {
  const [row] = await change.tx
    .select({ last: max(change.binding.table.position) })
    .from(change.binding.table)
    .where(within(change))
  return Number(row?.last ?? -1) + 1
}

/** No other row may bear the same text in either language, compared as folded. */
export async function assertUnique(change: Change, body: Values, except: string | null): Promise<void> {
  const { tx, binding } = change
  for (const field of binding.resource.unique ?? []) {
    const keys = binding.sort[field]
    const value = body[field]
    if (!keys || value === null || value === undefined) continue
    for (const [path, text] of pathsOf(field, value)) {
      const same = or(eq(keys.en, fold(text)), eq(keys.am, fold(text)))
      const [taken] = await tx
        .select({ id: binding.table.id })
        .from(binding.table)
        .where(within(change, same, except === null ? undefined : ne(binding.table.id, except)))
        .limit(1)
      if (taken) throw new Refusal('duplicate', { field }, { [path]: ['validation.duplicate' satisfies ValidationId] })
    }
  }
}
/**
 * Confirmed facts stay, keys of lists are known and files that came are taken, or all that is wrong is said at once.
 * Files that went are given up.
 */
export async function settle(
  { tx, services, binding, viewer }: Change,
  before: CollectionRow | null,
  body: Values,
): Promise<void> {
  const errors = {
    ...guards[binding.resource.name as ResourceName]?.(before, body, services.clock.now()),
    ...fixedFaults(binding, before, services.clock.now()),
    ...changedFacts(binding, before, body),
    ...(await unknownKeys(tx, binding, before, body)),
    ...(await faultsOf(tx, binding, body, services.clock.now())),
    ...(await takeRelated(tx, binding, viewer, before, body)),
    ...(await takeFiles(tx, services, binding, viewer.accountId, before, body)),
  }
  if (Object.keys(errors).length > 0) invalid(errors)
  if (before) await giveUpFiles(tx, services, binding, before, body)
}

/** Says that public pages may show something else now. Every change of a collection calls it once. */
export async function contentOf({ tx, services, binding, viewer }: Change): Promise<void> {
  if (binding.account) await contentChanged(tx, services, viewer.accountId)
  else services.events.publish(tx, 'content', binding.resource.name)
}

/** Adds an entry at the end. Gives back the presented row. */
export async function createEntry(change: Change, body: Values): Promise<Values> {
  const { tx, services, binding, viewer } = change
  await lockCollection(change)
  const position = await size(change)
  if (position >= binding.resource.most) refuse('limit_reached', { limit: binding.resource.most })
  await assertUnique(change, body, null)
  const whole = withKnown(binding, null, await withSlug(tx, binding, null, body))
  await settle(change, null, whole)
  const now = services.clock.now()
  const values = {
    ...columnsFrom(binding, whole),
    ...(binding.account ? { accountId: viewer.accountId } : {}),
    ...firstState(binding),
    id: services.ids.uuid(),
    position,
    createdAt: now,
    updatedAt: now,
  }
  const [row] = (await tx.insert(binding.table).values(values).returning()) as CollectionRow[]
  await keepFormer(tx, services, binding, null, row as CollectionRow)
  await auditEntry(change, 'create', null, row as CollectionRow)
  await contentOf(change)
  return presentOne(tx, services, binding, row as CollectionRow)
}

/** Replaces an entry, if the version that was seen is still the present one. */
export async function editEntry(
  change: Change,
  id: string,
  body: Values & { readonly version: number },
): Promise<Values> {
  const { tx, services, binding } = change
  if (binding.resource.unique || slugFieldOf(binding.resource.fields)) await lockCollection(change)
  const before = await loadForChange(change, id)
  if (before.version !== body.version) refuse('stale', { current: await presentOne(tx, services, binding, before) })
  await assertUnique(change, body, id)
  const whole = withKnown(binding, before, await withSlug(tx, binding, before, body))
  await settle(change, before, whole)
  const [row] = (await tx
    .update(binding.table)
    .set({ ...columnsFrom(binding, whole), version: before.version + 1, updatedAt: services.clock.now() })
    .where(withId(change, id))
    .returning()) as CollectionRow[]
  await keepFormer(tx, services, binding, before, row as CollectionRow)
  await auditEdit(change, before, row as CollectionRow)
  await contentOf(change)
  return presentOne(tx, services, binding, row as CollectionRow)
}

/**
 * The places that refer to a row, each with how many there are. Its row must be locked: whoever refers to it locks it
 * as well.
 */
export async function usesOf(
  { tx, services, binding }: Change,
  id: string,
): Promise<readonly { readonly resource: string; readonly count: number }[]> {
  const places: { readonly resource: string; readonly count: number }[] = []
  for (const { resource, count } of binding.referrers) {
    const found = await count(tx, id, services.clock.now())
    if (found > 0) places.push({ resource, count: found })
  }
  return places
}

/**
 * Deletes an entry that nothing refers to; the ones behind it move up. Its row is locked before the uses are counted,
 * and whoever refers to it locks it as well (`lockChoice`).
 */
export async function deleteEntry(change: Change, id: string): Promise<void> {
  const { tx, services, binding } = change
  await lockCollection(change)
  const row = await loadForChange(change, id)
  const used = await usesOf(change, id)
  if (used.length > 0) refuse('in_use', { places: [...used] })
  await keepDeleted(change, [row])
  await tx.delete(binding.table).where(withId(change, id))
  await shift(change, -1, gt(binding.table.position, row.position))
  await keepFormer(tx, services, binding, row, null)
  await giveUpFiles(tx, services, binding, row, null)
  await auditEntry(change, 'delete', row, null)
  await contentOf(change)
}

/** Moves an entry to a 0-based position; behind the last means last. Positions stay without gaps. */
export async function moveEntry(
  change: Change,
  { id, position }: { readonly id: string; readonly position: number },
): Promise<void> {
  const { tx, binding } = change
  const column = binding.table.position
  await lockCollection(change)
  const [row] = (await tx.select().from(binding.table).where(withId(change, id))) as CollectionRow[]
  if (!row) invalid({ id: ['validation.reference'] })
  const to = Math.min(position, (await size(change)) - 1)
  if (to === row.position) return changedNothing(tx)
  if (to < row.position) await shift(change, 1, gte(column, to), lt(column, row.position))
  else await shift(change, -1, gt(column, row.position), lte(column, to))
  await tx.update(binding.table).set({ position: to }).where(withId(change, id))
  await auditMove(change, row, to)
  await contentOf(change)
}

export async function shift(change: Change, by: 1 | -1, ...where: SQL[]): Promise<void> {
  const { tx, binding } = change
  await tx
    .update(binding.table)
    .set({ position: sql`${binding.table.position} + ${by}` })
    .where(within(change, ...where))
}
