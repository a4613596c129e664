import { z } from 'zod'
import { bytes, created, defineOperation, ok } from '../define.ts'
import { exportQuery, pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { experience } from '../resources/experience.ts'
import { applicantOffer, ownOffer } from '../schemas/applicant-offer.ts'
import { recordBody } from '../schemas/facts.ts'
import {
  employment,
  employmentDispute,
  employmentEnd,
  employmentRights,
  importOffersBody,
  importReport,
  offerRoom,
  offerAnswer,
  offerDetail,
  offerModification,
  offersBody,
  requisition,
  staffRow,
} from '../schemas/job-offer.ts'
import { email, pageOf, version } from '../schemas/primitives.ts'

const offerId = { id: ref('offer') }
const employmentId = { id: ref('employment') }
const applicationId = { id: ref('jobApplication') }

/**
 * Offers and employments: specification §7, product.md §4. Employees with the right to recruit do it in the company's
 * name.
 */
export const offerOperations = {
  listRequisitions: defineOperation({
    method: 'GET',
    path: '/employees/requisition',
    summary: 'Offers: those a company sent, or those a person received',
    access: 'member',
    output: ok(z.array(requisition)),
  }),
  answerOffer: defineOperation({
    method: 'POST',
    path: '/employees/status/{id}',
    summary: 'Accept or reject an offer',
    access: 'individual',
    params: offerId,
    body: offerAnswer,
    output: ok(requisition),
    errors: ['not_pending', 'stale', 'position_filled', 'company_stopped'],
    sends: ['jobOffer', 'accept|reject'],
  }),
  getOffer: defineOperation({
    method: 'GET',
    path: '/offers/{id}',
    summary: 'An offer with all its terms and what happened to it, for either side',
    access: 'user',
    params: offerId,
    output: ok(offerDetail),
    errors: ['forbidden'],
  }),
  getOfferDocument: defineOperation({
    method: 'GET',
    path: '/offers/{id}/offer.pdf',
    summary: 'The terms of an offer as a document, for either side',
    access: 'user',
    params: offerId,
    query: {
      terms: z.coerce
        .number()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('the number of the terms; the latest when absent'),
    },
    output: bytes('application/pdf'),
    errors: ['forbidden'],
    throttle: { by: 'user', limit: 60, per: 60 },
  }),

  listStaff: defineOperation({
    method: 'GET',
    path: '/employees',
    summary: 'Employees and offers of the company',
    access: 'staff',
    right: 'recruiting',
    query: pageQuery(lists.staff),
    output: ok(pageOf(staffRow)),
  }),
  exportStaff: defineOperation({
    method: 'GET',
    path: '/employees.csv',
    summary: 'Employees and offers as CSV',
    access: 'staff',
    right: 'recruiting',
    query: exportQuery(lists.staff),
    output: bytes('text/csv'),
  }),
  listCurrentJobs: defineOperation({
    method: 'GET',
    path: '/employees/current-jobs',
    summary: 'The jobs at the company of whom it hired by this email',
    access: 'staff',
    right: 'recruiting',
    query: { email },
    output: ok(z.array(employment)),
  }),
  getOfferRoom: defineOperation({
    method: 'GET',
    path: '/employees/room',
    summary: 'For how many more employees and open offers the plan has room',
    access: 'staff',
    right: 'recruiting',
    output: ok(offerRoom),
  }),
  sendOffers: defineOperation({
    method: 'POST',
    path: '/offers',
    summary: 'Offer positions to one or several people; all or none are sent',
    access: 'staff',
    right: 'recruiting',
    body: offersBody,
    output: created(z.strictObject({ offers: z.array(requisition) }).meta({ id: 'SentOffers' })),
    errors: ['already_offered', 'limit_reached', 'not_pending'],
    throttle: { by: 'user', limit: 60, per: 3600 },
  }),
  importOffers: defineOperation({
    method: 'POST',
    path: '/employees/import',
    summary: 'Send offers to everyone on a sheet, or say what is wrong with it; all or none, or those that are right',
    access: 'staff',
    right: 'recruiting',
    body: importOffersBody,
    files: { file: { kind: 'sheet' } },
    output: created(importReport),
    errors: ['limit_reached', 'sheet_refused'],
    // Each correction of a cell is checked with a call of its own.
    throttle: { by: 'user', limit: 120, per: 3600 },
  }),
  modifyOffer: defineOperation({
    method: 'PUT',
    path: '/offers/{id}',
    summary: 'Offer again on other terms after a rejection; the former terms stay beside them',
    access: 'staff',
    right: 'recruiting',
    params: offerId,
    body: offerModification,
    output: ok(requisition),
    errors: ['not_pending', 'stale', 'limit_reached'],
    sends: ['jobOffer', 'modify'],
  }),
  withdrawOffer: defineOperation({
    method: 'POST',
    path: '/offers/{id}/withdraw',
    summary: 'Take back an offer that waits for an answer',
    access: 'staff',
    right: 'recruiting',
    params: offerId,
    body: z.strictObject({ version }),
    output: ok(requisition),
    errors: ['not_pending', 'stale'],
    sends: ['jobOffer', 'withdraw'],
  }),

  getApplicantOffer: defineOperation({
    method: 'GET',
    path: '/applicants/{id}/offer',
    summary: 'The offer that was sent to an applicant, or what one would begin with',
    access: 'staff',
    right: 'recruiting',
    params: applicationId,
    output: ok(applicantOffer),
  }),
  getOwnOffer: defineOperation({
    method: 'GET',
    path: '/job-applications/{id}/offer',
    summary: 'The offer that came of an application that one sent',
    access: 'individual',
    params: applicationId,
    output: ok(ownOffer),
  }),

  listEmployments: defineOperation({
    method: 'GET',
    path: '/employments',
    summary: 'Where the person works and worked by offers of companies, newest first',
    access: 'individual',
    output: ok(z.array(employment)),
  }),
  endEmployment: defineOperation({
    method: 'POST',
    path: '/employments/{id}/end',
    summary: 'End an employment, by either side; a last day to come ends it then',
    access: 'user',
    params: employmentId,
    body: employmentEnd,
    output: ok(employment),
    errors: ['forbidden', 'not_pending', 'stale'],
    sends: ['jobOffer', 'end'],
    throttle: { by: 'user', limit: 120, per: 3600 },
  }),
  editEmploymentRights: defineOperation({
    method: 'PUT',
    path: '/employments/{id}/rights',
    summary: 'Say what an employee may do in the company’s name',
    access: 'company',
    params: employmentId,
    body: employmentRights,
    output: ok(employment),
    errors: ['not_pending', 'stale'],
  }),
  disputeEmployment: defineOperation({
    method: 'PUT',
    path: '/employments/{id}/dispute',
    summary: 'Say that what the company confirms is not so; the mark is not shown meanwhile',
    access: 'individual',
    params: employmentId,
    body: employmentDispute,
    output: ok(employment),
    errors: ['stale'],
    throttle: { by: 'user', limit: 60, per: 3600 },
  }),
  recordEmployment: defineOperation({
    method: 'POST',
    path: '/employments/{id}/experience',
    summary: 'Add a job to the person’s experience, or say which entry it is; the company confirms it from then on',
    access: 'individual',
    params: employmentId,
    body: recordBody,
    output: ok(experience.row),
    errors: ['not_pending', 'limit_reached'],
  }),
}
