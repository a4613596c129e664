import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobApplication } from '../../../openapi/lifecycles/job-application.ts'
import { APPLICATION_STAGES, type Applicant } from '../../../openapi/schemas/job-application.ts'
import { applicationDraft, applicationIn, formPath } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { MOVES } from './applications.policy.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})

interface Applied {
  readonly id: string
  readonly slug: string | null
  readonly as: Person
}
const rowOf = async (id: string) =>
  (await app.db.select().from(jobApplications).where(eq(jobApplications.id, id)))[0] ?? expect.unreachable()
/** The stage that an event leads to. */
const stageOf = (event: string) => APPLICATION_STAGES.find((stage) => MOVES[stage] === event)

const replay: Replay<Applied> = {
  app: () => app,
  lifecycle: jobApplication,
  senders: ['applicant', 'employer'],
  facts: { wasApplied: true },
  begin: async () => {
    const as = await individual(app)
    const posting = await openPosting(app, firm)
    const { id } = await applicationDraft(app, as, posting)
    return { id, slug: posting.slug, as }
  },
  read: ({ id }) => rowOf(id),
  send: async ({ id, slug, as }, { event, by }) => {
    const { version } = await rowOf(id)
    const who = by === 'applicant' ? as : firm
    if (event === 'apply') return app.call('POST', formPath({ slug }, '/apply'), { as: who, body: { version } })
    if (event === 'withdraw')
      return app.call('POST', `/job-applications/${id}/withdraw`, { as: who, body: { version } })
    const to = stageOf(event)
    if (to !== undefined) return app.call('POST', `/applicants/${id}/move`, { as: who, body: { to, version } })
    const said = { reject: { reason: 'experience', note: null }, hire: { note: null } }[event] ?? {}
    return app.call('POST', `/applicants/${id}/${event}`, { as: who, body: { ...said, version } })
  },
  refused: ({ status, event, by }) => {
    const isApplicants = event === 'apply' || event === 'withdraw'
    // A company applies for nothing, and finds no draft; a person finds no applicants of somebody else.
    if (by === 'employer' && isApplicants) return { status: 403, body: { code: 'forbidden' } }
    if (by === 'applicant' && !isApplicants) return { status: 404, body: { code: 'not_found' } }
    if (status === 'draft') return { status: 404, body: { code: 'not_found' } }
    return { status: 409, body: { code: 'not_pending', data: { status } } }
  },
  holds: async ({ id }, status) => {
    const row = await rowOf(id)
    expect(row.appliedAt !== null).toBe(status !== 'draft')
    expect(row.decidedAt !== null).toBe(['hired', 'rejected', 'withdrawn'].includes(status))
    expect(row.reason !== null).toBe(status === 'rejected')
    expect(row.stageBefore !== null).toBe(status === 'rejected')
  },
}
describeLife(replay)

describe('a rejection that is taken back', () => {
  it.each(APPLICATION_STAGES)('leads to %s again, where the applicant stood', async (stage) => {
    const posting = await openPosting(app, firm)
    const { id } = await applicationIn(app, await individual(app), posting, stage)
    const body = { reason: 'place', note: 'The work is in Mekelle.', version: 1 }
    const rejected = await app.call<Applicant>('POST', `/applicants/${id}/reject`, { as: firm, body })
    expect(rejected.body).toMatchObject({
      status: 'rejected',
      reason: 'place',
      note: 'The work is in Mekelle.',
      abilities: { move: [], reject: false, reconsider: true, hire: false },
    })
    const again = await app.call<Applicant>('POST', `/applicants/${id}/reconsider`, { as: firm, body: { version: 2 } })
    expect(again.body).toMatchObject({ status: stage, version: 3, reason: null, note: null, decided_at: null })
    expect(again.body.history.map(({ event, status, by }) => [event, status, by])).toEqual([
      ['reject', 'rejected', 'employer'],
      ['reconsider', stage, 'employer'],
    ])
  })
})
