import { eq } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { letters } from '../../db/letters-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { showLetterWith } from '../offers/experience-letter.commands.ts'
import { confirmedBy } from './confirming.queries.ts'
import { findReceived } from './lists.queries.ts'

/**
 * Shows a certificate that somebody received with one of their entries of experience at that company, or with none. Who
 * sees the entry sees company, reference, date and where the letter is verified. Refuses with `not_found`; with
 * `not_pending` a letter that is no certificate about them or was revoked; with `invalid` another's entry, or one of
 * another company.
 */
export async function confirmByLetter(
  { tx, services, viewer }: { readonly tx: Tx; readonly services: Services; readonly viewer: Viewer },
  id: string,
  experienceId: string | null,
) {
  await findReceived(tx, services.files, viewer, id)
  // Nobody revokes it meanwhile.
  const [row] = await tx.select().from(letters).where(eq(letters.id, id)).for('share')
  if (row === undefined) return refuse('not_found', {})
  const confirms = await confirmedBy(tx, viewer, row)
  if (confirms === null) return refuse('not_pending', { status: row.status })
  if (experienceId !== null && !confirms.entries.some((one) => one.id === experienceId))
    invalid({ experience_id: ['validation.reference'] })
  if (confirms.experience_id !== experienceId)
    await showLetterWith(tx, services, { accountId: viewer.accountId, letterId: id, entryId: experienceId })
  return findReceived(tx, services.files, viewer, id)
}
