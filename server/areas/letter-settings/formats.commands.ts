import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { MOST_FORMATS, type LetterFormatBody, type letterFormatEdit } from '../../../openapi/schemas/letter-settings.ts'
import { letterFormats, letterTypes } from '../../db/letter-tables.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lockSettings, type Change } from './change.ts'
import { goOnAbove, lastsOf, numberedBy } from './counts.ts'
import { findFormat, readFormat, typesOfFormats, type PresentedFormat } from './formats.queries.ts'

/** Adds a format. Refuses with `limit_reached`. */
export async function createFormat(change: Change, body: LetterFormatBody): Promise<PresentedFormat> {
  const { tx, services, accountId, now } = change
  await lockSettings(change)
  if ((await tx.$count(letterFormats, eq(letterFormats.accountId, accountId))) >= MOST_FORMATS)
    refuse('limit_reached', { limit: MOST_FORMATS })
  const id = services.ids.uuid()
  await tx.insert(letterFormats).values({ id, accountId, ...body, createdAt: now })
  return readFormat(tx, accountId, id, now)
}

/**
 * Changes a format. Letters keep their numbers, and whatever changes of how it counts, the next number is above those
 * that were given: no two letters get one number. Refuses with `stale` and the format as it is now.
 */
export async function editFormat(
  change: Change,
  id: string,
  { version, ...body }: z.output<typeof letterFormatEdit>,
): Promise<PresentedFormat> {
  const { tx, accountId, now } = change
  await lockSettings(change)
  const before = await findFormat(tx, accountId, id)
  // An issue that takes a number of it waits, or is waited for.
  await tx.select({ id: letterFormats.id }).from(letterFormats).where(eq(letterFormats.id, id)).for('update')
  if (before.version !== version) return refuse('stale', { current: await readFormat(tx, accountId, id, now) })
  const lastOf = await lastsOf(tx, [before], now)
  const types = await tx.select({ id: letterTypes.id }).from(letterTypes).where(eq(letterTypes.formatId, id))
  await tx
    .update(letterFormats)
    .set({ ...body, version: version + 1 })
    .where(eq(letterFormats.id, id))
  const after = { id, ...body }
  const counts = before.calendar !== body.calendar || before.reset !== body.reset || before.shared !== body.shared
  if (counts && body.shared) await goOnAbove(change, after, null, lastOf(before, null))
  else if (counts) for (const type of types) await goOnAbove(change, after, type.id, lastOf(before, type.id))
  return readFormat(tx, accountId, id, now)
}

/** Deletes a format. Refuses with `in_use` one that a type has or a letter has a number of. */
export async function deleteFormat(change: Change, id: string): Promise<void> {
  const { tx, accountId } = change
  await lockSettings(change)
  await findFormat(tx, accountId, id)
  const places = [
    { resource: 'letterType', count: (await typesOfFormats(tx, [id])).get(id) ?? 0 },
    { resource: 'letter', count: (await numberedBy(tx, 'formatId', [id])).get(id) ?? 0 },
  ].filter((place) => place.count > 0)
  if (places.length > 0) refuse('in_use', { places })
  await tx.delete(letterFormats).where(eq(letterFormats.id, id))
}
