import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ValidationId } from '../../../openapi/explain.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import { picturesIn } from '../../../openapi/rich-text-content.ts'
import { MOST_KEPT_PICTURES } from '../../../openapi/schemas/letter.ts'
import { letterPictures } from '../../db/letters-tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { invalid, refuse, Refusal } from '../../kernel/refusal.ts'
import type { Change } from './change.ts'
import type { LetterRow } from './letters.policy.ts'
import { keptPictures } from './pictures.queries.ts'

type Changing = Pick<Change, 'tx' | 'services'>

/**
 * Takes the pictures of a text for its letter. One that the letter does not have yet is a staged picture of the company;
 * refuses others with `invalid` at their place, and with `limit_reached`.
 */
export async function takePictures(
  { tx, services }: Changing,
  { id, accountId }: Pick<LetterRow, 'id' | 'accountId'>,
  body: RichText | null,
): Promise<void> {
  const kept = new Set((await keptPictures(tx, id)).map(({ fileId }) => fileId))
  const errors: Record<string, ValidationId[]> = {}
  for (const [at, block] of (body ?? []).entries()) {
    if (block.type !== 'picture' || kept.has(block.file_id)) continue
    const field = `body.${at}.file_id`
    try {
      await services.files.attach(tx, block.file_id, accountId, field)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalid') throw error
      errors[field] = ['validation.reference']
      continue
    }
    kept.add(block.file_id)
    await tx.insert(letterPictures).values({ letterId: id, fileId: block.file_id })
  }
  if (Object.keys(errors).length > 0) invalid(errors)
  if (kept.size > MOST_KEPT_PICTURES) refuse('limit_reached', { limit: MOST_KEPT_PICTURES })
}

/** Gives up the pictures of a letter that neither its text nor a version of it shows any more; without a text all of them. */
export async function giveUpPictures({ tx, services }: Changing, id: string, body: RichText | null): Promise<void> {
  const shown = new Set(picturesIn(body ?? []).map(({ file_id: fileId }) => fileId as string))
  if (body !== null) for (const fileId of await picturesOfVersions(tx, id)) shown.add(fileId)
  const gone = (await keptPictures(tx, id)).flatMap(({ fileId }) => (shown.has(fileId) ? [] : [fileId]))
  if (gone.length === 0) return
  await tx.delete(letterPictures).where(and(eq(letterPictures.letterId, id), inArray(letterPictures.fileId, gone)))
  for (const fileId of gone) await services.files.release(tx, fileId)
}

async function picturesOfVersions(tx: Tx, id: string): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ file_id: string }>(sql`
    select distinct p.file_id #>> '{}' as file_id
    from letter_versions v, jsonb_path_query(v.content, '$.body[*] ? (@.type == "picture").file_id') as p(file_id)
    where v.letter_id = ${id}::uuid`)
  return rows.map(({ file_id }) => file_id)
}
