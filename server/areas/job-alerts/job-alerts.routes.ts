import type { jobAlertOperations } from '../../../openapi/operations/job-alerts.ts'
import type { HandlerCall, Handlers, Tx } from '../../kernel/context.ts'
import { forgetJob, saveJob, type Change } from './saved-jobs.commands.ts'
import { listSaved } from './saved-jobs.queries.ts'
import { deleteSearch, editSearch, keepSearch } from './searches.commands.ts'
import { listSearches } from './searches.queries.ts'

type Calling = Pick<HandlerCall<(typeof jobAlertOperations)['saveJob']>, 'services' | 'viewer' | 'now'>
const changeOf = ({ services, viewer, now }: Calling, tx: Tx): Change => ({
  tx,
  services,
  accountId: viewer.accountId,
  now,
})

/** The handlers of jobs and searches that people keep. */
export const handlers = {
  listSavedJobs: ({ db, viewer, now, query, lang }) => listSaved(db, { accountId: viewer.accountId, now }, query, lang),
  saveJob: (call) => call.write((tx) => saveJob(changeOf(call, tx), call.params.slug)),
  forgetJob: (call) => call.write((tx) => forgetJob(changeOf(call, tx), call.params.slug)),
  listJobSearches: ({ db, viewer }) => listSearches(db, viewer.accountId),
  saveJobSearch: (call) => call.write((tx) => keepSearch(changeOf(call, tx), call.body)),
  editJobSearch: (call) => call.write((tx) => editSearch(changeOf(call, tx), call.params.id, call.body)),
  deleteJobSearch: (call) => call.write((tx) => deleteSearch(changeOf(call, tx), call.params.id)),
} satisfies Handlers<typeof jobAlertOperations>
