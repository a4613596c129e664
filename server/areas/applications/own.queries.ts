import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { applicationGaps, knocksOut } from '../../../openapi/application-gaps.ts'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type {
  ApplicableJob,
  ApplicationAnswer,
  ApplicationForm,
  OwnApplication,
  OwnApplicationRow,
  SentApplication,
} from '../../../openapi/schemas/job-application.ts'
import type { JobQuestion } from '../../../openapi/schemas/job-posting.ts'
import { conversations } from '../../db/conversation-tables.ts'
import { supportDocuments } from '../../db/document-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { resumes } from '../../db/resume-tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { refuse } from '../../kernel/refusal.ts'
import { presentStage, stagesById } from '../hiring/stages.queries.ts'
import { applicablesOf, findApplicable, isOwnedBy, type Applicable } from '../jobs/applicable.queries.ts'
import { employerName, publicUrl } from '../jobs/postings.present.ts'
import { filesOf, namedDocuments, presentFile } from './application-files.queries.ts'
import { historyOf } from './application.life.ts'
import { applicantsAbilities, blockOf, type Application } from './applications.policy.ts'
import { presentHistory, presentSent, presentShown, sentStage, sentStatus, valueOf } from './sent.present.ts'

/** Who reads their own applications, and when. */
export interface Reading {
  readonly services: Pick<Services, 'files' | 'config'>
  readonly viewer: { readonly userId: string; readonly accountId: string }
  readonly now: Date
}
type OwnList = typeof lists.ownApplications

/** The application of an account for a posting. */
export async function findFor(db: Readable, accountId: string, postingId: string): Promise<Application | null> {
  const [row] = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.postingId, postingId), eq(jobApplications.applicantAccountId, accountId)))
  return row ?? null
}

/** A job that the viewer may apply for or began to, with their application, and why they cannot apply. */
export interface Own {
  readonly job: Applicable
  readonly row: Application | null
  readonly blocked: ApplicationForm['blocked']
}
/** Refuses with `not_found` what is not public and what the viewer did not begin to apply for. */
export async function findOwn(db: Readable, { viewer, now }: Reading, slug: string): Promise<Own> {
  const job = await findApplicable(db, slug, now)
  if (job === null) return refuse('not_found', {})
  const row = await findFor(db, viewer.accountId, job.posting.id)
  if (row === null && !job.isPublic) return refuse('not_found', {})
  const { status, closesAt } = job.posting
  const blocked = blockOf({
    status,
    isPublic: job.isPublic,
    isOwn: await isOwnedBy(db, job.account, viewer.userId),
    isOver: closesAt !== null && closesAt <= now,
  })
  return { job, row, blocked }
}

const presentEmployer = ({ account, owner }: Applicable) => ({
  name: employerName(account, owner),
  username: account.username,
})

function presentJob(job: Applicable, reading: Reading): ApplicableJob {
  const { posting } = job
  return {
    id: posting.id as Ref<'jobPosting'>,
    title: posting.title,
    description: posting.description as ApplicableJob['description'],
    responsibilities: posting.responsibilities as ApplicableJob['responsibilities'],
    requirements: posting.requirements as ApplicableJob['requirements'],
    employment_type: posting.employmentType,
    location_type: posting.locationType,
    region: posting.region,
    city: posting.city,
    vacancies: posting.vacancies,
    deadline: posting.deadline,
    time_zone: posting.timeZone,
    closes_at: posting.closesAt?.toISOString() ?? null,
    reply_within: posting.replyWithin,
    questions: [...posting.questions],
    documents: [...posting.documents],
    code: posting.code,
    url: job.isPublic ? publicUrl(posting, reading.services.config) : null,
    slug: posting.slug ?? '',
    employer: presentEmployer(job),
  }
}
const presentBrief = (job: Applicable, reading: Reading): OwnApplicationRow['job'] => ({
  title: job.posting.title,
  slug: job.posting.slug ?? '',
  code: job.posting.code,
  url: job.isPublic ? publicUrl(job.posting, reading.services.config) : null,
  status: job.posting.status,
  closes_at: job.posting.closesAt?.toISOString() ?? null,
  employer: presentEmployer(job),
})

/** The answers to questions that the posting asks now, in its order: one of another kind or choice is none. */
export const answersTo = (questions: readonly JobQuestion[], answers: readonly ApplicationAnswer[]) =>
  questions.flatMap((question): readonly ApplicationAnswer[] => {
    const answer = answers.find((one) => one.question === question.id && one.kind === question.kind)
    if (answer === undefined) return []
    if (question.kind === 'choice' && answer.kind === 'choice' && answer.value >= question.options.length) return []
    return [answer]
  })

/** A resume that the account has and did not delete. */
export async function keptResumeId(db: Readable, accountId: string, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [row] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.accountId, accountId), isNull(resumes.deletedAt)))
  return row?.id ?? null
}

