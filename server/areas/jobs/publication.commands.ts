import { LONGEST_SLUG, slugOf } from '../../../openapi/format/slug.ts'
import type { jobPosting as life } from '../../../openapi/lifecycles/job-posting.ts'
import type { ClosingBody } from '../../../openapi/schemas/job-application.ts'
import { tell } from '../../kernel/reactions.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lockForEvent, transition, type EventRequest, type Sent } from '../../kernel/transition.ts'
import type { Viewer } from '../../../openapi/define.ts'
import type { jobPostings } from '../../db/job-posting-tables.ts'
import { assertWhole, type PostingColumns } from './posting.content.ts'
import { postingHome } from './posting.life.ts'
import { planClosing } from './posting.scheduler.ts'
import { lockEmployer, postingNow, type Change } from './postings.commands.ts'
import { isOver, type Posting } from './postings.policy.ts'
import type { PresentedPosting } from './postings.present.ts'
import { countOpen, findPosting, needsReview, openLimit } from './postings.queries.ts'
import { tellReviewers } from './review.announcer.ts'

/** A change that somebody makes. */
export interface ActedChange extends Change {
  readonly viewer: Pick<Viewer, 'userId' | 'accountId'>
}
type Request = EventRequest<typeof life>

/** The address of a posting: its title as it is now, and its code. */
function slugFor({ title, code }: Pick<Posting, 'title' | 'code'>): string {
  const said = slugOf(title.en ?? title.am ?? '')
  const room = LONGEST_SLUG - code.length - 1
  return [said.slice(0, room).replace(/-$/, ''), code.toLowerCase()].filter((part) => part !== '').join('-')
}

/** What a posting has from the moment on at which it opens. Its address stays, whatever its title becomes. */
export const opened = (row: Posting, now: Date): PostingColumns => ({
  publishedAt: row.publishedAt ?? now,
  slug: row.slug ?? slugFor(row),
})

/** What the employer asks of a posting of the account. Refuses with `not_found`. */
async function requestOf(change: ActedChange, id: string, event: Request['event'], version: number): Promise<Request> {
  await findPosting(change.tx, change.accountId, id)
  return { id, event, by: 'employer', version, current: () => postingNow(change, id) }
}
const send = (
  { tx, services, viewer, now }: ActedChange,
  sent: Omit<Sent<typeof life, typeof jobPostings>, 'actor' | 'at'>,
) => transition(tx, services, postingHome, { ...sent, set: { ...sent.set, updatedAt: now }, actor: viewer, at: now })

/** Refuses with `limit_reached` when the plan has no room for one more. Call it while the account is locked. */
async function assertRoom({ tx, accountId }: Change): Promise<void> {
  const limit = await openLimit(tx, accountId)
  if (limit === null) return
  const used = await countOpen(tx, accountId)
  if (used >= limit) refuse('limit_reached', { limit, used })
}

/**
 * Publishes a draft: it opens, or waits for an administrator if the account has to be looked at first. Refuses with
 * `not_pending` or `stale`, with `invalid` and the fields that are missing, or with `limit_reached`.
 */
export async function publishPosting(change: ActedChange, id: string, version: number): Promise<PresentedPosting> {
  const { tx, services, accountId, now } = change
  await lockEmployer(tx, accountId)
  const waits = await needsReview(tx, accountId)
  const request = { ...(await requestOf(change, id, 'publish', version)), facts: { needsReview: waits } }
  const row = await lockForEvent(tx, postingHome, request)
  assertWhole(row, now)
  await assertRoom(change)
  const sent = await send(change, {
    ...request,
    set: { reviewNote: null, ...(waits ? { askedAt: now } : opened(row, now)) },
  })
  if (waits) await tellReviewers(tx, services, sent)
  else await planClosing(tx, services, sent)
  return postingNow(change, id)
}

/** Sends an event that changes nothing beside the status. Refuses with `not_pending` or `stale`. */
async function sendPlain(
  change: ActedChange,
  id: string,
  event: 'withdraw' | 'pause' | 'resume',
  version: number,
): Promise<PresentedPosting> {
  await send(change, await requestOf(change, id, event, version))
  return postingNow(change, id)
}

/** Takes a posting back from review: it is a draft again. */
export const withdrawPosting = (change: ActedChange, id: string, version: number) =>
  sendPlain(change, id, 'withdraw', version)
/**
 * Closes a posting for good. With a `rejection` everybody who is not decided on is rejected in the same step; refuses with
 * `mail_field_missing`, and nothing is changed, where the mail that tells them names what an application does not have.
 */
export async function closePosting(
  change: ActedChange,
  id: string,
  { version, rejection = null }: ClosingBody,
): Promise<PresentedPosting> {
  const { tx, services, viewer, now } = change
  await send(change, { ...(await requestOf(change, id, 'close', version)), set: { closedAt: now } })
  await tell(tx, services, 'posting.closed', { postingId: id, by: viewer, rejection, now })
  return postingNow(change, id)
}

/** What is over neither pauses nor goes on, even before the clock has closed it. */
async function assertRuns({ tx, accountId, now }: Change, id: string): Promise<void> {
  const row = await findPosting(tx, accountId, id)
  if ((row.status === 'open' || row.status === 'paused') && isOver(row, now))
    refuse('not_pending', { status: 'closed' })
}
/** Takes a posting from the public for now. */
export async function pausePosting(change: ActedChange, id: string, version: number) {
  await assertRuns(change, id)
  return sendPlain(change, id, 'pause', version)
}
/** Shows a paused posting again, with the day on which it was first published. */
export async function resumePosting(change: ActedChange, id: string, version: number) {
  await assertRuns(change, id)
  return sendPlain(change, id, 'resume', version)
}
