import { and, eq, notInArray } from 'drizzle-orm'
import {
  letterApprovals,
  letterAttachments,
  letterPictures,
  letterRecipients,
  letters,
  letterVersions,
} from '../../db/letters-tables.ts'
import type { Change } from './change.ts'
import type { LetterRow } from './letters.policy.ts'
import type { Papers } from './paper.queries.ts'
import { recipientsOf } from './recipients.commands.ts'

/**
 * Makes a letter for each into as many letters as people get one: itself is the first one's, and each other has its
 * content, approvals, copies and attachments. They are about whom they go to; what is the same of all is not read again.
 */
export async function separated(
  { tx, services }: Pick<Change, 'tx' | 'services'>,
  row: LetterRow,
  each: Papers['each'],
): Promise<readonly LetterRow[]> {
  const told = await recipientsOf(tx, row.id)
  const copies = told.filter(({ copy }) => copy)
  const [first, ...others] = each
  if (first === undefined) return []
  const kept = [first.place, ...copies.map(({ place }) => place)]
  await tx
    .delete(letterRecipients)
    .where(and(eq(letterRecipients.letterId, row.id), notInArray(letterRecipients.place, kept)))
  const made = others.map(({ userId, place }) => ({
    place,
    letter: { ...row, id: services.ids.uuid(), aboutId: userId, togetherId: row.id },
  }))
  if (made.length > 0) {
    await tx.insert(letters).values(made.map(({ letter }) => letter))
    await tx
      .insert(letterRecipients)
      .values(
        made.flatMap(({ letter: { id }, place }) =>
          told.filter((one) => one.copy || one.place === place).map((one) => ({ ...one, letterId: id })),
        ),
      )
    const ids = made.map(({ letter }) => letter.id)
    const said = and(eq(letterVersions.letterId, row.id), eq(letterVersions.contentVersion, row.contentVersion))
    const versions = await tx.select().from(letterVersions).where(said)
    const approvals = await tx.select().from(letterApprovals).where(eq(letterApprovals.letterId, row.id))
    const attachments = await tx.select().from(letterAttachments).where(eq(letterAttachments.letterId, row.id))
    const pictures = await tx.select().from(letterPictures).where(eq(letterPictures.letterId, row.id))
    const forAll = <T extends object>(rows: readonly T[]) =>
      ids.flatMap((letterId) => rows.map((one) => ({ ...one, id: services.ids.uuid(), letterId })))
    if (versions.length > 0)
      await tx.insert(letterVersions).values(ids.flatMap((letterId) => versions.map((one) => ({ ...one, letterId }))))
    if (approvals.length > 0) await tx.insert(letterApprovals).values(forAll(approvals))
    if (pictures.length > 0)
      await tx.insert(letterPictures).values(ids.flatMap((letterId) => pictures.map((one) => ({ ...one, letterId }))))
    if (attachments.length > 0) await tx.insert(letterAttachments).values(forAll(attachments))
  }
  return [{ ...row, aboutId: first.userId, togetherId: row.id }, ...made.map(({ letter }) => letter)]
}
