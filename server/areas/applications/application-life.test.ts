import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobApplication } from '../../../openapi/lifecycles/job-application.ts'
import { APPLICATION_STAGES, type Applicant } from '../../../openapi/schemas/job-application.ts'
import {
  applicationDraft,
  applicationIn,
  formPath,
  stagesOfPosting,
} from '../../../tests/factories/job-applications.ts'
import { openPosting, processOf } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { hiringStages } from '../../db/hiring-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { MOVES } from './applications.policy.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
  // A second stage of each kind that can have one.
  const processId = await processOf(app, firm.accountId)
  await app.db.insert(hiringStages).values(
    APPLICATION_STAGES.slice(1).map((kind, i) => ({
      id: app.services.ids.uuid(),
      processId,
      place: 20 + i,
      kind,
      name: { en: `Second ${kind}` },
    })),
  )
})

interface Applied {
  readonly id: string
  readonly slug: string | null
  readonly as: Person
}
const rowOf = async (id: string) =>
  (await app.db.select().from(jobApplications).where(eq(jobApplications.id, id)))[0] ?? expect.unreachable()
/** The kind of stage that an event leads to. */
const kindOf = (event: string) => APPLICATION_STAGES.find((stage) => MOVES[stage] === event)
/** Another stage of a kind than the one where an application stands; that one where there is only one. */
async function otherStage(id: string, kind: (typeof APPLICATION_STAGES)[number]): Promise<string> {
  const { postingId, stageId } = await rowOf(id)
  const all = (await stagesOfPosting(app, { id: postingId })).filter((stage) => stage.kind === kind)
  return (all.find((stage) => stage.id !== stageId) ?? all[0] ?? expect.unreachable()).id
}

const replay: Replay<Applied> = {
  app: () => app,
  lifecycle: jobApplication,
  senders: ['applicant', 'employer'],
  facts: { wasApplied: true, otherStage: true },
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
    const kind = kindOf(event)
    if (kind !== undefined)
      return app.call('POST', `/applicants/${id}/move`, { as: who, body: { to: await otherStage(id, kind), version } })
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
    expect(row.stageBeforeId !== null).toBe(status === 'rejected')
    const stages = await stagesOfPosting(app, { id: row.postingId })
    expect(stages.find((stage) => stage.id === row.stageId)?.kind ?? 'draft').toBe(status)
  },
}
describeLife(replay)

describe('a rejection that is taken back', () => {
  it.each(APPLICATION_STAGES)('leads to %s again, where the applicant stood', async (stage) => {
    const posting = await openPosting(app, firm)
    const { id, stageId } = await applicationIn(app, await individual(app), posting, stage)
    const body = { reason: 'place', note: 'The work is in Mekelle.', version: 1 }
    const rejected = await app.call<Applicant>('POST', `/applicants/${id}/reject`, { as: firm, body })
    expect(rejected.body).toMatchObject({
      status: 'rejected',
      reason: 'place',
      note: 'The work is in Mekelle.',
      abilities: { move: false, reject: false, reconsider: true, hire: false },
    })
    const again = await app.call<Applicant>('POST', `/applicants/${id}/reconsider`, { as: firm, body: { version: 2 } })
    expect(again.body).toMatchObject({ status: stage, version: 3, reason: null, note: null, decided_at: null })
    expect(again.body.stage.id).toBe(stageId)
    expect(again.body.history.map(({ event, status, by }) => [event, status, by])).toEqual([
      ['reject', 'rejected', 'employer'],
      ['reconsider', stage, 'employer'],
    ])
  })
})

describe('a stage', () => {
  const move = (id: string, to: string, version = 1) =>
    app.call<Applicant>('POST', `/applicants/${id}/move`, { as: firm, body: { to, version } })

  it('is one of the posting’s process in which nothing is decided', async () => {
    const posting = await openPosting(app, firm)
    const stages = await stagesOfPosting(app, posting)
    const { id } = await applicationIn(app, await individual(app), posting, 'interview')
    const elsewhere = await stagesOfPosting(app, await openPosting(app, await company(app)))
    const strange = elsewhere.find(({ kind }) => kind === 'offer')?.id ?? expect.unreachable()
    for (const to of [strange, ...stages.filter(({ kind }) => kind === 'hired').map((stage) => stage.id)])
      expect(await move(id, to)).toMatchObject({
        status: 422,
        body: { errors: { to: ['This choice no longer exists'] } },
      })
    const here = stages.find(({ kind }) => kind === 'interview')?.id ?? expect.unreachable()
    expect(await move(id, here)).toMatchObject({ status: 409, body: { code: 'not_pending' } })
  })

  it('is named in the history as it was called then, on both sides', async () => {
    const posting = await openPosting(app, firm)
    const as = await individual(app)
    const second = (await stagesOfPosting(app, posting)).find(({ name }) => name?.en === 'Second interview')
    const { id } = await applicationIn(app, as, posting, 'interview')
    const named = { status: 'interview', stage: { en: 'Second interview' } }
    const moved = await move(id, second?.id ?? '')
    expect(moved.body).toMatchObject({ stage: { kind: 'interview', name: named.stage }, history: [named] })
    const { body } = await app.call('GET', `/job-applications/${id}`, { as })
    expect(body).toMatchObject({ stage: { kind: 'interview', name: named.stage }, history: [named] })
  })

  it('that was removed since is the first one for who is reconsidered', async () => {
    const posting = await openPosting(app, firm)
    const { id } = await applicationIn(app, await individual(app), posting, 'rejected', { stageBeforeId: null })
    const again = await app.call<Applicant>('POST', `/applicants/${id}/reconsider`, { as: firm, body: { version: 1 } })
    expect(again.body).toMatchObject({ status: 'applied', stage: { kind: 'applied' } })
  })
})
