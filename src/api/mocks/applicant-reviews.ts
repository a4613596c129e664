import type { Ref } from '../../../openapi/ref.ts'
import type { ApplicantNote, ApplicantReview, RatingCriteria } from '../../../openapi/schemas/applicant-review.ts'
import {
  abebe,
  assignedRows,
  assignedWhole,
  colleagueRows,
  criteriaRow,
  me,
  noteRow,
  othersRatings,
  ownRating,
  unratedReview,
} from './applicant-review-samples.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { sampleId } from './sample-ids.ts'

let review: ApplicantReview = unratedReview
let criteria: RatingCriteria = criteriaRow

/** Puts reviews back as they were; a story may begin with another. */
export function seedReviews(first: ApplicantReview = unratedReview): void {
  review = first
  criteria = criteriaRow
}
const written = (text: string, mentions: readonly string[]) => ({
  text,
  mentions: colleagueRows.filter(({ id }) => mentions.includes(id)),
})
const change = (more: Partial<ApplicantReview>): ApplicantReview => (review = { ...review, ...more })
const numbered = (n: number) => sampleId(91, n) as ApplicantNote['id']

/** What colleagues say of an applicant, and whom somebody interviews. */
export const applicantReviewMocks = {
  getApplicantReview: mock('getApplicantReview', () => review),
  findColleagues: mock('findColleagues', ({ query: { q = '' } }) => ({
    data: colleagueRows.filter(({ name }) =>
      [name?.en, name?.am].some((one) => one?.toLowerCase().includes(q.toLowerCase())),
    ),
  })),
  addApplicantNote: mock('addApplicantNote', ({ body: { text, mentions } }) => {
    const note = { ...noteRow, id: numbered(review.notes.length + 10), by: me, ...written(text, mentions) }
    return change({ notes: [note, ...review.notes] })
  }),
  editApplicantNote: mock('editApplicantNote', ({ params, body: { text, mentions, version } }) =>
    change({
      notes: review.notes.map((note) =>
        note.id === params.note
          ? { ...note, ...written(text, mentions), version: version + 1, edited_at: note.created_at }
          : note,
      ),
    }),
  ),
  deleteApplicantNote: mock('deleteApplicantNote', ({ params }) => {
    change({ notes: review.notes.filter(({ id }) => id !== params.note) })
  }),
  rateApplicant: mock('rateApplicant', ({ body: { scores, comment, version } }) => {
    const own = { ...ownRating, scores, comment, version: (version ?? 0) + 1 }
    return change({ own, others: [...othersRatings].slice(0, review.others_count), average: 4.33 })
  }),
  assignInterviewer: mock('assignInterviewer', ({ body: { user_id, scope } }) => {
    const colleague = colleagueRows.find(({ id }) => id === user_id) ?? abebe
    const id = sampleId(92, review.interviewers.length + 10) as Ref<'interviewerAssignment'>
    return change({ interviewers: [...review.interviewers, { id, colleague, scope, has_rated: false }] })
  }),
  removeInterviewer: mock('removeInterviewer', ({ params }) => {
    change({ interviewers: review.interviewers.filter(({ id }) => id !== params.assignment) })
  }),
  getRatingCriteria: mock('getRatingCriteria', () => criteria),
  saveRatingCriteria: mock('saveRatingCriteria', ({ body }) => {
    change({ criteria: body.criteria })
    criteria = {
      criteria: body.criteria.map((one) => ({ ...one, ratings: 0 })),
      version: (body.version ?? 0) + 1,
    }
    return criteria
  }),

  listAssignedApplicants: mock('listAssignedApplicants', ({ query: { has_rated, ...query } }) =>
    pageOf(
      assignedRows.filter((row) => has_rated === undefined || String(row.has_rated) === has_rated),
      query,
    ),
  ),
  getAssignedApplicant: mock('getAssignedApplicant', ({ params, refuse }) =>
    assignedWhole(assignedRows.find(({ id }) => id === params.id) ?? refuse('not_found', {})),
  ),
  getAssignedResume: mock('getAssignedResume', () => '%PDF-1.4' as never),
}
