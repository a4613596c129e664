import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { letterTemplate, letterTemplateRow } from '../../../openapi/schemas/letter-settings.ts'
import { letterTemplates, letterTypes } from '../../db/letter-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import type { FileStore } from '../../kernel/files.ts'
import { refuse } from '../../kernel/refusal.ts'

export type Template = typeof letterTemplates.$inferSelect
export type PresentedTemplate = z.input<typeof letterTemplate>

/** A template of the account. Another's and an unknown one are the same 404. */
export async function findTemplate(db: Readable, accountId: string, id: string): Promise<Template> {
  const [row] = await db
    .select()
    .from(letterTemplates)
    .where(and(eq(letterTemplates.id, id), eq(letterTemplates.accountId, accountId)))
  return row ?? refuse('not_found', {})
}

/** How many types have each of these templates. */
export async function typesOfTemplates(
  db: Readable,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: letterTypes.templateId, n: count() })
    .from(letterTypes)
    .where(inArray(letterTypes.templateId, [...ids]))
    .groupBy(letterTypes.templateId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** The templates of the account without their texts, the oldest first. */
export async function listTemplates(
  db: Readable,
  accountId: string,
): Promise<{ readonly data: z.input<typeof letterTemplateRow>[] }> {
  const rows = await db
    .select({
      id: letterTemplates.id,
      version: letterTemplates.version,
      name: letterTemplates.name,
      font: letterTemplates.font,
      accent: letterTemplates.accent,
    })
    .from(letterTemplates)
    .where(eq(letterTemplates.accountId, accountId))
    .orderBy(asc(letterTemplates.createdAt), asc(letterTemplates.id))
  const types = await typesOfTemplates(
    db,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => ({ ...row, types: types.get(row.id) ?? 0 })) }
}

export async function readTemplate(
  db: Readable,
  files: Pick<FileStore, 'ownUrl'>,
  accountId: string,
  id: string,
): Promise<PresentedTemplate> {
  const row = await findTemplate(db, accountId, id)
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    logo: row.logo,
    logo_id: row.logoId,
    logo_url: row.logoId === null ? null : files.ownUrl(row.logoId),
    // What was saved was checked by the same schema.
    header: row.header as PresentedTemplate['header'],
    footer: row.footer as PresentedTemplate['footer'],
    margins: row.margins,
    font: row.font,
    size: row.size,
    accent: row.accent,
    body: row.body as PresentedTemplate['body'],
    types: (await typesOfTemplates(db, [id])).get(id) ?? 0,
  }
}
