import type { Viewer } from '../../../openapi/define.ts'
import { next, sources, type SendOf } from '../../../openapi/lifecycle.ts'
import { letter as life } from '../../../openapi/lifecycles/letter.ts'
import type { LetterAbilities } from '../../../openapi/schemas/letter.ts'
import type { letterApprovals, letters } from '../../db/letters-tables.ts'
import type { FileStore } from '../../kernel/files.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Asked } from '../letter-settings/approvers.ts'
import { askedBy, mayWrite, type Authority } from '../letter-settings/route.queries.ts'

export type LetterRow = typeof letters.$inferSelect
export type Approval = typeof letterApprovals.$inferSelect
type Event = SendOf<typeof life>
type Sender = 'author' | 'approver' | 'company'
/** Who looks at a letter, with what the company allows. */
export interface Looking {
  readonly files: Pick<FileStore, 'briefUrl'>
  readonly viewer: Pick<Viewer, 'userId' | 'accountId' | 'isEmployee' | 'rights'>
  readonly authority: Authority
}
type Life = Pick<LetterRow, 'typeId' | 'authorId' | 'status' | 'route' | 'level'>

/** Who is asked by a level of a letter (its place, from 1) today; of a letter in review by the level where it is. */
export const askedOf = (authority: Authority, row: Life, level = row.level): readonly Asked[] => {
  const at = row.route[level - 1]
  return at === undefined ? [] : askedBy(authority, at.approvers, row, (at.escalatedAt ?? null) !== null)
}
type Seat = Pick<Asked, 'userId' | 'forUserId'>
/** The one who is asked, or whom they stand in for: each seat approves once. */
const seatOf = ({ userId, forUserId }: Seat) => forUserId ?? userId
const counted = (approvals: readonly Approval[], level: number) =>
  approvals.filter((one) => one.act === 'approve' && one.voidAt === null && one.level === level)
export const hasApproved = (one: Seat, approvals: readonly Approval[], level: number): boolean =>
  counted(approvals, level).some((given) => given.userId === one.userId || seatOf(given) === seatOf(one))

/** Is a level through, if `by` approves now? Whoever is above those whom it names answers for all of them. */
export function isThrough(authority: Authority, row: Life, approvals: readonly Approval[], by: string): boolean {
  const asked = askedOf(authority, row)
  return (
    row.route[row.level - 1]?.needs === 'any' ||
    asked.some(({ userId, isAbove }) => isAbove === true && userId === by) ||
    asked
      .filter(({ isAbove }) => isAbove !== true)
      .every((one) => one.userId === by || hasApproved(one, approvals, row.level))
  )
}

/** Does a letter wait for somebody? Who approved waits for the others, as long as there are others. */
export function waitsFor(authority: Authority, row: Life, approvals: readonly Approval[], userId: string): boolean {
  if (row.status !== 'in_review') return false
  const asked = askedOf(authority, row)
  const one = asked.find((each) => each.userId === userId)
  return (
    one !== undefined &&
    (!hasApproved(one, approvals, row.level) ||
      asked.every((each) => each.isAbove === true || hasApproved(each, approvals, row.level)))
  )
}

/** As whom somebody can send events to a letter that they may see. */
export function sendersOf({ viewer, authority }: Looking, row: Life, approvals: readonly Approval[]): Sender[] {
  const last = row.route.length
  const isApprover =
    row.status === 'in_review'
      ? waitsFor(authority, row, approvals, viewer.userId)
      : row.status === 'approved' &&
        (counted(approvals, last).some((one) => one.userId === viewer.userId) ||
          askedOf(authority, row, last).some((one) => one.userId === viewer.userId))
  return [
    ...(row.authorId === viewer.userId ? ['author' as const] : []),
    ...(isApprover ? ['approver' as const] : []),
    ...(viewer.isEmployee ? [] : ['company' as const]),
  ]
}
/**
 * As whom an event is sent. Refuses with `not_pending` where nobody may send it in this status, and with `forbidden`
 * where somebody else may.
 */
export function senderFor(senders: readonly Sender[], row: Life, event: Event): Sender {
  const by = senders.find((one) => next(life, row.status, event, one) !== null)
  if (by !== undefined) return by
  return sources(life, event).includes(row.status)
    ? refuse('forbidden', {})
    : refuse('not_pending', { status: row.status })
}

/** May a letter's content still change, by its author? */
export const isWritable = ({ status }: Pick<LetterRow, 'status'>) => status === 'draft' || status === 'in_review'
/** Author and approvers speak about a letter until it is issued or rejected. */
export const isDiscussed = ({ status }: Pick<LetterRow, 'status'>) => isWritable({ status }) || status === 'approved'

/** Is somebody an author or an approver of a letter, now or before? Others only see it. */
export const isInvolved = ({ viewer, authority }: Looking, row: LetterRow, approvals: readonly Approval[]): boolean =>
  row.authorId === viewer.userId ||
  approvals.some(({ userId }) => userId === viewer.userId) ||
  (row.status === 'in_review' && askedOf(authority, row).some(({ userId }) => userId === viewer.userId))

/** What somebody may do with a letter that they may see. */
export function abilitiesOf(looking: Looking, row: LetterRow, approvals: readonly Approval[]): LetterAbilities {
  const senders = sendersOf(looking, row, approvals)
  const can = (event: Event) => senders.some((one) => next(life, row.status, event, one) !== null)
  const isAuthor = row.authorId === looking.viewer.userId
  const writes = isAuthor && mayWrite(looking.authority, looking.viewer, row.typeId)
  return {
    edit: writes && isWritable(row),
    delete: isAuthor && row.status === 'draft',
    submit: writes && can('submit'),
    approve: can('approve'),
    return: can('return'),
    reject: can('reject'),
    withdraw: can('withdraw'),
    issue: can('issue'),
    revoke: can('revoke'),
    comment: isDiscussed(row) && isInvolved(looking, row, approvals),
  }
}
