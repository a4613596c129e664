import { eq, sql } from 'drizzle-orm'
import { DAY } from '../../../openapi/durations.ts'
import { instantOf } from '../../../openapi/format/wall-clock.ts'
import type { interview as life } from '../../../openapi/lifecycles/interview.ts'
import {
  MOST_INTERVIEWS,
  overAt,
  type Interview,
  type InterviewBody,
  type OwnInterview,
} from '../../../openapi/schemas/interview.ts'
import { jobInterviewers, jobInterviews } from '../../db/interview-tables.ts'
import { tell } from '../../kernel/reactions.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { lockForEvent, noteEvents, transition, type EventRequest } from '../../kernel/transition.ts'
import { findReceived, holdApplication, isRunning, type Received } from '../applications/applicants.queries.ts'
import type { Change } from '../applications/draft.commands.ts'
import { interviewHome } from './interview.life.ts'
import { planClock } from './interview.scheduler.ts'
import { knownOf, tellAnswer, tellEverybody, tellOf, type News } from './interview.teller.ts'
import { holdersOf } from './interviewers.queries.ts'
import { findAnswerable, findArranged, readInterview, readInterviews, readOwnInterview } from './interviews.queries.ts'
import type { InterviewRow } from './interviews.policy.ts'

const MINUTE = 60_000
/** Interviews are arranged so far ahead: two years. */
const FURTHEST = 2 * 365 * DAY

/** What of a body is kept in the row. Refuses a time that is over, or too far away. */
function columnsOf(body: InterviewBody, now: Date) {
  const { kind, date, time, time_zone: timeZone, minutes, note } = body
  const startsAt = instantOf({ date, time }, timeZone)
  const over = overAt(body, now)
  if (over) invalid({ [over.field]: [over.message] })
  if (startsAt.getTime() - now.getTime() > FURTHEST) invalid({ date: ['validation.time_too_far'] })
  return {
    kind,
    // What belongs to another kind is not kept, nor shown to anybody.
    place: kind === 'video' ? null : body.place,
    link: kind === 'video' ? body.link : null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE),
    minutes,
    timeZone,
    note,
    updatedAt: now,
  }
}

/** Refuses interviewers who do not belong to the account, and the applicant themself. */
async function assertInterviewers(
  { tx, viewer, now }: Change,
  ids: readonly string[],
  applicantId: string | null,
): Promise<void> {
  const holders = await holdersOf(tx, viewer.accountId, now)
  if (ids.some((id) => id === applicantId || !holders.has(id))) invalid({ interviewer_ids: ['validation.reference'] })
}

/** Who holds an interview sees the applicant, and still does once they no longer hold it or it is cancelled. */
const giveTo = ({ tx, services, viewer, now }: Change, { row, posting }: Received, userIds: readonly string[]) =>
  tell(tx, services, 'interview.held_by', {
    accountId: viewer.accountId,
    postingId: posting.id,
    applicationId: row.id,
    userIds,
    now,
  })

const writeInterviewers = (tx: Change['tx'], interviewId: string, ids: readonly string[]) =>
  tx.insert(jobInterviewers).values(ids.map((userId) => ({ interviewId, userId })))

/**
 * Invites an applicant to an interview and tells everybody. Refuses with `not_found`, with `forbidden` the viewer's own
 * application, with `not_pending` one that is decided, with `limit_reached`, and with `invalid` a time that is over and
 * people who do not belong to the account.
 */
export async function schedule(change: Change, applicationId: string, body: InterviewBody): Promise<Interview> {
  const { tx, services, viewer, now } = change
  const received = await findReceived(tx, change, applicationId)
  const { isOwn, applicantUserId } = received
  if (isOwn) refuse('forbidden', {})
  // Nobody decides on the application meanwhile, and of several interviews at once each is counted.
  const { status } = await holdApplication(tx, applicationId)
  if (!isRunning({ status })) refuse('not_pending', { status })
  const { data } = await readInterviews(tx, change, applicationId)
  if (data.length >= MOST_INTERVIEWS) refuse('limit_reached', { limit: MOST_INTERVIEWS })
  const columns = columnsOf(body, now)
  await assertInterviewers(change, body.interviewer_ids, applicantUserId)
  const id = services.ids.uuid()
  const [row] = await tx
    .insert(jobInterviews)
    .values({ id, applicationId, accountId: viewer.accountId, status: 'scheduled', ...columns, createdAt: now })
    .returning()
  if (row === undefined) throw new Error('The interview was not written')
  await writeInterviewers(tx, id, body.interviewer_ids)
  await noteEvents(tx, [
    { lifecycle: interviewHome.lifecycle.id, id, event: 'schedule', status: 'scheduled', actor: viewer, at: now },
  ])
  await planClock(tx, services, row)
  await giveTo(change, received, body.interviewer_ids)
  await tellEverybody(tx, services, row, 'new')
  return readInterview(tx, change, id)
}

