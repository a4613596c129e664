import { and, count, eq, gte, inArray, ne, not, sql, type SQL } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { DAY } from '../../../openapi/durations.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import {
  APPLICATION_STAGES,
  type Applicant,
  type ApplicantRow,
  type CountedStage,
} from '../../../openapi/schemas/job-application.ts'
import { conversations } from '../../db/conversation-tables.ts'
import { jobApplicationFiles, jobApplications } from '../../db/job-application-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { presentStage, stagesById, stagesOf, type Stage } from '../hiring/stages.queries.ts'
import { findPosting } from '../jobs/postings.queries.ts'
import { filesOf } from './application-files.queries.ts'
import { historyOf } from './application.life.ts'
import { employersAbilities, type Application } from './applications.policy.ts'
import { interviewersFor, narrowedToInterviewer } from './interviewing.queries.ts'
import type { Reading } from './own.queries.ts'
import { ratedAs, ratingFor } from './rated.queries.ts'
import { presentHistory, presentSent, presentShown, sentStage, sentStatus } from './sent.present.ts'

type ApplicantList = typeof lists.applicants

/** Drafts are nobody's but their applicants'. */
export const sentFor = (postingId: string) =>
  and(eq(jobApplications.postingId, postingId), ne(jobApplications.status, 'draft'))

const hasCv = sql<boolean>`exists (select 1 from ${jobApplicationFiles} where ${jobApplicationFiles.applicationId} = ${jobApplications.id} and ${jobApplicationFiles.use} = 'cv')`
/** What a row of the list shows a viewer: not the resume, which is large. */
const listedFor = (userId: string) => ({
  id: jobApplications.id,
  version: jobApplications.version,
  status: jobApplications.status,
  stageId: jobApplications.stageId,
  stageBeforeId: jobApplications.stageBeforeId,
  appliedAt: jobApplications.appliedAt,
  createdAt: jobApplications.createdAt,
  replyBy: jobApplications.replyBy,
  decidedAt: jobApplications.decidedAt,
  reason: jobApplications.reason,
  note: jobApplications.note,
  name: jobApplications.name,
  knockedOut: jobApplications.knockedOut,
  matchScore: jobApplications.matchScore,
  hasResume: sql<boolean>`${jobApplications.papers} is not null`,
  hasCv,
  rating: ratingFor(userId),
  unread: conversations.employerUnread,
  ownerId: accounts.ownerId,
})

async function rowsWhere(db: Readable, where: SQL | undefined, { viewer }: Reading): Promise<ApplicantRow[]> {
  const rows = await db
    .select(listedFor(viewer.userId))
    .from(jobApplications)
    .leftJoin(accounts, eq(accounts.id, jobApplications.applicantAccountId))
    .leftJoin(conversations, eq(conversations.applicationId, jobApplications.id))
    .where(where)
  const stages = await stagesById(
    db,
    rows.flatMap((row) => [row.stageId, row.stageBeforeId]),
  )
  return rows.map((row) => ({
    id: row.id as Ref<'jobApplication'>,
    version: row.version,
    status: sentStatus(row),
    stage: presentStage(sentStage(stages, row)),
    applied_at: (row.appliedAt ?? row.createdAt).toISOString(),
    ...presentShown(row),
    name: row.name,
    knocked_out: row.knockedOut,
    has_resume: row.hasResume,
    has_cv: row.hasCv,
    match_score: row.matchScore,
    rating: row.rating,
    unread: row.unread ?? 0,
    abilities: employersAbilities(row, stages.get(row.stageBeforeId) ?? null, row.ownerId === viewer.userId),
  }))
}

/** Rows of a posting's applicants, in the order of the ids. */
export const readRows = async (
  db: Readable,
  postingId: string,
  ids: readonly string[],
  reading: Reading,
): Promise<ApplicantRow[]> =>
  ids.length === 0
    ? []
    : inOrderOf(
        ids,
        await rowsWhere(db, and(sentFor(postingId), inArray(jobApplications.id, [...ids])), reading),
        (row) => row.id,
      )

/** Those who applied for a posting, as the list, the board and the file find them. */
export const applicantList = (
  db: Readable,
  postingId: string,
  { viewer, now }: Pick<Reading, 'viewer' | 'now'>,
): ListSource<ApplicantList> => ({
  id: jobApplications.id,
  scope: sentFor(postingId),
  search: { key: jobApplications.searchKey, isLarge: false },
  sorts: {
    applied_at: jobApplications.appliedAt,
    name: { en: jobApplications.nameKeyEn, am: jobApplications.nameKeyAm },
    // Who has none stands behind all who have one.
    match_score: sql`coalesce(${jobApplications.matchScore}, -1)`,
    rating: sql`coalesce(${ratingFor(viewer.userId)}, -1)`,
  },
  order: '-applied_at',
  filters: {
    status: (value) => eq(jobApplications.status, value),
    stage: (value) => eq(jobApplications.stageId, value),
    knocked_out: (value) => eq(jobApplications.knockedOut, value === 'true'),
    has_cv: (value) => (value === 'true' ? hasCv : not(hasCv)),
    within: (days) => gte(jobApplications.appliedAt, new Date(now.getTime() - Number(days) * DAY)),
    rating: (value) => ratedAs(viewer.userId, value),
    interviewer: (value) => narrowedToInterviewer(db, viewer.accountId, value),
  },
})

