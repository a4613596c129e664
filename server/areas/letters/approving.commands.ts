import type { LetterApproval, LetterRefusal } from '../../../openapi/schemas/letter.ts'
import { letterApprovals } from '../../db/letters-tables.ts'
import { refuse } from '../../kernel/refusal.ts'
import { send, type Change } from './change.ts'
import { readLetter, type PresentedLetter } from './letter.queries.ts'
import { askedOf, isThrough, senderFor, sendersOf, type Approval } from './letters.policy.ts'
import { copySignature } from './signature.commands.ts'
import { findLetter, type Seen } from './visible.queries.ts'
import { voidApprovals } from './writing.commands.ts'

/**
 * A letter that somebody answers, held until the end. Refuses with `not_found`; with `not_pending` or `forbidden` as its
 * life says; and with `stale` who saw another content, or was asked by another level.
 */
async function answered(change: Change, id: string, event: 'approve' | 'return' | 'reject', saw: LetterApproval) {
  const { tx, looking } = change
  const seen = await findLetter(tx, looking, id, true)
  const { row, approvals } = seen
  const isOther = row.contentVersion !== saw.content_version || row.level !== saw.level
  // Who saw another level is told of this one, whether or not it asks them.
  if (row.status === 'in_review' && isOther) refuse('stale', { current: await readLetter(tx, looking, id) })
  const by = senderFor(sendersOf(looking, row, approvals), row, event)
  if (isOther) refuse('stale', { current: await readLetter(tx, looking, id) })
  return { ...seen, by }
}

/** Keeps an answer, with whom its giver stands in for. */
async function note(
  { tx, services, looking, now }: Change,
  { row }: Seen,
  act: Approval['act'],
  said: { readonly note: string | null; readonly voidAt: Date | null; readonly signatureId?: string | null },
) {
  const { userId } = looking.viewer
  const forUserId = askedOf(looking.authority, row).find((one) => one.userId === userId)?.forUserId ?? null
  await tx.insert(letterApprovals).values({
    id: services.ids.uuid(),
    letterId: row.id,
    level: row.level,
    act,
    userId,
    forUserId,
    contentVersion: row.contentVersion,
    at: now,
    ...said,
  })
  return { level: row.level, ...(forUserId === null ? {} : { for: forUserId }) }
}

/**
 * Approves what was read for the level that asked. Who approves for the last level signs: their signature as it is now
 * goes with their approval. Refuses as `answered` does.
 */
export async function approveLetter(change: Change, id: string, saw: LetterApproval): Promise<PresentedLetter> {
  const { tx, looking } = change
  const seen = await answered(change, id, 'approve', saw)
  const { row, approvals } = seen
  const through = isThrough(looking.authority, row, approvals, looking.viewer.userId)
  const isLastApproval = through && row.level === row.route.length
  const signatureId = row.level === row.route.length ? await copySignature(change) : null
  const said = await note(change, seen, 'approve', { note: null, voidAt: null, signatureId })
  await send(change, row, {
    event: 'approve',
    by: seen.by,
    version: row.version,
    facts: { isLastApproval },
    set: { level: through && !isLastApproval ? row.level + 1 : row.level },
    said,
  })
  return readLetter(tx, looking, id)
}

/** Gives a letter back to its author; no approval counts any more. Refuses as `answered` does. */
export async function returnLetter(
  change: Change,
  id: string,
  { note: text, ...saw }: LetterRefusal,
): Promise<PresentedLetter> {
  const { tx, looking, now } = change
  const seen = await answered(change, id, 'return', saw)
  await voidApprovals(change, id)
  const said = await note(change, seen, 'return', { note: text, voidAt: now })
  await send(change, seen.row, {
    event: 'return',
    by: seen.by,
    version: seen.row.version,
    set: { level: 0 },
    said,
    note: text,
  })
  return readLetter(tx, looking, id)
}

/** Rejects a letter for good. Refuses as `answered` does. */
export async function rejectLetter(
  change: Change,
  id: string,
  { note: text, ...saw }: LetterRefusal,
): Promise<PresentedLetter> {
  const { tx, looking } = change
  const seen = await answered(change, id, 'reject', saw)
  const said = await note(change, seen, 'reject', { note: text, voidAt: null })
  await send(change, seen.row, { event: 'reject', by: seen.by, version: seen.row.version, said, note: text })
  return readLetter(tx, looking, id)
}
