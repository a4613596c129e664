import { eq } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import { interview } from '../../../openapi/lifecycles/interview.ts'
import { interviewBody, interviewIn } from '../../../tests/factories/interviews.ts'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobInterviews } from '../../db/interview-tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})

interface Arranged {
  readonly id: string
  readonly as: Person
}
const rowOf = async (id: string) =>
  (await app.db.select().from(jobInterviews).where(eq(jobInterviews.id, id)))[0] ?? expect.unreachable()

const replay: Replay<Arranged> = {
  app: () => app,
  lifecycle: interview,
  // What the clock does is in `interviews.test.ts`: here it would end the interviews of the other attempts.
  senders: ['applicant', 'employer'],
  begin: async () => {
    const as = await individual(app)
    const application = await applicationIn(app, as, await openPosting(app, firm), 'interview')
    const { id } = await interviewIn(app, application, { accountId: firm.accountId, holders: [firm.userId] })
    return { id, as }
  },
  read: ({ id }) => rowOf(id),
  send: async ({ id, as }, { event, by }) => {
    const { version } = await rowOf(id)
    const who = by === 'applicant' ? as : firm
    switch (event) {
      case 'reschedule':
        return app.call('POST', `/interviews/${id}/reschedule`, {
          as: who,
          body: { ...interviewBody([firm.userId]), version },
        })
      case 'call_off':
        return app.call('POST', `/interviews/${id}/cancel`, { as: who, body: { note: null, version } })
      case 'accept':
        return app.call('POST', `/interviews/${id}/accept`, { as: who, body: { version } })
      case 'decline':
        return app.call('POST', `/interviews/${id}/decline`, { as: who, body: { note: null, version } })
      default:
        return null
    }
  },
  refused: ({ status, event, by }) => {
    if (event === 'hold') return null
    const isApplicants = event === 'accept' || event === 'decline'
    // A company applies for nothing; a person finds no interview that somebody else arranged.
    if (by === 'employer' && isApplicants) return { status: 403, body: { code: 'forbidden' } }
    if (by === 'applicant' && !isApplicants) return { status: 404, body: { code: 'not_found' } }
    return { status: 409, body: { code: 'not_pending', data: { status } } }
  },
}
describeLife(replay)
