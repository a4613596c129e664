import { DAY } from '../../../openapi/durations.ts'
import { DAYS_TO_WRITE, type ConversationSide } from '../../../openapi/schemas/conversation.ts'
import type { KeptApplication } from '../applications/application-of.queries.ts'

export const otherSide = (side: ConversationSide): ConversationSide => (side === 'applicant' ? 'employer' : 'applicant')

/** When nobody can write any more: some time after the decision; null while there is none. */
export const endOf = ({ decidedAt }: Pick<KeptApplication, 'decidedAt'>): Date | null =>
  decidedAt === null ? null : new Date(decidedAt.getTime() + DAYS_TO_WRITE * DAY)

/** Can both sides still write? Not to somebody who is deleted, nor long after the decision. */
export function isOpen(row: Pick<KeptApplication, 'decidedAt' | 'applicantAccountId'>, now: Date): boolean {
  const end = endOf(row)
  return row.applicantAccountId !== null && (end === null || now < end)
}
