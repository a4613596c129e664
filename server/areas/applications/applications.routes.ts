import type { jobApplicationOperations } from '../../../openapi/operations/job-applications.ts'
import type { HandlerCall, Handlers, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { printSnapshot } from '../resumes/papers.queries.ts'
import type { Application } from './applications.policy.ts'
import { findReceived, listApplicants, readApplicant } from './applicants.queries.ts'
import { apply, withdraw } from './apply.commands.ts'
import { hire, move, moveSeveral, reconsider, reject } from './decisions.commands.ts'
import { deleteOwn, saveOwn, type Change } from './draft.commands.ts'
import { findSent, listOwn, readForm, readSent } from './own.queries.ts'

type Calling = Pick<HandlerCall<(typeof jobApplicationOperations)['getApplicant']>, 'services' | 'now'> & {
  readonly viewer: Change['viewer']
}
const changeOf = ({ services, viewer, now }: Calling, tx: Tx): Change => ({ tx, services, viewer, now })

/** The resume as it was sent, in its own language unless another is asked for. Refuses with `not_found` without one. */
function print(
  { services }: Calling,
  { papers, style, photoId, lang: own }: Application,
  lang: Application['lang'] | undefined,
): Promise<Uint8Array> {
  if (papers === null || style === null) return refuse('not_found', {})
  return printSnapshot(services, { papers, style, photoId }, lang ?? own)
}

/** The handlers of applying for jobs, and of those who applied. */
export const handlers = {
  getOwnApplication: (call) => readForm(call.db, call, call.params.slug),
  saveOwnApplication: (call) =>
    call.write((tx) => saveOwn(changeOf(call, tx), call.params.slug, call.body, call.query.from)),
  applyForJob: (call) => call.write((tx) => apply(changeOf(call, tx), call.params.slug, call.body.version)),
  deleteOwnApplication: (call) => call.write((tx) => deleteOwn(changeOf(call, tx), call.params.slug)),
  listOwnApplications: (call) => listOwn(call.db, call, call.query, call.lang),
  getSentApplication: (call) => readSent(call.db, call, call.params.id),
  getSentResume: async (call) =>
    print(call, await findSent(call.db, call.viewer.accountId, call.params.id), call.query.lang),
  withdrawApplication: (call) => call.write((tx) => withdraw(changeOf(call, tx), call.params.id, call.body.version)),

  listApplicants: (call) => listApplicants(call.db, call.params.id, call.query, call),
  moveApplicants: (call) => call.write((tx) => moveSeveral(changeOf(call, tx), call.params.id, call.body)),
  getApplicant: (call) => readApplicant(call.db, call, call.params.id),
  getApplicantResume: async (call) =>
    print(call, (await findReceived(call.db, call, call.params.id)).row, call.query.lang),
  moveApplicant: (call) => call.write((tx) => move(changeOf(call, tx), call.params.id, call.body)),
  rejectApplicant: (call) => call.write((tx) => reject(changeOf(call, tx), call.params.id, call.body)),
  reconsiderApplicant: (call) => call.write((tx) => reconsider(changeOf(call, tx), call.params.id, call.body.version)),
  hireApplicant: (call) => call.write((tx) => hire(changeOf(call, tx), call.params.id, call.body)),
} satisfies Handlers<typeof jobApplicationOperations>
