import { eq, gt, gte, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import {
  MOST_DEPARTMENTS,
  type department,
  type departmentBody,
  type departmentEdit,
  type departmentMerge,
  type departmentPlace,
} from '../../../openapi/schemas/structure.ts'
import { departments, positions } from '../../db/company-tables.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { assertPhone } from '../../kernel/phone.ts'
import { changed, leadsUpTo, lockStructure, type Change, type Line } from './structure.commands.ts'
import { consequencesOf, readDepartment, scope, type DepartmentRow } from './departments.queries.ts'

type Presented = z.input<typeof department>
type Fields = Omit<z.output<typeof departmentBody>, 'parent_id'>

const TREE: Line = { rows: departments, id: departments.id, above: departments.parentId }

const of = ({ viewer }: Change, ...more: (SQL | undefined)[]) => scope(viewer.accountId, ...more)
const under = (parentId: string | null) =>
  parentId === null ? isNull(departments.parentId) : eq(departments.parentId, parentId)
const columns = (body: Fields) => ({
  name: body.name,
  function: body.function,
  contactEmail: body.contact_email,
  contactPhone: body.contact_phone,
})
const present = async ({ tx, viewer, now }: Change, id: string): Promise<Presented> =>
  (await readDepartment(tx, viewer.accountId, id, now)) ?? refuse('not_found', {})

async function find(change: Change, id: string): Promise<DepartmentRow | undefined> {
  const [row] = await change.tx
    .select()
    .from(departments)
    .where(of(change, eq(departments.id, id)))
  return row
}
/**
 * The company's department. Refuses with `not_found` for another company's, and with `stale` and the current row if
 * `version` is not current.
 */
async function load(change: Change, id: string, version: number | null): Promise<DepartmentRow> {
  const row = await find(change, id)
  if (!row) return refuse('not_found', {})
  if (version !== null && row.version !== version) return refuse('stale', { current: await present(change, id) })
  return row
}
/** Refuses with an error at `field` if the company has no department with this id. */
async function assertKnown(change: Change, id: string, field: string): Promise<void> {
  if (!(await find(change, id))) invalid({ [field]: ['validation.reference'] })
}

/**
 * Locks the structure and loads a department that is to be moved below or merged into `target`. The target must belong
 * to the company and must not be the department itself or below it.
 */
async function loadFor(
  change: Change,
  id: string,
  version: number,
  { field, target }: { readonly field: string; readonly target: string | null },
): Promise<DepartmentRow> {
  await lockStructure(change)
  const row = await load(change, id, version)
  if (target !== null) {
    await assertKnown(change, target, field)
    if (await leadsUpTo(change, TREE, target, id)) refuse('would_circle', {})
  }
  return row
}

const siblings = (change: Change, parentId: string | null) => change.tx.$count(departments, of(change, under(parentId)))

/** Adds `by` to the positions of the siblings that match `where`. */
async function shift(change: Change, parentId: string | null, by: number, ...where: SQL[]): Promise<void> {
  await change.tx
    .update(departments)
    .set({ position: sql`${departments.position} + ${by}` })
    .where(of(change, under(parentId), ...where))
}

/** Adds a department, last among its siblings. */
export async function createDepartment(change: Change, body: z.output<typeof departmentBody>): Promise<Presented> {
  const { tx, services, viewer, now } = change
  await lockStructure(change)
  if (body.parent_id !== null) await assertKnown(change, body.parent_id, 'parent_id')
  assertPhone(body.contact_phone, 'contact_phone')
  if ((await tx.$count(departments, of(change))) >= MOST_DEPARTMENTS)
    refuse('limit_reached', { limit: MOST_DEPARTMENTS })
  const id = services.ids.uuid()
  await tx.insert(departments).values({
    id,
    companyAccountId: viewer.accountId,
    parentId: body.parent_id,
    position: await siblings(change, body.parent_id),
    ...columns(body),
    createdAt: now,
  })
  changed(change)
  return present(change, id)
}

/** Replaces name, function and contact if the version is still current. */
export async function editDepartment(
  change: Change,
  id: string,
  body: z.output<typeof departmentEdit>,
): Promise<Presented> {
  await lockStructure(change)
  const before = await load(change, id, body.version)
  if (body.contact_phone !== before.contactPhone) assertPhone(body.contact_phone, 'contact_phone')
  await change.tx
    .update(departments)
    .set({ ...columns(body), version: before.version + 1 })
    .where(eq(departments.id, id))
  changed(change)
  return present(change, id)
}

/**
 * Moves a department with everything below it to a 0-based position among the children of `parent_id`; a position past
 * the end means last.
 */
export async function moveDepartment(
  change: Change,
  id: string,
  body: z.output<typeof departmentPlace>,
): Promise<Presented> {
  const { tx } = change
  const parentId = body.parent_id
  const before = await loadFor(change, id, body.version, { field: 'parent_id', target: parentId })
  const stays = parentId === before.parentId
  const to = Math.min(body.position, (await siblings(change, parentId)) - (stays ? 1 : 0))
  if (stays && to === before.position) return present(change, id)
  if (!stays) {
    await shift(change, before.parentId, -1, gt(departments.position, before.position))
    await shift(change, parentId, 1, gte(departments.position, to))
  } else if (to < before.position)
    await shift(change, parentId, 1, gte(departments.position, to), lt(departments.position, before.position))
  else await shift(change, parentId, -1, gt(departments.position, before.position), lte(departments.position, to))
  await tx
    .update(departments)
    .set({ parentId, position: to, version: before.version + 1 })
    .where(eq(departments.id, id))
  changed(change)
  return present(change, id)
}

/**
 * Moves the departments and positions of one department to the end of another and deletes it. The other one must not be
 * below it.
 */
export async function mergeDepartment(
  change: Change,
  id: string,
  body: z.output<typeof departmentMerge>,
): Promise<Presented> {
  const { tx } = change
  const before = await loadFor(change, id, body.version, { field: 'into', target: body.into })
  const behind = await siblings(change, body.into)
  await tx
    .update(departments)
    .set({
      parentId: body.into,
      position: sql`${departments.position} + ${behind}`,
      version: sql`${departments.version} + 1`,
    })
    .where(of(change, eq(departments.parentId, id)))
  await tx
    .update(positions)
    .set({ departmentId: body.into, version: sql`${positions.version} + 1` })
    .where(eq(positions.departmentId, id))
  await remove(change, before)
  changed(change)
  return present(change, body.into)
}

/** Deletes a department that nothing refers to any more and closes the gap among its siblings. */
async function remove(change: Change, row: DepartmentRow): Promise<void> {
  await change.tx.delete(departments).where(eq(departments.id, row.id))
  await shift(change, row.parentId, -1, gt(departments.position, row.position))
}

/** Deletes an empty department. */
export async function deleteDepartment(change: Change, id: string): Promise<void> {
  const { tx, viewer, now } = change
  await lockStructure(change)
  const row = await load(change, id, null)
  const { departments: below, positions: inIt } = await consequencesOf(tx, viewer.accountId, id, now)
  const places = [
    { resource: 'department', count: below },
    { resource: 'position', count: inIt },
  ].filter((place) => place.count > 0)
  if (places.length > 0) refuse('in_use', { places })
  await remove(change, row)
  changed(change)
}