/** How many stand in each stage of a posting. */
async function counted(db: Readable, postingId: string, stages: readonly Stage[]): Promise<CountedStage[]> {
  const rows = await db
    .select({ stageId: jobApplications.stageId, n: count() })
    .from(jobApplications)
    .where(sentFor(postingId))
    .groupBy(jobApplications.stageId)
  const counts = new Map(rows.map((row) => [row.stageId, row.n]))
  return stages.map((stage) => ({ ...presentStage(stage), count: counts.get(stage.id) ?? 0 }))
}

/** The stages of a posting's process. Another's stage, by which the posting is to be narrowed, is refused. */
export async function stagesFor(
  db: Readable,
  { hiringProcessId }: { readonly hiringProcessId: string },
  narrowedTo: string | undefined,
): Promise<Awaited<ReturnType<typeof stagesOf>>> {
  const stages = await stagesOf(db, hiringProcessId)
  if (narrowedTo !== undefined && !stages.some(({ id }) => id === narrowedTo))
    invalid({ stage: ['validation.reference'] })
  return stages
}

/** One page of those who applied for a posting of the account, with its stages. */
export async function listApplicants(
  db: Readable,
  postingId: string,
  query: ListQuery & Narrowing<ApplicantList>,
  { lang, ...reading }: Reading & { readonly lang: Language },
) {
  const posting = await findPosting(db, reading.viewer.accountId, postingId)
  const stages = await stagesFor(db, posting, query.stage)
  const page = await listPage(db, applicantList(db, postingId, reading), query, {
    lang,
    read: (ids) => readRows(db, postingId, ids, reading),
  })
  return {
    ...page,
    stages: await counted(db, postingId, stages),
    interviewers: await interviewersFor(db, postingId),
  }
}

/** An application with the account it was sent to, and whether it is the viewer's own. */
export interface Received {
  readonly row: Application
  readonly posting: Awaited<ReturnType<typeof findPosting>>
  readonly isOwn: boolean
  /** Null: the person is deleted. */
  readonly applicantUserId: string | null
}
/** An applicant of the account. Another's, a draft and an unknown one are the same 404. */
export async function findReceived(db: Readable, { viewer }: Reading, applicationId: string): Promise<Received> {
  const [found] = await db
    .select({ row: jobApplications, ownerId: accounts.ownerId })
    .from(jobApplications)
    .leftJoin(accounts, eq(accounts.id, jobApplications.applicantAccountId))
    .where(and(eq(jobApplications.id, applicationId), ne(jobApplications.status, 'draft')))
  if (found === undefined) return refuse('not_found', {})
  const posting = await findPosting(db, viewer.accountId, found.row.postingId)
  return { row: found.row, posting, isOwn: found.ownerId === viewer.userId, applicantUserId: found.ownerId }
}

/** The same, held until the end of the transaction: nobody decides on them or takes it back meanwhile. */
export async function holdReceived(tx: Tx, reading: Reading, applicationId: string): Promise<Received> {
  await tx
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.id, applicationId))
    .for('share')
  return findReceived(tx, reading, applicationId)
}

/** An applicant with everything that was sent. */
export async function readApplicant(db: Readable, reading: Reading, applicationId: string): Promise<Applicant> {
  const { row, posting } = await findReceived(db, reading, applicationId)
  const [listedRow] = await readRows(db, posting.id, [row.id], reading)
  if (listedRow === undefined) return refuse('not_found', {})
  return {
    ...listedRow,
    posting: {
      id: posting.id as Ref<'jobPosting'>,
      title: posting.title,
      status: posting.status,
      stages: (await stagesOf(db, posting.hiringProcessId)).map(presentStage),
    },
    sent: presentSent(reading.services, row, await filesOf(db, row.id)),
    match: row.match,
    history: presentHistory(await historyOf(db, row.id)),
  }
}

/** Does the employer still decide on it? */
export const isRunning = ({ status: now }: Pick<Application, 'status'>): boolean =>
  APPLICATION_STAGES.some((stage) => stage === now)

/** Holds what an application is until the end of the transaction: it is neither moved nor decided meanwhile. */
export async function holdApplication(tx: Tx, applicationId: string): Promise<Pick<Application, 'status'>> {
  const [row] = await tx
    .select({ status: jobApplications.status })
    .from(jobApplications)
    .where(eq(jobApplications.id, applicationId))
    .for('no key update')
  return row ?? refuse('not_found', {})
}

/** The applications that these accounts sent. */
export async function sentFrom(db: Readable, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(inArray(jobApplications.applicantAccountId, [...accountIds]), ne(jobApplications.status, 'draft')))
  return rows.map(({ id }) => id)
}

/** The ids of what was sent to postings of these accounts. */
export async function sentTo(db: Readable, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.postingId))
    .where(and(inArray(jobPostings.accountId, [...accountIds]), ne(jobApplications.status, 'draft')))
  return rows.map(({ id }) => id)
}

/** Whose an application is and for what; null: there is none. */
export async function applicationBrief(
  db: Readable,
  applicationId: string,
): Promise<Pick<Application, 'id' | 'postingId' | 'applicantAccountId' | 'name'> | null> {
  const { id, postingId, applicantAccountId, name } = jobApplications
  const [row] = await db
    .select({ id, postingId, applicantAccountId, name })
    .from(jobApplications)
    .where(eq(id, applicationId))
  return row ?? null
}
