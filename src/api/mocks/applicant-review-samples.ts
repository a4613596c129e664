import { companies, people } from '../../../openapi/cast.ts'
import type { Ref } from '../../../openapi/ref.ts'
import {
  DEFAULT_CRITERIA,
  type ApplicantNote,
  type ApplicantRating,
  type ApplicantReview,
  type AssignedApplicant,
  type AssignedApplicantRow,
  type Colleague,
  type RatingCriteria,
} from '../../../openapi/schemas/applicant-review.ts'
import { applicantRows, waitingRow, wholeApplicant } from './job-application-samples.ts'
import { NOW, sampleId } from './sample-ids.ts'

const colleague = (n: number, name: Colleague['name'], role: Colleague['role']): Colleague => ({
  id: sampleId(90, n) as Ref<'user'>,
  name,
  role,
})
/** Whoever looks, and who works with them. */
export const me = colleague(0, companies.abay.name, 'owner')
export const hanna = colleague(1, people.hanna.name, 'recruiter')
export const abebe = colleague(2, people.abebe.name, 'interviewer')
export const colleagueRows: readonly Colleague[] = [hanna, abebe]

export const noteRow: ApplicantNote = {
  id: sampleId(91, 0) as Ref<'applicantNote'>,
  version: 1,
  by: me,
  text: `@${people.hanna.name.en} she led the works in Ambo. Please ask about the pumps.`,
  mentions: [hanna],
  created_at: NOW,
  edited_at: null,
  abilities: { edit: true, delete: true },
}
const otherNote: ApplicantNote = {
  ...noteRow,
  id: sampleId(91, 1) as Ref<'applicantNote'>,
  by: hanna,
  text: 'ስልክ ደውዬላቸዋለሁ፤ ከሚያዝያ ጀምሮ መሥራት ይችላሉ።',
  mentions: [],
  created_at: '2026-03-01T08:30:00.000Z',
  edited_at: NOW,
  abilities: { edit: false, delete: false },
}

const ratingBy = (by: Colleague, points: readonly number[], comment: string | null): ApplicantRating => ({
  by,
  version: 1,
  scores: points.map((score, n) => ({ criterion: DEFAULT_CRITERIA[n]?.id ?? '', score })),
  average: points.reduce((sum, one) => sum + one, 0) / points.length,
  comment,
  updated_at: NOW,
})
export const ownRating = ratingBy(me, [5, 4, 4, 5], 'Knows the ground, and says what she does not know.')
export const othersRatings: readonly ApplicantRating[] = [
  ratingBy(hanna, [4, 5, 3], null),
  ratingBy(abebe, [5, 5, 4, 4], 'ግልጽ መልስ ይሰጣሉ።'),
]

/** What is known before one has rated: that others have, and not what. */
export const unratedReview: ApplicantReview = {
  id: waitingRow.id,
  posting_id: wholeApplicant(waitingRow).posting.id,
  criteria: [...DEFAULT_CRITERIA],
  own: null,
  others: null,
  others_count: othersRatings.length,
  average: null,
  notes: [noteRow, otherNote],
  interviewers: [
    { id: sampleId(92, 0) as Ref<'interviewerAssignment'>, colleague: abebe, scope: 'applicant', has_rated: true },
  ],
  abilities: { write: true, assign: true, criteria: true },
}
export const ratedReview: ApplicantReview = {
  ...unratedReview,
  own: ownRating,
  others: [...othersRatings],
  average: 4.33,
}
export const emptyReview: ApplicantReview = {
  ...unratedReview,
  others_count: 0,
  notes: [],
  interviewers: [],
}

export const criteriaRow: RatingCriteria = {
  criteria: DEFAULT_CRITERIA.map((one) => ({ ...one, ratings: 2 })),
  version: null,
}

const { id: postingId, title, status: postingStatus } = wholeApplicant(waitingRow).posting
const posting = { id: postingId, title, status: postingStatus }
export const assignedRows: readonly AssignedApplicantRow[] = applicantRows
  .slice(0, 3)
  .map(({ id, status, stage, applied_at, name }, n) => ({
    id,
    status,
    stage,
    applied_at,
    name,
    posting,
    has_rated: n === 1,
  }))
/** One of them as their interviewer sees them. */
export const assignedWhole = (row: AssignedApplicantRow): AssignedApplicant => ({
  ...row,
  sent: wholeApplicant(waitingRow).sent,
  hidden_answers: 1,
  recruits: false,
})
