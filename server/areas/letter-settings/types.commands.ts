import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { ValidationId } from '../../../openapi/explain.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { MOST_TYPES, type LetterTypeBody, type letterTypeEdit } from '../../../openapi/schemas/letter-settings.ts'
import { letterFormats, letterTemplates, letterTypes } from '../../db/letter-tables.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { lockSettings, type Change } from './change.ts'
import { goOnAbove, lastOf, numberedBy } from './counts.ts'
import { findFormat } from './formats.queries.ts'
import { levelsOf } from './levels.queries.ts'
import { findType, lettersOf, readType, type PresentedType } from './types.queries.ts'

const columns = (body: LetterTypeBody) => ({
  name: body.name,
  prefix: body.prefix,
  prefixKey: fold(body.prefix),
  formatId: body.format_id,
  templateId: body.template_id,
  confidential: body.confidential,
  request: body.request,
  active: body.active,
})

/** Refuses with `invalid` a format or template that is not the account's, and a prefix that another type has. */
async function assertFits({ tx, accountId }: Change, body: LetterTypeBody, id: string | null): Promise<void> {
  const errors: Record<string, ValidationId[]> = {}
  const { format_id, template_id } = body
  const format = and(eq(letterFormats.id, format_id), eq(letterFormats.accountId, accountId))
  if ((await tx.$count(letterFormats, format)) === 0) errors['format_id'] = ['validation.reference']
  if (template_id !== null) {
    const template = and(eq(letterTemplates.id, template_id), eq(letterTemplates.accountId, accountId))
    if ((await tx.$count(letterTemplates, template)) === 0) errors['template_id'] = ['validation.reference']
  }
  const same = and(
    eq(letterTypes.accountId, accountId),
    eq(letterTypes.prefixKey, fold(body.prefix)),
    id === null ? undefined : ne(letterTypes.id, id),
  )
  if ((await tx.$count(letterTypes, same)) > 0) errors['prefix'] = ['validation.letter_prefix_taken']
  if (Object.keys(errors).length > 0) invalid(errors)
}

/** Adds a type. Refuses with `limit_reached`, and with `invalid` what does not fit. */
export async function createType(change: Change, body: LetterTypeBody): Promise<PresentedType> {
  const { tx, services, accountId, now } = change
  await lockSettings(change)
  if ((await tx.$count(letterTypes, eq(letterTypes.accountId, accountId))) >= MOST_TYPES)
    refuse('limit_reached', { limit: MOST_TYPES })
  await assertFits(change, body, null)
  const id = services.ids.uuid()
  await tx.insert(letterTypes).values({ id, accountId, ...columns(body), createdAt: now })
  return readType(tx, accountId, id, now)
}

/**
 * Changes a type. With another format its numbers go on above those that it gave. Refuses with `stale` and the type as
 * it is now, and as `createType` does.
 */
export async function editType(
  change: Change,
  id: string,
  { version, ...body }: z.output<typeof letterTypeEdit>,
): Promise<PresentedType> {
  const { tx, accountId, now } = change
  await lockSettings(change)
  const before = await findType(tx, accountId, id)
  if (before.version !== version) return refuse('stale', { current: await readType(tx, accountId, id, now) })
  await assertFits(change, body, id)
  const last = await lastOf(tx, await findFormat(tx, accountId, before.formatId), id, now)
  await tx
    .update(letterTypes)
    .set({ ...columns(body), version: version + 1 })
    .where(eq(letterTypes.id, id))
  if (before.formatId !== body.format_id)
    await goOnAbove(change, await findFormat(tx, accountId, body.format_id), id, last)
  return readType(tx, accountId, id, now)
}

/** Deletes a type with its permissions. Refuses with `in_use` one that a level names or a letter has. */
export async function deleteType(change: Change, id: string): Promise<void> {
  const { tx, accountId } = change
  await lockSettings(change)
  await findType(tx, accountId, id)
  const levels = (await levelsOf(tx, accountId)).filter(({ typeIds }) => typeIds.includes(id))
  const places = [
    { resource: 'letterLevel', count: levels.length },
    {
      resource: 'letter',
      count: Math.max(await lettersOf(tx, id), (await numberedBy(tx, 'typeId', [id])).get(id) ?? 0),
    },
  ].filter((place) => place.count > 0)
  if (places.length > 0) refuse('in_use', { places })
  await tx.delete(letterTypes).where(eq(letterTypes.id, id))
}
