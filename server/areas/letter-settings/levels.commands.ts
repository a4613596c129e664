import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ValidationId } from '../../../openapi/explain.ts'
import { MOST_LEVELS, type LetterLevelBody, type letterLevelEdit } from '../../../openapi/schemas/letter-settings.ts'
import { letterLevelApprovers, letterLevels } from '../../db/letter-tables.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { lockSettings, type Change } from './change.ts'
import { findLevel, levelsOf, listLevels, readLevel, type PresentedLevel } from './levels.queries.ts'
import { wrongName } from './permissions.commands.ts'
import { ownTypes } from './types.queries.ts'

const columns = ({ name, needs, type_ids, amount_over, escalate_after }: LetterLevelBody) => ({
  name,
  needs,
  typeIds: type_ids,
  amountOver: amount_over,
  escalateAfter: escalate_after,
})
type Approvers = LetterLevelBody['approvers']
const isSame = (one: Approvers[number], other: Pick<Approvers[number], 'user_id' | 'position_id'>) =>
  one.user_id === other.user_id && one.position_id === other.position_id

/** Refuses with `invalid` types, people and positions that are not the company's; who left may stay where they were. */
async function assertKnown(
  change: Change,
  { approvers, type_ids }: LetterLevelBody,
  before: PresentedLevel['approvers'] = [],
): Promise<void> {
  const errors: Record<string, ValidationId[]> = {}
  for (const [at, approver] of approvers.entries()) {
    if (before.some((one) => isSame(approver, one as Approvers[number]))) continue
    const wrong = await wrongName(change, approver)
    if (wrong !== null) errors[`approvers.${at}.${wrong}`] = ['validation.reference']
  }
  const types = await ownTypes(change.tx, change.accountId)
  for (const [at, id] of type_ids.entries()) if (!types.has(id)) errors[`type_ids.${at}`] = ['validation.reference']
  if (Object.keys(errors).length > 0) invalid(errors)
}

async function writeApprovers({ tx, services }: Change, levelId: string, approvers: Approvers): Promise<void> {
  await tx.delete(letterLevelApprovers).where(eq(letterLevelApprovers.levelId, levelId))
  await tx.insert(letterLevelApprovers).values(
    approvers.map(({ who, user_id, position_id }, place) => ({
      id: services.ids.uuid(),
      levelId,
      place,
      who,
      userId: user_id,
      positionId: position_id,
    })),
  )
}

/** Adds a level behind the others. Refuses with `limit_reached`, and with `invalid` what is not the company's. */
export async function createLevel(change: Change, body: LetterLevelBody): Promise<PresentedLevel> {
  const { tx, services, accountId, now } = change
  await lockSettings(change)
  const levels = await levelsOf(tx, accountId)
  if (levels.length >= MOST_LEVELS) refuse('limit_reached', { limit: MOST_LEVELS })
  await assertKnown(change, body)
  const id = services.ids.uuid()
  await tx.insert(letterLevels).values({ id, accountId, place: levels.length, ...columns(body), createdAt: now })
  await writeApprovers(change, id, body.approvers)
  return readLevel(tx, accountId, id, now)
}

/** Changes a level. Refuses with `stale` and the level as it is now, and as `createLevel` does. */
export async function editLevel(
  change: Change,
  id: string,
  { version, ...body }: z.output<typeof letterLevelEdit>,
): Promise<PresentedLevel> {
  const { tx, accountId, now } = change
  await lockSettings(change)
  await findLevel(tx, accountId, id)
  const before = await readLevel(tx, accountId, id, now)
  if (before.version !== version) return refuse('stale', { current: before })
  await assertKnown(change, body, before.approvers)
  await tx
    .update(letterLevels)
    .set({ ...columns(body), version: version + 1 })
    .where(eq(letterLevels.id, id))
  await writeApprovers(change, id, body.approvers)
  return readLevel(tx, accountId, id, now)
}

/** Puts all levels in another order. Refuses with `stale` and the levels when it names others than there are. */
export async function orderLevels(
  change: Change,
  ids: readonly string[],
): Promise<{ readonly data: PresentedLevel[] }> {
  const { tx, accountId, now } = change
  await lockSettings(change)
  const there = new Set((await levelsOf(tx, accountId)).map(({ id }) => id))
  const named = new Set(ids)
  if (named.size !== ids.length || named.size !== there.size || ids.some((id) => !there.has(id)))
    refuse('stale', { current: await listLevels(tx, accountId, now) })
  for (const [place, id] of ids.entries()) await tx.update(letterLevels).set({ place }).where(eq(letterLevels.id, id))
  return listLevels(tx, accountId, now)
}

/** Deletes a level. */
export async function deleteLevel(change: Change, id: string): Promise<void> {
  const { tx, accountId } = change
  await lockSettings(change)
  const gone = await tx
    .delete(letterLevels)
    .where(and(eq(letterLevels.id, id), eq(letterLevels.accountId, accountId)))
    .returning({ id: letterLevels.id })
  if (gone.length === 0) refuse('not_found', {})
  const left = await levelsOf(tx, accountId)
  for (const [place, level] of left.entries())
    await tx.update(letterLevels).set({ place }).where(eq(letterLevels.id, level.id))
}
