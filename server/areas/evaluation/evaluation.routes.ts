import type { applicantReviewOperations } from '../../../openapi/operations/applicant-reviews.ts'
import type { Handlers } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { printSnapshot } from '../resumes/papers.queries.ts'
import { listAssigned, readAssigned } from './assigned.queries.ts'
import { assign, removeAssignment } from './assignments.commands.ts'
import { findColleagues } from './colleagues.queries.ts'
import { saveCriteria } from './criteria.commands.ts'
import { readCriteria } from './criteria.queries.ts'
import { recruits } from './evaluation.policy.ts'
import { addNote, deleteNote, editNote } from './notes.commands.ts'
import { rate } from './rating.commands.ts'
import { aboutOf, findReviewed, readReview } from './review.queries.ts'

/** The handlers of what colleagues say of applicants, and of interviewers. */
export const handlers = {
  getApplicantReview: async (call) => readReview(call.db, call, await findReviewed(call.db, call, call.params.id)),
  findColleagues: async (call) => {
    const about = aboutOf(call, await findReviewed(call.db, call, call.params.id))
    const { q, for: forWhat } = call.query
    if (forWhat === 'interview' && !recruits(call.viewer)) refuse('forbidden', {})
    const without = forWhat === 'mention' ? [call.viewer.userId] : []
    return { data: await findColleagues(call.db, about, { q, forWhat, without }) }
  },
  addApplicantNote: (call) => call.write((tx) => addNote(tx, call, call.params.id, call.body)),
  editApplicantNote: ({ params, ...call }) =>
    call.write((tx) => editNote(tx, call, { applicationId: params.id, id: params.note, body: call.body })),
  deleteApplicantNote: (call) => call.write((tx) => deleteNote(tx, call, call.params.id, call.params.note)),
  rateApplicant: (call) => call.write((tx) => rate(tx, call, call.params.id, call.body)),
  assignInterviewer: (call) => call.write((tx) => assign(tx, call, call.params.id, call.body)),
  removeInterviewer: (call) => call.write((tx) => removeAssignment(tx, call, call.params.id, call.params.assignment)),
  getRatingCriteria: (call) => readCriteria(call.db, call.viewer.accountId, call.params.id),
  saveRatingCriteria: ({ viewer: { accountId }, params, body, now, services, write }) =>
    write((tx) => saveCriteria(tx, services, { accountId, postingId: params.id, body, now })),

  listAssignedApplicants: (call) => listAssigned(call.db, call, call.query, call.lang),
  getAssignedApplicant: (call) => readAssigned(call.db, call, call.params.id),
  getAssignedResume: async (call) => {
    const { papers, style, photoId, lang } = (await findReviewed(call.db, call, call.params.id)).row
    if (papers === null || style === null) return refuse('not_found', {})
    return printSnapshot(call.services, { papers, style, photoId }, call.query.lang ?? lang)
  },
} satisfies Handlers<typeof applicantReviewOperations>
