import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  MOST_TEMPLATES,
  type LetterTemplateBody,
  type letterTemplateEdit,
} from '../../../openapi/schemas/letter-settings.ts'
import { letterTemplates } from '../../db/letter-tables.ts'
import { exchangePicture } from '../../kernel/exchange-picture.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lockSettings, type Change } from './change.ts'
import { findTemplate, readTemplate, typesOfTemplates, type PresentedTemplate } from './templates.queries.ts'

const read = ({ tx, services, accountId }: Change, id: string) => readTemplate(tx, services.files, accountId, id)
const exchange = ({ tx, services, accountId }: Change, before: string | null, now: string | null) =>
  exchangePicture(tx, services, { accountId, field: 'logo_id', before, now })

/** Adds a template. Refuses with `limit_reached`, and with `invalid` a picture that is not the account's. */
export async function createTemplate(
  change: Change,
  { logo_id, ...body }: LetterTemplateBody,
): Promise<PresentedTemplate> {
  const { tx, services, accountId, now } = change
  await lockSettings(change)
  if ((await tx.$count(letterTemplates, eq(letterTemplates.accountId, accountId))) >= MOST_TEMPLATES)
    refuse('limit_reached', { limit: MOST_TEMPLATES })
  await exchange(change, null, logo_id)
  const id = services.ids.uuid()
  await tx.insert(letterTemplates).values({ id, accountId, ...body, logoId: logo_id, createdAt: now })
  return read(change, id)
}

/** Changes a template. Refuses with `stale` and the template as it is now. */
export async function editTemplate(
  change: Change,
  id: string,
  { version, logo_id, ...body }: z.output<typeof letterTemplateEdit>,
): Promise<PresentedTemplate> {
  const { tx, accountId } = change
  await lockSettings(change)
  const before = await findTemplate(tx, accountId, id)
  if (before.version !== version) return refuse('stale', { current: await read(change, id) })
  await exchange(change, before.logoId, logo_id)
  await tx
    .update(letterTemplates)
    .set({ ...body, logoId: logo_id, version: version + 1 })
    .where(eq(letterTemplates.id, id))
  return read(change, id)
}

/** Deletes a template with its picture. Refuses with `in_use` one that a type has. */
export async function deleteTemplate(change: Change, id: string): Promise<void> {
  const { tx, accountId } = change
  await lockSettings(change)
  const before = await findTemplate(tx, accountId, id)
  const count = (await typesOfTemplates(tx, [id])).get(id) ?? 0
  if (count > 0) refuse('in_use', { places: [{ resource: 'letterType', count }] })
  await tx.delete(letterTemplates).where(eq(letterTemplates.id, id))
  await exchange(change, before.logoId, null)
}
