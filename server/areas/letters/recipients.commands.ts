import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { letterRecipients } from '../../db/letters-tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'

export type RecipientRow = typeof letterRecipients.$inferSelect
type Named = Pick<RecipientRow, 'letterId' | 'place'>

const one = ({ letterId, place }: Named) =>
  and(eq(letterRecipients.letterId, letterId), eq(letterRecipients.place, place))

/** To whom a letter goes, in their order. */
export const recipientsOf = (db: Readable, letterId: string): Promise<RecipientRow[]> =>
  db.select().from(letterRecipients).where(eq(letterRecipients.letterId, letterId)).orderBy(asc(letterRecipients.place))

/** Notes that a recipient opened the letter. The first time is kept. */
export async function markOpened(tx: Tx, recipient: Named, at: Date): Promise<void> {
  await tx
    .update(letterRecipients)
    .set({ openedAt: at })
    .where(and(one(recipient), isNull(letterRecipients.openedAt)))
}
/** Notes that a recipient took the PDF. The first time is kept. */
export async function markDownloaded(tx: Tx, recipient: Named, at: Date): Promise<void> {
  await tx
    .update(letterRecipients)
    .set({ downloadedAt: at })
    .where(and(one(recipient), isNull(letterRecipients.downloadedAt)))
}
/** The same of a letter that an employee or an account received here: they opened it, or took the PDF. */
export async function markReceived(
  tx: Tx,
  viewer: Viewer,
  letterId: string,
  what: 'openedAt' | 'downloadedAt',
  at: Date,
): Promise<void> {
  const { userId, accountId, isEmployee } = viewer
  const theirs = or(
    eq(letterRecipients.userId, userId),
    isEmployee ? undefined : eq(letterRecipients.accountId, accountId),
  )
  await tx
    .update(letterRecipients)
    .set({ [what]: at })
    .where(and(eq(letterRecipients.letterId, letterId), theirs, isNull(letterRecipients[what])))
}
