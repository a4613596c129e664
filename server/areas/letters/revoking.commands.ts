import { and, asc, eq } from 'drizzle-orm'
import { letters } from '../../db/letters-tables.ts'
import { refuse } from '../../kernel/refusal.ts'
import { endConfirmations } from '../offers/experience-letter.commands.ts'
import { send, type Change } from './change.ts'
import { readLetter, type PresentedLetter } from './letter.queries.ts'
import { senderFor, sendersOf, type LetterRow } from './letters.policy.ts'
import { mailRevocation } from './recipient.mailer.ts'
import { approvalsOf, findLetter, type Seen } from './visible.queries.ts'

interface Revocation {
  readonly version: number
  readonly note: string
}

/** Revokes an issued letter; its number stays taken. Refuses as `transition` does, and with `forbidden`. */
export async function revokeLetter(change: Change, id: string, said: Revocation): Promise<PresentedLetter> {
  await revokeOne(change, await findLetter(change.tx, change.looking, id, true), said)
  return readLetter(change.tx, change.looking, id)
}

/**
 * Revokes a letter and all that were issued as one with it, for one reason: all or none. Those that are revoked stay as
 * they are. Refuses as `revokeLetter` does, also for whoever may not revoke one of them.
 */
export async function revokeTogether(change: Change, id: string, said: Revocation): Promise<PresentedLetter> {
  const { tx, looking } = change
  const { row: asked } = await findLetter(tx, looking, id)
  const issued = await lockTogether(change, asked)
  const approvals = Map.groupBy(
    await approvalsOf(
      tx,
      issued.map((row) => row.id),
    ),
    ({ letterId }) => letterId,
  )
  const named = issued.find((row) => row.id === id)
  if (named === undefined) {
    const { row } = await findLetter(tx, looking, id)
    return refuse('not_pending', { status: row.status })
  }
  // The one that was looked at is asked first: what its reader did not see yet refuses all.
  for (const row of [named, ...issued.filter((one) => one !== named)])
    await revokeOne(
      change,
      { row, approvals: approvals.get(row.id) ?? [] },
      { ...said, version: row === named ? said.version : row.version },
    )
  return readLetter(tx, looking, id)
}

/** What was issued as one with a letter and is not revoked, held in one order, so that two who do this wait in turn. */
async function lockTogether({ tx }: Change, { id, accountId, togetherId }: LetterRow): Promise<readonly LetterRow[]> {
  const all = togetherId === null ? eq(letters.id, id) : eq(letters.togetherId, togetherId)
  const rows = await tx
    .select()
    .from(letters)
    .where(and(all, eq(letters.accountId, accountId)))
    .orderBy(asc(letters.id))
    .for('no key update')
  return rows.filter(({ status }) => status === 'issued')
}

async function revokeOne(change: Change, { row, approvals }: Seen, { version, note }: Revocation): Promise<void> {
  const { tx, services, looking, now } = change
  const by = senderFor(sendersOf(looking, row, approvals), row, 'revoke')
  await mailRevocation(tx, services, row)
  await endConfirmations(tx, services, row.id)
  await send(change, row, {
    event: 'revoke',
    by,
    version,
    set: { revokedAt: now, revokedBy: looking.viewer.userId, revokeNote: note },
    said: { reference: row.reference },
  })
}
