import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { wallTime } from '../../../openapi/format/wall-clock.ts'
import type { Ref } from '../../../openapi/ref.ts'
import {
  MOST_INTERVIEWS,
  type Interview,
  type InterviewAhead,
  type OwnInterview,
} from '../../../openapi/schemas/interview.ts'
import { jobInterviewers, jobInterviews } from '../../db/interview-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recruits } from '../../kernel/viewer.ts'
import { findReceived, isRunning } from '../applications/applicants.queries.ts'
import type { Reading } from '../applications/own.queries.ts'
import { applicablesOf } from '../jobs/applicable.queries.ts'
import { employerName } from '../jobs/postings.present.ts'
import { accountsHeldFor, interviewersOf } from './interviewers.queries.ts'
import { applicantsAbilities, employersAbilities, OPEN, type InterviewRow } from './interviews.policy.ts'

const presentShown = (row: InterviewRow) => ({
  id: row.id as Ref<'interview'>,
  version: row.version,
  status: row.status,
  kind: row.kind,
  place: row.place,
  link: row.link,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  minutes: row.minutes,
  ...wallTime(row.startsAt, row.timeZone),
  time_zone: row.timeZone,
  note: row.note,
  decline_note: row.declineNote,
  cancel_note: row.cancelNote,
})
const byTime = [asc(jobInterviews.startsAt), asc(jobInterviews.id)] as const

async function presentAll(
  db: Readable,
  rows: readonly InterviewRow[],
  { isOwn, now }: { readonly isOwn: boolean; readonly now: Date },
): Promise<Interview[]> {
  const people = await interviewersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...presentShown(row),
    application_id: row.applicationId as Ref<'jobApplication'>,
    interviewers: people.get(row.id) ?? [],
    abilities: employersAbilities(row, { isOwn, now }),
  }))
}

/** The interviews of an applicant of the account. Refuses with `not_found`. */
export async function readInterviews(
  db: Readable,
  reading: Reading,
  applicationId: string,
): Promise<{ data: Interview[]; can_schedule: boolean }> {
  const { row, isOwn } = await findReceived(db, reading, applicationId)
  const rows = await db
    .select()
    .from(jobInterviews)
    .where(eq(jobInterviews.applicationId, row.id))
    .orderBy(...byTime)
  return {
    data: await presentAll(db, rows, { isOwn, now: reading.now }),
    can_schedule: !isOwn && isRunning(row) && rows.length < MOST_INTERVIEWS,
  }
}

/** An interview of the account. Another's and an unknown one are the same 404. */
export async function findArranged(db: Readable, accountId: string, id: string): Promise<InterviewRow> {
  const [row] = await db
    .select()
    .from(jobInterviews)
    .where(and(eq(jobInterviews.id, id), eq(jobInterviews.accountId, accountId)))
  return row ?? refuse('not_found', {})
}

/** The same as the employer sees it. */
export async function readInterview(db: Readable, reading: Reading, id: string): Promise<Interview> {
  const row = await findArranged(db, reading.viewer.accountId, id)
  const { isOwn } = await findReceived(db, reading, row.applicationId)
  const [shown] = await presentAll(db, [row], { isOwn, now: reading.now })
  return shown ?? refuse('not_found', {})
}

/** Interviews of applications that an account sent. */
const sentBy = async (db: Readable, accountId: string, where: ReturnType<typeof and>): Promise<InterviewRow[]> => {
  const rows = await db
    .select({ row: jobInterviews })
    .from(jobInterviews)
    .innerJoin(jobApplications, eq(jobApplications.id, jobInterviews.applicationId))
    .where(and(eq(jobApplications.applicantAccountId, accountId), where))
    .orderBy(...byTime)
  return rows.map(({ row }) => row)
}

/** An interview of an application of the account's own. */
export async function findAnswerable(db: Readable, accountId: string, id: string): Promise<InterviewRow> {
  const [row] = await sentBy(db, accountId, eq(jobInterviews.id, id))
  return row ?? refuse('not_found', {})
}

const presentOwn = (row: InterviewRow, now: Date): OwnInterview => ({
  ...presentShown(row),
  abilities: applicantsAbilities(row, now),
})
/** The same as its applicant sees it. */
export const readOwnInterview = async (db: Readable, { viewer, now }: Reading, id: string): Promise<OwnInterview> =>
  presentOwn(await findAnswerable(db, viewer.accountId, id), now)

/** The interviews of an application that was sent, for its applicant. */
export async function readOwnInterviews(
  db: Readable,
  { viewer, now }: Reading,
  applicationId: string,
): Promise<OwnInterview[]> {
  const rows = await sentBy(db, viewer.accountId, eq(jobInterviews.applicationId, applicationId))
  return rows.map((row) => presentOwn(row, now))
}

