import type { interviewOperations } from '../../../openapi/operations/interviews.ts'
import type { HandlerCall, Handlers, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { applicationBrief, findReceived } from '../applications/applicants.queries.ts'
import type { Change } from '../applications/draft.commands.ts'
import { applicablesOf } from '../jobs/applicable.queries.ts'
import { findUser } from '../session/session.queries.ts'
import { calendarFile } from './calendar.ts'
import { calendarWords } from './interview.words.ts'
import { offeredInterviewers } from './interviewers.queries.ts'
import { answer, cancel, reschedule, schedule } from './interviews.commands.ts'
import { findVisible, readAhead, readInterviews, readOwnInterviews } from './interviews.queries.ts'
import { findSent } from '../applications/own.queries.ts'

type Calling = Pick<HandlerCall<(typeof interviewOperations)['listInterviews']>, 'services' | 'now'> & {
  readonly viewer: Change['viewer']
}
const changeOf = ({ services, viewer, now }: Calling, tx: Tx): Change => ({ tx, services, viewer, now })

/** The calendar file of one interview, in the viewer's language. */
async function printCalendar(
  call: HandlerCall<(typeof interviewOperations)['getInterviewCalendar']>,
): Promise<Uint8Array> {
  const { db, services, viewer, now, lang } = call
  const { row, as } = await findVisible(db, viewer, call.params.id, now)
  const application = (await applicationBrief(db, row.applicationId)) ?? refuse('not_found', {})
  const job = (await applicablesOf(db, [application.postingId], now)).get(application.postingId)
  if (job === undefined) return refuse('not_found', {})
  const user = await findUser(db, viewer.userId)
  const reader = { as, lang, calendar: user?.calendar ?? ('gregorian' as const) }
  const words = calendarWords(services, { row, job, name: application.name }, reader)
  return new TextEncoder().encode(calendarFile(row, words, { use: 'publish', to: null, config: services.config }))
}

/** The handlers of interviews. */
export const handlers = {
  listInterviews: (call) => readInterviews(call.db, call, call.params.id),
  listInterviewers: async (call) => {
    const { applicantUserId } = await findReceived(call.db, call, call.params.id)
    const around = { date: call.query.date, without: applicantUserId, now: call.now }
    return { data: await offeredInterviewers(call.db, call.viewer, around) }
  },
  scheduleInterview: (call) => call.write((tx) => schedule(changeOf(call, tx), call.params.id, call.body)),
  rescheduleInterview: (call) => call.write((tx) => reschedule(changeOf(call, tx), call.params.id, call.body)),
  cancelInterview: (call) => call.write((tx) => cancel(changeOf(call, tx), call.params.id, call.body)),
  listOwnInterviews: async (call) => {
    const { id } = await findSent(call.db, call.viewer.accountId, call.params.id)
    return { data: await readOwnInterviews(call.db, call, id) }
  },
  acceptInterview: (call) =>
    call.write((tx) => answer(changeOf(call, tx), call.params.id, { event: 'accept', note: null, ...call.body })),
  declineInterview: (call) =>
    call.write((tx) => answer(changeOf(call, tx), call.params.id, { event: 'decline', ...call.body })),
  listInterviewsAhead: async (call) => ({ data: await readAhead(call.db, call.viewer, call.now) }),
  getInterviewCalendar: printCalendar,
} satisfies Handlers<typeof interviewOperations>