type Event = EventRequest<typeof life>['event']
/** Refuses what is sent to an interview whose time is over, as if the clock had ended it already. */
const assertAhead = ({ endsAt }: Pick<InterviewRow, 'endsAt'>, now: Date) =>
  endsAt > now || refuse('not_pending', { status: 'held' })

const requestOf = (change: Change, id: string, event: Event, version: number): EventRequest<typeof life> => ({
  id,
  event,
  by: 'employer',
  version,
  current: () => readInterview(change.tx, change, id),
})
const nextSequence = sql`${jobInterviews.sequence} + 1`

/** Refuses an interview of another account, and one of the viewer's own application. */
async function examine(change: Change, id: string) {
  const { applicationId } = await findArranged(change.tx, change.viewer.accountId, id)
  const received = await findReceived(change.tx, change, applicationId)
  if (received.isOwn) refuse('forbidden', {})
  return received
}

/**
 * Changes an interview that is ahead; the applicant is asked anew. Everybody is told, who no longer holds it that it is
 * cancelled. Refuses as `schedule` does, and with `stale`.
 */
export async function reschedule(
  change: Change,
  id: string,
  { version, ...body }: InterviewBody & { readonly version: number },
): Promise<Interview> {
  const { tx, services, viewer, now } = change
  const received = await examine(change, id)
  const request = requestOf(change, id, 'reschedule', version)
  const before = await lockForEvent(tx, interviewHome, request)
  assertAhead(before, now)
  const columns = columnsOf(body, now)
  await assertInterviewers(change, body.interviewer_ids, received.applicantUserId)
  const row = await transition(tx, services, interviewHome, {
    ...request,
    actor: viewer,
    set: { ...columns, declineNote: null, sequence: nextSequence },
    at: now,
  })
  const former = await tx.delete(jobInterviewers).where(eq(jobInterviewers.interviewId, id)).returning()
  await writeInterviewers(tx, id, body.interviewer_ids)
  await planClock(tx, services, row)
  await giveTo(change, received, body.interviewer_ids)
  const had = new Set(former.map(({ userId }) => userId))
  const told = new Map<string, News>(former.map(({ userId }) => [userId, 'cancelled']))
  for (const userId of body.interviewer_ids) told.set(userId, had.has(userId) ? 'moved' : 'new')
  for (const subject of await knownOf(tx, services, [row]))
    await tellOf(tx, services, subject, { applicant: 'moved', users: told })
  return readInterview(tx, change, id)
}

/** Cancels an interview that is ahead and tells everybody. Refuses with `not_found`, `forbidden`, `not_pending` or `stale`. */
export async function cancel(
  change: Change,
  id: string,
  { note, version }: { readonly note: string | null; readonly version: number },
): Promise<Interview> {
  const { tx, services, viewer, now } = change
  await examine(change, id)
  const request = requestOf(change, id, 'call_off', version)
  assertAhead(await lockForEvent(tx, interviewHome, request), now)
  const row = await transition(tx, services, interviewHome, {
    ...request,
    actor: viewer,
    set: { cancelNote: note, sequence: nextSequence, updatedAt: now },
    at: now,
  })
  await tellEverybody(tx, services, row, 'cancelled')
  return readInterview(tx, change, id)
}

/** The applicant says whether they come; the employer is told. Refuses with `not_found`, `not_pending` or `stale`. */
export async function answer(
  change: Change,
  id: string,
  {
    event,
    note,
    version,
  }: { readonly event: 'accept' | 'decline'; readonly note: string | null; readonly version: number },
): Promise<OwnInterview> {
  const { tx, services, viewer, now } = change
  await findAnswerable(tx, viewer.accountId, id)
  const request: EventRequest<typeof life> = {
    id,
    event,
    by: 'applicant',
    version,
    current: () => readOwnInterview(tx, change, id),
  }
  assertAhead(await lockForEvent(tx, interviewHome, request), now)
  const row = await transition(tx, services, interviewHome, {
    ...request,
    actor: viewer,
    set: { declineNote: note, updatedAt: now },
    at: now,
  })
  await tellAnswer(tx, services, row, event === 'accept' ? 'confirmed' : 'declined')
  return readOwnInterview(tx, change, id)
}