/** So many interviews that are ahead are shown. */
const MOST_AHEAD = 100
/** What a user holds for accounts that they own or work for now; `only`: of one interview. */
async function heldBy(db: Readable, userId: string, now: Date, where: ReturnType<typeof and>): Promise<InterviewRow[]> {
  const rows = await db
    .select({ row: jobInterviews })
    .from(jobInterviews)
    .innerJoin(jobInterviewers, eq(jobInterviewers.interviewId, jobInterviews.id))
    .where(
      and(
        eq(jobInterviewers.userId, userId),
        inArray(jobInterviews.accountId, await accountsHeldFor(db, userId, now)),
        where,
      ),
    )
    .orderBy(...byTime)
    .limit(MOST_AHEAD)
  return rows.map(({ row }) => row)
}

type Who = Pick<Viewer, 'userId' | 'role' | 'accountId' | 'accountKind' | 'isEmployee' | 'rights'>

interface Ahead extends Pick<InterviewAhead, 'as'> {
  readonly row: InterviewRow
}
const asApplicant = (row: InterviewRow): Ahead => ({ row, as: 'applicant' })

/** What is ahead of the viewer, the next first: what they hold, and in an account of their own what they applied to. */
export async function readAhead(db: Readable, viewer: Who, now: Date): Promise<InterviewAhead[]> {
  const ahead = and(inArray(jobInterviews.status, [...OPEN]), gt(jobInterviews.endsAt, now))
  const held = (await heldBy(db, viewer.userId, now, ahead)).map((row): Ahead => ({ row, as: 'interviewer' }))
  const sent = viewer.accountKind === 'individual' ? await sentBy(db, viewer.accountId, ahead) : []
  const all = [...held, ...sent.map(asApplicant)]
  return presentAhead(
    db,
    viewer,
    now,
    all.toSorted((a, b) => a.row.startsAt.getTime() - b.row.startsAt.getTime()),
  )
}
/** Of it the invitations that the account's person has not answered. */
export async function readInvitations(db: Readable, viewer: Who, now: Date): Promise<InterviewAhead[]> {
  const unanswered = and(eq(jobInterviews.status, 'scheduled'), gt(jobInterviews.endsAt, now))
  return presentAhead(db, viewer, now, (await sentBy(db, viewer.accountId, unanswered)).map(asApplicant))
}

async function presentAhead(db: Readable, viewer: Who, now: Date, all: readonly Ahead[]): Promise<InterviewAhead[]> {
  const applications = new Map((await namesOf(db, all)).map((one) => [one.id, one]))
  const jobs = await applicablesOf(db, [...new Set([...applications.values()].map(({ postingId }) => postingId))], now)
  return all.flatMap(({ row, as }): InterviewAhead[] => {
    const application = applications.get(row.applicationId)
    const job = application && jobs.get(application.postingId)
    if (application === undefined || job === undefined) return []
    const isOpenHere = as === 'interviewer' && row.accountId === viewer.accountId && recruits(viewer)
    return [
      {
        ...presentShown(row),
        as,
        application_id: application.id as Ref<'jobApplication'>,
        job_title: job.posting.title,
        employer: employerName(job.account, job.owner),
        applicant: as === 'interviewer' ? application.name : null,
        applicants_path: isOpenHere ? `/job/applicants/${job.posting.id}?applicant=${application.id}` : null,
      },
    ]
  })
}

const namesOf = async (db: Readable, all: readonly Ahead[]) =>
  all.length === 0
    ? []
    : db
        .select({ id: jobApplications.id, postingId: jobApplications.postingId, name: jobApplications.name })
        .from(jobApplications)
        .where(
          inArray(
            jobApplications.id,
            all.map(({ row }) => row.applicationId),
          ),
        )

/** An interview whose calendar file the viewer may have, and as what. Refuses with `not_found`. */
export async function findVisible(
  db: Readable,
  viewer: Who,
  id: string,
  now: Date,
): Promise<{ readonly row: InterviewRow; readonly as: 'interviewer' | 'applicant' }> {
  const only = eq(jobInterviews.id, id)
  const [own] = viewer.accountKind === 'individual' ? await sentBy(db, viewer.accountId, only) : []
  if (own) return { row: own, as: 'applicant' }
  const [held] = await heldBy(db, viewer.userId, now, only)
  if (held) return { row: held, as: 'interviewer' }
  if (!recruits(viewer)) return refuse('not_found', {})
  return { row: await findArranged(db, viewer.accountId, id), as: 'interviewer' }
}
