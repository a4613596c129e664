import type { jobPostingOperations, jobReviewOperations } from '../../../openapi/operations/job-postings.ts'
import type { HandlerCall, Handlers, Tx } from '../../kernel/context.ts'
import { previewLink } from './posting-preview.ts'
import {
  createPosting,
  deletePosting,
  duplicatePosting,
  editPosting,
  restorePosting,
  showing,
} from './postings.commands.ts'
import { countOpen, listPostings, needsReview, openLimit, readPosting } from './postings.queries.ts'
import {
  closePosting,
  pausePosting,
  publishPosting,
  resumePosting,
  withdrawPosting,
  type ActedChange,
} from './publication.commands.ts'
import { decide } from './reviews.commands.ts'
import { listReviews, readReview } from './reviews.queries.ts'

type Writing = Pick<HandlerCall<(typeof jobPostingOperations)['createJobPosting']>, 'services' | 'viewer' | 'now'>
const changeOf = ({ services, viewer, now }: Writing, tx: Tx): ActedChange => ({
  tx,
  services,
  viewer,
  accountId: viewer.accountId,
  now,
})

/** The handlers of an account's job postings, and of administrators who look at them first. */
export const handlers = {
  listJobPostings: async (call) => {
    const { db, viewer, query, lang } = call
    const page = await listPostings(db, viewer.accountId, query, { ...showing(call), lang })
    const { accountId } = viewer
    return {
      ...page,
      limit: await openLimit(db, accountId),
      open: await countOpen(db, accountId),
      needs_review: await needsReview(db, accountId),
    }
  },
  createJobPosting: (call) => call.write((tx) => createPosting(changeOf(call, tx), call.body)),
  getJobPosting: (call) => readPosting(call.db, call.viewer.accountId, call.params.id, showing(call)),
  editJobPosting: (call) => call.write((tx) => editPosting(changeOf(call, tx), call.params.id, call.body)),
  deleteJobPosting: (call) => call.write((tx) => deletePosting(changeOf(call, tx), call.params.id)),
  restoreJobPosting: (call) => call.write((tx) => restorePosting(changeOf(call, tx), call.params.id)),
  duplicateJobPosting: (call) => call.write((tx) => duplicatePosting(changeOf(call, tx), call.params.id)),
  previewJobPosting: async (call) => {
    const { db, services, viewer, now } = call
    return previewLink(services, viewer, await readPosting(db, viewer.accountId, call.params.id, showing(call)), now)
  },
  publishJobPosting: (call) =>
    call.write((tx) => publishPosting(changeOf(call, tx), call.params.id, call.body.version)),
  withdrawJobPosting: (call) =>
    call.write((tx) => withdrawPosting(changeOf(call, tx), call.params.id, call.body.version)),
  pauseJobPosting: (call) => call.write((tx) => pausePosting(changeOf(call, tx), call.params.id, call.body.version)),
  resumeJobPosting: (call) => call.write((tx) => resumePosting(changeOf(call, tx), call.params.id, call.body.version)),
  closeJobPosting: (call) => call.write((tx) => closePosting(changeOf(call, tx), call.params.id, call.body)),

  listJobReviews: (call) => listReviews(call.db, call.query, { ...showing(call), lang: call.lang }),
  getJobReview: (call) => readReview(call.db, call.params.id, showing(call)),
  approveJobPosting: ({ write, services, viewer, params, body }) =>
    write((tx) => decide(tx, services, { viewer, ...params, event: 'approve', ...body })),
  sendBackJobPosting: ({ write, services, viewer, params, body }) =>
    write((tx) => decide(tx, services, { viewer, ...params, event: 'send_back', ...body })),
  takeDownJobPosting: ({ write, services, viewer, params, body }) =>
    write((tx) => decide(tx, services, { viewer, ...params, event: 'take_down', ...body })),
} satisfies Handlers<typeof jobPostingOperations & typeof jobReviewOperations>
