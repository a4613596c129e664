import { and, eq, inArray } from 'drizzle-orm'
import type { ValidationId } from '../../../openapi/explain.ts'
import { letterAttachments } from '../../db/letters-tables.ts'
import { invalid, Refusal } from '../../kernel/refusal.ts'
import type { Change } from './change.ts'
import type { LetterRow } from './letters.policy.ts'

/**
 * Gives a letter these files and no others. One that it does not have yet is a staged document or picture of
 * the company; refuses
 * others with `invalid` at their place. A file that the letter gives up is swept.
 */
export async function exchangeAttachments(
  { tx, services, now }: Pick<Change, 'tx' | 'services' | 'now'>,
  { id, accountId }: Pick<LetterRow, 'id' | 'accountId'>,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const errors: Record<string, ValidationId[]> = {}
  const added: string[] = []
  for (const [at, fileId] of after.entries()) {
    if (before.includes(fileId)) continue
    const field = `attachment_ids.${at}`
    try {
      await services.files.attach(tx, fileId, accountId, field, 'document', 'picture')
      added.push(fileId)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalid') throw error
      errors[field] = ['validation.reference']
    }
  }
  if (Object.keys(errors).length > 0) invalid(errors)
  const gone = before.filter((fileId) => !after.includes(fileId))
  if (gone.length > 0) {
    await tx
      .delete(letterAttachments)
      .where(and(eq(letterAttachments.letterId, id), inArray(letterAttachments.fileId, gone)))
    for (const fileId of gone) await services.files.release(tx, fileId)
  }
  // They stand in the order of the letter, whenever each of them came.
  for (const [at, fileId] of after.entries()) {
    const createdAt = new Date(now.getTime() + at)
    if (added.includes(fileId))
      await tx.insert(letterAttachments).values({ id: services.ids.uuid(), letterId: id, fileId, createdAt })
    else
      await tx
        .update(letterAttachments)
        .set({ createdAt })
        .where(and(eq(letterAttachments.letterId, id), eq(letterAttachments.fileId, fileId)))
  }
}
