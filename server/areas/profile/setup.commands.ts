import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import type { accountFaceBody, accountSetupBody } from '../../../openapi/schemas/profile.ts'
import { hobbies } from '../../db/collection-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { exchangePicture } from '../../kernel/exchange-picture.ts'
import { columnsOf, faultsOf } from '../../kernel/part-fields.ts'
import { assertNone } from '../../kernel/reference-keys.ts'
import { accountParts, readSetup, type Setup } from './setup.queries.ts'

type Body = z.output<typeof accountSetupBody>

/** Locks the account and refuses with `stale` if the version is not current. */
async function lockCurrent(tx: Tx, services: Services, accountId: string, version: number) {
  const [before] = await tx
    .select({ version: accounts.version, pictureId: accounts.pictureId, coverId: accounts.coverId })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  if (!before) return refuse('not_found', {})
  if (before.version !== version) refuse('stale', { current: await readSetup(tx, services, accountId) })
  return before
}

/** Replaces photo and headline alone if the version is still current. Neither is required, and nothing else is. */
export async function editFace(
  tx: Tx,
  services: Services,
  accountId: string,
  body: z.output<typeof accountFaceBody>,
): Promise<Setup> {
  const before = await lockCurrent(tx, services, accountId, body.version)
  if (body.photo_id !== null && body.photo_id === before.coverId) assertNone({ photo_id: ['validation.reference'] })
  await exchangePicture(tx, services, { accountId, field: 'photo_id', before: before.pictureId, now: body.photo_id })
  await tx
    .update(accounts)
    .set({ pictureId: body.photo_id, headline: body.headline, version: sql`${accounts.version} + 1` })
    .where(eq(accounts.id, accountId))
  await contentChanged(tx, services, accountId)
  services.events.publish(tx, 'account', accountId)
  return readSetup(tx, services, accountId)
}

/**
 * Replaces pictures, headline, work contact and language if the version is still current. Hobbies are a collection of
 * their own; at least one must exist.
 */
export async function editSetup(tx: Tx, services: Services, viewer: Viewer, body: Body): Promise<Setup> {
  const { accountId } = viewer
  const before = await lockCurrent(tx, services, accountId, body.version)
  assertNone({
    ...(await faultsOf(tx, accountParts, body)),
    ...((await tx.$count(hobbies, eq(hobbies.accountId, accountId))) > 0 ? {} : { hobbies: ['validation.required'] }),
    ...(body.photo_id === body.cover_id ? { cover_id: ['validation.reference'] } : {}),
  })
  await exchangePicture(tx, services, { accountId, field: 'photo_id', before: before.pictureId, now: body.photo_id })
  await exchangePicture(tx, services, { accountId, field: 'cover_id', before: before.coverId, now: body.cover_id })
  await tx
    .update(accounts)
    .set({
      pictureId: body.photo_id,
      coverId: body.cover_id,
      ...columnsOf(accountParts, body),
      audiences: body.audiences,
      version: sql`${accounts.version} + 1`,
    })
    .where(eq(accounts.id, accountId))
  await tx.update(users).set({ language: body.language }).where(eq(users.id, viewer.userId))
  await contentChanged(tx, services, accountId)
  services.events.publish(tx, 'account', accountId)
  return readSetup(tx, services, accountId)
}
