import { letter } from '../../../openapi/lifecycles/letter.ts'
import type { Letter, LetterStatus } from '../../../openapi/schemas/letter.ts'
import { actsMachine, type ActContext, type ActWish } from '../acts/acts.ts'

/** What is done with a letter by its author, those who approve it and its company. */
export type LetterEvent = 'submit' | 'approve' | 'return' | 'reject' | 'withdraw' | 'issue' | 'revoke'
export interface LetterSaid {
  /** To the author, or why it is revoked. */
  readonly note: string | null
  /** The next letter that waits is opened afterwards. */
  readonly next: boolean
  /** All that were issued as one with it are revoked too. */
  readonly together: boolean
}
export const NOTHING_SAID_OF_LETTER: LetterSaid = { note: null, next: false, together: false }
export type LetterContext = ActContext<Letter, LetterEvent, LetterSaid>
export type LetterWish = ActWish<Letter, LetterEvent, LetterSaid>

const LEADS_TO: Readonly<Record<LetterEvent, readonly LetterStatus[]>> = {
  submit: ['in_review', 'approved'],
  approve: ['approved'],
  return: ['draft'],
  reject: ['rejected'],
  withdraw: ['draft'],
  issue: ['issued'],
  revoke: ['revoked'],
}
/** One approval of several leaves the letter in review: it is known by what its reader approved. */
const hasApproved = ({ approved_version, content_version, abilities }: Letter) =>
  approved_version === content_version && !abilities.approve

/**
 * A letter on its page: draft, in_review, approved, issued, rejected or revoked, as the server says. Submitting and
 * approving are done at once; what others are told of, or what cannot be taken back, is asked once more.
 */
export const letterMachine = actsMachine<Letter, LetterEvent, LetterSaid>(letter, {
  asked: ['return', 'reject', 'withdraw', 'issue', 'revoke'],
  direct: ['submit', 'approve'],
  isThere: (row, event, { together }) =>
    (LEADS_TO[event].includes(row.status) && (!together || row.together_issued === 0)) ||
    (event === 'approve' && hasApproved(row)),
  nothing: NOTHING_SAID_OF_LETTER,
  may: ({ abilities }, event) => abilities[event],
})
