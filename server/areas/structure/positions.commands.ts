import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ValidationId } from '../../../openapi/explain.ts'
import {
  MOST_POSITIONS,
  type position,
  type positionBody,
  type positionEdit,
} from '../../../openapi/schemas/structure.ts'
import { departments, positions } from '../../db/company-tables.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { tell } from '../../kernel/reactions.ts'
import { changed, leadsUpTo, lockStructure, type Change, type Line } from './structure.commands.ts'
import { countLetterNames, countOffered, readPosition, scope, takenOf } from './positions.queries.ts'
import { titleKeys } from './positions.rows.ts'

type Presented = z.input<typeof position>
type Body = z.output<typeof positionBody>

const LINE: Line = { rows: positions, id: positions.id, above: positions.reportsToId }

const present = async ({ tx, viewer, now }: Change, id: string): Promise<Presented> =>
  (await readPosition(tx, viewer.accountId, id, now)) ?? refuse('not_found', {})
const columns = (body: Body) => ({
  title: body.title,
  ...titleKeys(body.title),
  departmentId: body.department_id,
  reportsToId: body.reports_to_id,
  headcount: body.headcount,
  description: body.description,
})

/**
 * Loads and locks the company's position; sending and accepting offers for its seats wait. Refuses with `not_found` for
 * another company's.
 */
async function lock({ tx, viewer }: Change, id: string) {
  const [row] = await tx
    .select()
    .from(positions)
    .where(scope(viewer.accountId, eq(positions.id, id)))
    .for('update')
  return row ?? refuse('not_found', {})
}

/** Refuses if department or superior is not the company's own, with an error at each wrong field. */
async function assertKnown({ tx, viewer }: Change, body: Body): Promise<void> {
  const errors: Record<string, ValidationId[]> = {}
  const department = and(eq(departments.companyAccountId, viewer.accountId), eq(departments.id, body.department_id))
  if ((await tx.$count(departments, department)) === 0) errors['department_id'] = ['validation.reference']
  const superior = body.reports_to_id
  if (superior !== null && (await tx.$count(positions, scope(viewer.accountId, eq(positions.id, superior)))) === 0)
    errors['reports_to_id'] = ['validation.reference']
  if (Object.keys(errors).length > 0) invalid(errors)
}

/** Adds a position. */
export async function createPosition(change: Change, body: Body): Promise<Presented> {
  const { tx, services, viewer, now } = change
  await lockStructure(change)
  await assertKnown(change, body)
  if ((await tx.$count(positions, scope(viewer.accountId))) >= MOST_POSITIONS)
    refuse('limit_reached', { limit: MOST_POSITIONS })
  const id = services.ids.uuid()
  await tx.insert(positions).values({ id, companyAccountId: viewer.accountId, ...columns(body), createdAt: now })
  changed(change)
  return present(change, id)
}

/**
 * Replaces a position if the version is still current. It must not report to itself, directly or not, and must keep a
 * seat for everyone who holds it.
 */
export async function editPosition(
  change: Change,
  id: string,
  body: z.output<typeof positionEdit>,
): Promise<Presented> {
  const { tx, now } = change
  await lockStructure(change)
  const before = await lock(change, id)
  if (before.version !== body.version) return refuse('stale', { current: await present(change, id) })
  await assertKnown(change, body)
  if (body.reports_to_id !== null && (await leadsUpTo(change, LINE, body.reports_to_id, id))) refuse('would_circle', {})
  const taken = (await takenOf(tx, [id], now)).get(id) ?? 0
  if (body.headcount < taken) refuse('position_filled', { headcount: taken })
  await tx
    .update(positions)
    .set({ ...columns(body), version: before.version + 1 })
    .where(eq(positions.id, id))
  changed(change)
  return present(change, id)
}

/**
 * Deletes a position that nobody holds and that is not on offer. Positions that report to it then report to its
 * superior. Earlier offers keep their texts.
 */
export async function deletePosition(change: Change, id: string): Promise<void> {
  const { tx, services, now } = change
  await lockStructure(change)
  const row = await lock(change, id)
  const places = [
    { resource: 'employment', count: (await takenOf(tx, [id], now)).get(id) ?? 0 },
    { resource: 'offer', count: await countOffered(tx, id) },
    { resource: 'letter', count: await countLetterNames(tx, id) },
  ].filter((place) => place.count > 0)
  if (places.length > 0) refuse('in_use', { places })
  await tx
    .update(positions)
    .set({ reportsToId: row.reportsToId, version: sql`${positions.version} + 1` })
    .where(eq(positions.reportsToId, id))
  await tell(tx, services, 'position.deleted', { positionId: id })
  await tx.delete(positions).where(eq(positions.id, id))
  changed(change)
}
