import type { z } from 'zod'
import { fold } from '../../../openapi/text-fold.ts'
import { addJob } from '../../kernel/jobs.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { takeNumber } from '../letter-settings/numbers.commands.ts'
import { send, type Change } from './change.ts'
import { letterPath } from './letter-pass.ts'
import type { work } from './letter.worker.ts'
import { readLetter, type PresentedLetter } from './letter.queries.ts'
import { paperOf } from './paper.queries.ts'
import { mailRevocation } from './recipient.mailer.ts'
import { senderFor, sendersOf } from './letters.policy.ts'
import { findLetter } from './visible.queries.ts'

/**
 * Issues an approved letter with the next number of its type. What is printed is kept as it is now; the file is made and
 * sealed after the commit. Refuses as `transition` does, with `forbidden`, and with `invalid` fields without a value.
 */
export async function issueLetter(change: Change, id: string, version: number): Promise<PresentedLetter> {
  const { tx, services, looking, names, now } = change
  const { userId } = looking.viewer
  const { row, approvals } = await findLetter(tx, looking, id, true)
  const by = senderFor(sendersOf(looking, row, approvals), row, 'issue')
  if (row.version !== version) refuse('stale', { current: await readLetter(tx, looking, id) })
  const { counterId, number, reference } = await takeNumber({ tx, services, accountId: row.accountId, now }, row)
  const code = services.ids.code()
  const issue = { reference, address: new URL(letterPath(code), services.config.webOrigin).href }
  // A record may have changed since the letter was submitted: nothing goes out with a blank.
  const paper = await paperOf(tx, services, row, { issue, names, now })
  if (paper.missing.length > 0) invalid({ body: ['validation.letter_fields_missing'] })
  const payload: z.input<typeof work> = { about: 'file', letterId: id }
  await addJob(tx, services, 'letters', payload)
  await send(change, row, {
    event: 'issue',
    by,
    version,
    set: {
      counterId,
      number,
      reference,
      code,
      body: paper.body,
      paper: { data: paper.data, pictures: paper.pictures },
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
  await mailRevocation(tx, change.services, row)
  await send(change, row, {
    event: 'revoke',
    by,
    version,
    set: { revokedAt: now, revokedBy: looking.viewer.userId, revokeNote: note },
    said: { reference: row.reference },
  })
  return readLetter(tx, looking, id)
}
