import { fold } from '../../../openapi/text-fold.ts'
import { refuse } from '../../kernel/refusal.ts'
import { takeNumber } from '../letter-settings/numbers.commands.ts'
import { send, type Change } from './change.ts'
import { readLetter, type PresentedLetter } from './letter.queries.ts'
import { senderFor, sendersOf } from './letters.policy.ts'
import { findLetter } from './visible.queries.ts'

/** Issues an approved letter with the next number of its type. Refuses as `transition` does, and with `forbidden`. */
export async function issueLetter(change: Change, id: string, version: number): Promise<PresentedLetter> {
  const { tx, services, looking, now } = change
  const { userId } = looking.viewer
  const { row, approvals } = await findLetter(tx, looking, id, true)
  const by = senderFor(sendersOf(looking, row, approvals), row, 'issue')
  if (row.version !== version) refuse('stale', { current: await readLetter(tx, looking, id) })
  const { counterId, number, reference } = await takeNumber({ tx, services, accountId: row.accountId, now }, row)
  await send(change, row, {
    event: 'issue',
    by,
    version,
    set: {
      counterId,
      number,
      reference,
      searchKey: fold(`${row.subject ?? ''} ${reference}`),
      issuedAt: now,
      issuedBy: userId,
    },
    said: { reference, number },
  })
  return readLetter(tx, looking, id)
}

/** Revokes an issued letter; its number stays taken. Refuses as `transition` does, and with `forbidden`. */
export async function revokeLetter(
  change: Change,
  id: string,
  { version, note }: { readonly version: number; readonly note: string },
): Promise<PresentedLetter> {
  const { tx, looking, now } = change
  const { row, approvals } = await findLetter(tx, looking, id, true)
  const by = senderFor(sendersOf(looking, row, approvals), row, 'revoke')
  await send(change, row, {
    event: 'revoke',
    by,
    version,
    set: { revokedAt: now, revokedBy: looking.viewer.userId, revokeNote: note },
    said: { reference: row.reference },
  })
  return readLetter(tx, looking, id)
}
