import { bytes, created, defineOperation, empty, ok } from '../define.ts'
import { exportQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import {
  applicantBoard,
  applicantPart,
  applicantView,
  applicantViewBody,
  applicantViewName,
  applicantViews,
  partQuery,
} from '../schemas/applicant-board.ts'

const postingId = { id: ref('jobPosting') }
const viewId = { id: ref('applicantView') }
const narrowed = exportQuery(lists.applicants)
const { status: _, stage: __, ...onBoard } = narrowed
const byRecruiters = { access: 'employer', right: 'recruiting' } as const

/** The applicants of a posting on a board and as a file, and the ways of looking at them that somebody keeps. */
export const applicantBoardOperations = {
  getApplicantBoard: defineOperation({
    method: 'GET',
    path: '/job-postings/{id}/applicants/board',
    summary: 'Who applied for a posting, by where they stand: how many, and the first of each',
    ...byRecruiters,
    params: postingId,
    query: onBoard,
    output: ok(applicantBoard),
  }),
  listMoreApplicants: defineOperation({
    method: 'GET',
    path: '/job-postings/{id}/applicants/more',
    summary: 'The applicants that follow one in the order that is asked for; nobody is left out when some move',
    ...byRecruiters,
    params: postingId,
    query: { ...narrowed, ...partQuery },
    output: ok(applicantPart),
  }),
  exportApplicants: defineOperation({
    method: 'GET',
    path: '/job-postings/{id}/applicants.csv',
    summary: 'Who applied for a posting of the account as CSV',
    ...byRecruiters,
    params: postingId,
    query: narrowed,
    output: bytes('text/csv'),
  }),

  listApplicantViews: defineOperation({
    method: 'GET',
    path: '/applicant-views',
    summary: 'The ways of looking at applicants that one keeps in this account, by name',
    ...byRecruiters,
    output: ok(applicantViews),
  }),
  saveApplicantView: defineOperation({
    method: 'POST',
    path: '/applicant-views',
    summary: 'Keep a way of looking at applicants; nobody else sees it',
    ...byRecruiters,
    body: applicantViewBody,
    output: created(applicantView),
    errors: ['limit_reached'],
  }),
  renameApplicantView: defineOperation({
    method: 'PUT',
    path: '/applicant-views/{id}',
    summary: 'Name a way of looking at applicants anew',
    ...byRecruiters,
    params: viewId,
    body: applicantViewName,
    output: ok(applicantView),
  }),
  deleteApplicantView: defineOperation({
    method: 'DELETE',
    path: '/applicant-views/{id}',
    summary: 'Keep a way of looking at applicants no longer',
    ...byRecruiters,
    params: viewId,
    output: empty,
  }),
}
