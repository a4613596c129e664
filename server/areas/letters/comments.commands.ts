import { eq } from 'drizzle-orm'
import { MOST_COMMENTS, type LetterCommentBody } from '../../../openapi/schemas/letter.ts'
import { letterComments } from '../../db/letters-tables.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Change } from './change.ts'
import { letterOfComment, readLetter, type PresentedLetter } from './letter.queries.ts'
import { isDiscussed, isInvolved } from './letters.policy.ts'
import { findLetter } from './visible.queries.ts'

/** Comments on a letter. Refuses with `forbidden` who only sees it, with `not_pending` and `limit_reached`. */
export async function comment(change: Change, id: string, body: LetterCommentBody): Promise<PresentedLetter> {
  const { tx, services, looking, now } = change
  const { row, approvals } = await findLetter(tx, looking, id, true)
  if (!isInvolved(looking, row, approvals)) refuse('forbidden', {})
  if (!isDiscussed(row)) refuse('not_pending', { status: row.status })
  if ((await tx.$count(letterComments, eq(letterComments.letterId, id))) >= MOST_COMMENTS)
    refuse('limit_reached', { limit: MOST_COMMENTS })
  const { userId } = looking.viewer
  await tx.insert(letterComments).values({ id: services.ids.uuid(), letterId: id, userId, ...body, createdAt: now })
  return readLetter(tx, looking, id)
}

/** Says that a comment is dealt with, or is not. Refuses with `not_found`, and with `forbidden` who only sees the letter. */
export async function resolveComment(change: Change, id: string, resolved: boolean): Promise<PresentedLetter> {
  const { tx, looking, now } = change
  const letterId = await letterOfComment(tx, id)
  const { row, approvals } = await findLetter(tx, looking, letterId, true)
  if (!isInvolved(looking, row, approvals)) refuse('forbidden', {})
  await tx
    .update(letterComments)
    .set({ resolvedAt: resolved ? now : null })
    .where(eq(letterComments.id, id))
  return readLetter(tx, looking, letterId)
}
