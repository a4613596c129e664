import { bytes, defineOperation, empty, ok } from '../define.ts'
import { APPLICATION_SOURCES } from '../application-source.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { z } from 'zod'
import { ref } from '../ref.ts'
import {
  applicant,
  applicantList,
  applicationBody,
  applicationForm,
  hireBody,
  moveBody,
  movedApplicants,
  movesBody,
  ownApplicationRow,
  rejectionBody,
  sentApplication,
} from '../schemas/job-application.ts'
import { language, pageOf, slug, version } from '../schemas/primitives.ts'

const job = { slug }
const applicationId = { id: ref('jobApplication') }
const postingId = { id: ref('jobPosting') }
const seen = z.strictObject({ version })
const paper = { lang: language.optional().describe('the language that it was sent in when absent') }
const printed = {
  output: bytes('application/pdf'),
  errors: ['unavailable'],
  throttle: { by: 'user', limit: 120, per: 60 },
} as const
/** What an employer sends to one applicant: everybody who may recruit in the account's name. */
const decided = (path: string, summary: string) =>
  ({
    method: 'POST',
    path: `/applicants/{id}/${path}`,
    summary,
    access: 'employer',
    right: 'recruiting',
    params: applicationId,
    output: ok(applicant),
    errors: ['stale', 'not_pending', 'mail_field_missing'],
  }) as const

/** Applying for jobs, and those who applied (product.md §5). */
export const jobApplicationOperations = {
  getOwnApplication: defineOperation({
    method: 'GET',
    path: '/jobs/{slug}/application',
    summary: 'A job that is open or that one began to apply for, with what is saved of the own application',
    access: 'individual',
    params: job,
    output: ok(applicationForm),
  }),
  saveOwnApplication: defineOperation({
    method: 'PUT',
    path: '/jobs/{slug}/application',
    summary: 'Save an application while it is written; nobody else sees it',
    access: 'individual',
    params: job,
    query: { from: z.enum(APPLICATION_SOURCES).optional().describe('how they came to the job; kept when it begins') },
    body: applicationBody,
    output: ok(applicationForm),
    errors: ['stale', 'not_pending', 'limit_reached'],
  }),
  applyForJob: defineOperation({
    method: 'POST',
    path: '/jobs/{slug}/application/apply',
    summary: 'Send the application as it was saved; what was sent stays as it is',
    access: 'individual',
    params: job,
    body: seen,
    output: ok(sentApplication),
    errors: ['stale', 'not_pending'],
    sends: ['jobApplication', 'apply'],
  }),
  deleteOwnApplication: defineOperation({
    method: 'DELETE',
    path: '/jobs/{slug}/application',
    summary: 'Delete an application that was not sent',
    access: 'individual',
    params: job,
    output: empty,
    errors: ['not_pending'],
  }),
  listOwnApplications: defineOperation({
    method: 'GET',
    path: '/job-applications',
    summary: 'What one applied for and began to, the last changed first',
    access: 'individual',
    query: pageQuery(lists.ownApplications),
    output: ok(pageOf(ownApplicationRow)),
  }),
  getSentApplication: defineOperation({
    method: 'GET',
    path: '/job-applications/{id}',
    summary: 'What one sent, and what became of it',
    access: 'individual',
    params: applicationId,
    output: ok(sentApplication),
  }),
  getSentResume: defineOperation({
    method: 'GET',
    path: '/job-applications/{id}/resume.pdf',
    summary: 'The resume as one sent it',
    access: 'individual',
    params: applicationId,
    query: paper,
    ...printed,
  }),
  withdrawApplication: defineOperation({
    method: 'POST',
    path: '/job-applications/{id}/withdraw',
    summary: 'Take an application back for good',
    access: 'individual',
    params: applicationId,
    body: seen,
    output: ok(sentApplication),
    errors: ['stale', 'not_pending'],
    sends: ['jobApplication', 'withdraw'],
  }),

  listApplicants: defineOperation({
    method: 'GET',
    path: '/job-postings/{id}/applicants',
    summary: 'Who applied for a posting of the account',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    query: pageQuery(lists.applicants),
    output: ok(applicantList),
  }),
  moveApplicants: defineOperation({
    method: 'POST',
    path: '/job-postings/{id}/applicants/move',
    summary: 'Move or reject several applicants at once; each that cannot be is said with the reason',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    body: movesBody,
    output: ok(movedApplicants),
  }),
  getApplicant: defineOperation({
    method: 'GET',
    path: '/applicants/{id}',
    summary: 'An applicant, with everything that was sent',
    access: 'employer',
    right: 'recruiting',
    params: applicationId,
    output: ok(applicant),
  }),
  getApplicantResume: defineOperation({
    method: 'GET',
    path: '/applicants/{id}/resume.pdf',
    summary: 'The resume of an applicant as it was sent',
    access: 'employer',
    right: 'recruiting',
    params: applicationId,
    query: paper,
    ...printed,
  }),
  moveApplicant: defineOperation({ ...decided('move', 'Move an applicant to another stage'), body: moveBody }),
  rejectApplicant: defineOperation({
    ...decided('reject', 'Reject an applicant; they are told, with the note'),
    body: rejectionBody,
    sends: ['jobApplication', 'reject'],
  }),
  reconsiderApplicant: defineOperation({
    ...decided('reconsider', 'Take a rejection back: the applicant stands where they stood'),
    body: seen,
    sends: ['jobApplication', 'reconsider'],
  }),
  hireApplicant: defineOperation({
    ...decided('hire', 'Say that an applicant is hired; they are told'),
    body: hireBody,
    sends: ['jobApplication', 'hire'],
  }),
}
