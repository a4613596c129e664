import { bytes, created, defineOperation, empty, ok } from '../define.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import {
  applicantReview,
  assignedApplicant,
  assignedApplicantRow,
  assignmentBody,
  colleagueQuery,
  colleagues,
  criteriaBody,
  noteBody,
  noteEdit,
  ratingBody,
  ratingCriteria,
} from '../schemas/applicant-review.ts'
import { language, pageOf } from '../schemas/primitives.ts'

const applicantId = { id: ref('jobApplication') }
const postingId = { id: ref('jobPosting') }
const noteId = { ...applicantId, note: ref('applicantNote') }
const often = { by: 'user', limit: 300, per: 3600 } as const

/**
 * What colleagues say of an applicant among themselves (product.md §5). Calls without a right are for those who may
 * recruit, and for employees who were made interviewers of the applicant; for others the applicant does not exist.
 */
export const applicantReviewOperations = {
  getApplicantReview: defineOperation({
    method: 'GET',
    path: '/applicants/{id}/review',
    summary: 'Notes, ratings and interviewers of an applicant; others’ ratings once one has rated',
    access: 'employer',
    params: applicantId,
    output: ok(applicantReview),
  }),
  findColleagues: defineOperation({
    method: 'GET',
    path: '/applicants/{id}/colleagues',
    summary: 'Colleagues who can be mentioned in a note, or who could interview',
    access: 'employer',
    params: applicantId,
    query: colleagueQuery,
    output: ok(colleagues),
  }),
  addApplicantNote: defineOperation({
    method: 'POST',
    path: '/applicants/{id}/notes',
    summary: 'Write a note that only colleagues read; those it mentions are told',
    access: 'employer',
    params: applicantId,
    body: noteBody,
    output: created(applicantReview),
    errors: ['limit_reached'],
    throttle: often,
  }),
  editApplicantNote: defineOperation({
    method: 'PUT',
    path: '/applicants/{id}/notes/{note}',
    summary: 'Word an own note anew; whom it did not mention before is told',
    access: 'employer',
    params: noteId,
    body: noteEdit,
    output: ok(applicantReview),
    errors: ['stale'],
    throttle: often,
  }),
  deleteApplicantNote: defineOperation({
    method: 'DELETE',
    path: '/applicants/{id}/notes/{note}',
    summary: 'Delete an own note',
    access: 'employer',
    params: noteId,
    output: empty,
  }),
  rateApplicant: defineOperation({
    method: 'PUT',
    path: '/applicants/{id}/rating',
    summary: 'Rate an applicant by the criteria of the posting, or change one’s rating',
    access: 'employer',
    params: applicantId,
    body: ratingBody,
    output: ok(applicantReview),
    errors: ['stale'],
  }),
  assignInterviewer: defineOperation({
    method: 'POST',
    path: '/applicants/{id}/interviewers',
    summary: 'Make a colleague an interviewer of this applicant, or of everybody who applies for the posting',
    access: 'employer',
    right: 'recruiting',
    params: applicantId,
    body: assignmentBody,
    output: created(applicantReview),
    errors: ['limit_reached'],
    throttle: often,
  }),
  removeInterviewer: defineOperation({
    method: 'DELETE',
    path: '/applicants/{id}/interviewers/{assignment}',
    summary: 'End an assignment: the interviewer no longer sees the applicant',
    access: 'employer',
    right: 'recruiting',
    params: { ...applicantId, assignment: ref('interviewerAssignment') },
    output: empty,
  }),
  getRatingCriteria: defineOperation({
    method: 'GET',
    path: '/job-postings/{id}/criteria',
    summary: 'What those who applied for a posting are rated by',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    output: ok(ratingCriteria),
  }),
  saveRatingCriteria: defineOperation({
    method: 'PUT',
    path: '/job-postings/{id}/criteria',
    summary: 'Say what those who applied for a posting are rated by; scores for what is left out no longer count',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    body: criteriaBody,
    output: ok(ratingCriteria),
    errors: ['stale'],
  }),

  listAssignedApplicants: defineOperation({
    method: 'GET',
    path: '/assigned-applicants',
    summary: 'Whom one interviews for the company',
    access: 'staff',
    query: pageQuery(lists.assignedApplicants),
    output: ok(pageOf(assignedApplicantRow)),
  }),
  getAssignedApplicant: defineOperation({
    method: 'GET',
    path: '/assigned-applicants/{id}',
    summary: 'An applicant as an interviewer sees them: what was sent, without answers about pay',
    access: 'staff',
    params: applicantId,
    output: ok(assignedApplicant),
  }),
  getAssignedResume: defineOperation({
    method: 'GET',
    path: '/assigned-applicants/{id}/resume.pdf',
    summary: 'The resume of an applicant whom one interviews, as it was sent',
    access: 'staff',
    params: applicantId,
    query: { lang: language.optional().describe('the language that it was sent in when absent') },
    output: bytes('application/pdf'),
    errors: ['unavailable'],
    throttle: { by: 'user', limit: 120, per: 60 },
  }),
}