/** Which of these support documents the account has and did not delete. */
export async function ownDocumentIds(
  db: Readable,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: supportDocuments.id })
    .from(supportDocuments)
    .where(
      and(
        inArray(supportDocuments.id, [...ids]),
        eq(supportDocuments.accountId, accountId),
        isNull(supportDocuments.deletedAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** The own application while it is written, with what is missing. */
export async function readDraft(
  db: Readable,
  { services, viewer }: Reading,
  { posting }: Pick<Applicable, 'posting'>,
  row: Application,
): Promise<OwnApplication> {
  const [kept, documents] = [await filesOf(db, row.id), await namedDocuments(db, row.id)]
  const resumeId = await keptResumeId(db, viewer.accountId, row.resumeId)
  const cv = kept.find((one) => one.row.use === 'cv')
  const given = answersTo(posting.questions, row.answers)
  const answers = given.flatMap((answer): OwnApplication['answers'] => {
    if (answer.kind !== 'file') return [answer]
    const file = kept.find((one) => one.row.use === 'answer' && one.row.questionId === answer.question)
    return file ? [{ kind: 'file', question: answer.question, file: presentFile(services, file) }] : []
  })
  return {
    id: row.id as Ref<'jobApplication'>,
    version: row.version,
    status: row.status,
    resume_id: resumeId as Ref<'resume'> | null,
    lang: row.lang,
    cv: cv ? presentFile(services, cv) : null,
    cover_letter: row.coverLetter,
    answers,
    documents: documents.map(({ id, kind, name }) => ({ id: id as Ref<'supportDocument'>, kind, name })),
    missing: applicationGaps(
      { questions: posting.questions, documents: [...posting.documents] },
      {
        hasResume: resumeId !== null || cv !== undefined,
        answered: new Set(answers.map(({ question }) => question)),
        kinds: new Set(documents.map(({ kind }) => kind)),
      },
    ),
    knocked_out: posting.questions.flatMap((question) =>
      knocksOut(question, valueOf(given.find((one) => one.question === question.id))) ? [question.id] : [],
    ),
    applied_at: row.appliedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  }
}

/** The form of a job, with what is saved. */
export async function readForm(db: Readable, reading: Reading, slug: string): Promise<ApplicationForm> {
  const { job, row, blocked } = await findOwn(db, reading, slug)
  return {
    job: presentJob(job, reading),
    application: row === null ? null : await readDraft(db, reading, job, row),
    blocked,
  }
}

/** What the account sent; another's, a draft and an unknown one are the same 404. */
export async function findSent(db: Readable, accountId: string, id: string): Promise<Application> {
  const [row] = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.id, id), eq(jobApplications.applicantAccountId, accountId)))
  return row === undefined || row.status === 'draft' ? refuse('not_found', {}) : row
}

/** What the account sent, in the form of the contract. */
export async function readSent(db: Readable, reading: Reading, id: string): Promise<SentApplication> {
  const row = await findSent(db, reading.viewer.accountId, id)
  const job = (await applicablesOf(db, [row.postingId], reading.now)).get(row.postingId) ?? refuse('not_found', {})
  return {
    id: row.id as Ref<'jobApplication'>,
    version: row.version,
    status: sentStatus(row),
    stage: presentStage(sentStage(await stagesById(db, [row.stageId]), row)),
    applied_at: (row.appliedAt ?? row.createdAt).toISOString(),
    ...presentShown(row),
    job: presentBrief(job, reading),
    sent: presentSent(reading.services, row, await filesOf(db, row.id)),
    history: presentHistory(await historyOf(db, row.id)),
    abilities: { withdraw: applicantsAbilities(row.status).withdraw },
  }
}

const source = (accountId: string): ListSource<OwnList> => ({
  id: jobApplications.id,
  scope: eq(jobApplications.applicantAccountId, accountId),
  search: { key: jobApplications.jobKey, isLarge: false },
  sorts: {},
  order: [desc(jobApplications.updatedAt), desc(jobApplications.id)],
  filters: { status: (status) => eq(jobApplications.status, status) },
})

/** One page of what the account applied for and began to. */
export const listOwn = (db: Readable, reading: Reading, query: ListQuery & Narrowing<OwnList>, lang: Language) =>
  listPage(db, source(reading.viewer.accountId), query, {
    lang,
    read: async (ids) => {
      const rows = await db
        .select({ row: jobApplications, unread: conversations.applicantUnread })
        .from(jobApplications)
        .leftJoin(conversations, eq(conversations.applicationId, jobApplications.id))
        .where(
          and(inArray(jobApplications.id, [...ids]), eq(jobApplications.applicantAccountId, reading.viewer.accountId)),
        )
      const jobs = await applicablesOf(
        db,
        rows.map(({ row }) => row.postingId),
        reading.now,
      )
      const stages = await stagesById(
        db,
        rows.map(({ row }) => row.stageId),
      )
      return inOrderOf(ids, rows, ({ row }) => row.id).flatMap(({ row, unread }): OwnApplicationRow[] => {
        const job = jobs.get(row.postingId)
        if (job === undefined) return []
        return [
          {
            id: row.id as Ref<'jobApplication'>,
            version: row.version,
            status: row.status,
            stage: row.stageId === null ? null : presentStage(sentStage(stages, row)),
            applied_at: row.appliedAt?.toISOString() ?? null,
            ...presentShown(row),
            job: presentBrief(job, reading),
            unread: unread ?? 0,
            updated_at: row.updatedAt.toISOString(),
            abilities: applicantsAbilities(row.status),
          },
        ]
      })
    },
  })
