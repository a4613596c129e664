import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import { asksAboutPay } from '../../../openapi/pay-question.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { AssignedApplicant, AssignedApplicantRow } from '../../../openapi/schemas/applicant-review.ts'
import { applicantRatings } from '../../db/applicant-review-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { refuse } from '../../kernel/refusal.ts'
import { filesOf } from '../applications/application-files.queries.ts'
import { presentSent, sentStage, sentStatus } from '../applications/sent.present.ts'
import { presentStage, stagesById } from '../hiring/stages.queries.ts'
import { recruits } from './evaluation.policy.ts'
import { interviewedBy } from '../applications/interviewing.queries.ts'
import { findReviewed, type Asking } from './review.queries.ts'

type AssignedList = typeof lists.assignedApplicants

const hasRated = ({ viewer }: Asking) =>
  sql<boolean>`exists (select 1 from ${applicantRatings} where ${applicantRatings.applicationId} = ${jobApplications.id} and ${applicantRatings.userId} = ${viewer.userId})`
/** Nobody interviews themselves, and postings that are deleted have no applicants. */
const assignedTo = ({ viewer }: Asking) =>
  and(
    ne(jobApplications.status, 'draft'),
    interviewedBy(viewer),
    sql`not exists (select 1 from ${accounts} where ${accounts.id} = ${jobApplications.applicantAccountId} and ${accounts.ownerId} = ${viewer.userId})`,
    sql`exists (select 1 from ${jobPostings} where ${jobPostings.id} = ${jobApplications.postingId} and ${and(eq(jobPostings.accountId, viewer.accountId), isNull(jobPostings.deletedAt))})`,
  )

async function rowsWhere(db: Readable, asking: Asking, where: SQL | undefined): Promise<AssignedApplicantRow[]> {
  const { id, status, stageId, appliedAt, createdAt, name } = jobApplications
  const rows = await db
    .select({
      id,
      status,
      stageId,
      appliedAt,
      createdAt,
      name,
      hasRated: hasRated(asking),
      posting: { id: jobPostings.id, title: jobPostings.title, status: jobPostings.status },
    })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.postingId))
    .where(where)
  const stages = await stagesById(
    db,
    rows.map(({ stageId: one }) => one),
  )
  return rows.map((row) => ({
    id: row.id as Ref<'jobApplication'>,
    status: sentStatus(row),
    stage: presentStage(sentStage(stages, row)),
    applied_at: (row.appliedAt ?? row.createdAt).toISOString(),
    name: row.name,
    posting: { ...row.posting, id: row.posting.id as Ref<'jobPosting'> },
    has_rated: row.hasRated,
  }))
}

/** One page of those whom the viewer interviews for the account. */
export function listAssigned(db: Readable, asking: Asking, query: ListQuery & Narrowing<AssignedList>, lang: Language) {
  const scope = assignedTo(asking)
  const source: ListSource<AssignedList> = {
    id: jobApplications.id,
    scope,
    search: { key: jobApplications.searchKey, isLarge: false },
    sorts: {
      applied_at: jobApplications.appliedAt,
      name: { en: jobApplications.nameKeyEn, am: jobApplications.nameKeyAm },
    },
    order: '-applied_at',
    filters: { has_rated: (value) => or(sql`${hasRated(asking)} = ${value === 'true'}`) },
  }
  return listPage<AssignedList, AssignedApplicantRow>(db, source, query, {
    lang,
    read: async (ids) =>
      ids.length === 0
        ? []
        : inOrderOf(
            ids,
            await rowsWhere(db, asking, and(scope, inArray(jobApplications.id, [...ids]))),
            ({ id }) => id,
          ),
  })
}

/**
 * An applicant for an interviewer: what was sent, without answers about pay. A question counts as one about pay if it
 * did when it was asked, or if its posting says so by now.
 */
export async function readAssigned(db: Readable, asking: Asking, applicationId: string): Promise<AssignedApplicant> {
  const { row, posting } = await findReviewed(db, asking, applicationId)
  const [listed] = await rowsWhere(db, asking, eq(jobApplications.id, row.id))
  if (listed === undefined) return refuse('not_found', {})
  const aboutPay = new Set([...row.questions, ...posting.questions].filter(asksAboutPay).map(({ id }) => id))
  const sent = presentSent(asking.services, row, await filesOf(db, row.id))
  const answers = sent.answers.filter(({ question }) => !aboutPay.has(question))
  return {
    ...listed,
    sent: { ...sent, answers },
    hidden_answers: sent.answers.length - answers.length,
    recruits: recruits(asking.viewer),
  }
}
