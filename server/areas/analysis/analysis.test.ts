import { beforeAll, describe, expect, it } from 'vitest'
import type { ApplicantAnalysis } from '../../../openapi/schemas/applicant-analysis.ts'
import type { ApplicationStage } from '../../../openapi/schemas/job-application.ts'
import type { JobQuestion } from '../../../openapi/schemas/job-posting.ts'
import { applicationIn, appliedFor, stageFor } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})

const analysis = async (id: string) => {
  const { status, body } = await app.call<ApplicantAnalysis>('GET', `/job-postings/${id}/analysis`, { as: firm })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
/** A posting that nobody's time closes. */
const posting = (over: Parameters<typeof openPosting>[2] = {}) => openPosting(app, firm, { closesAt: null, ...over })
/** Somebody who applied now; `do` sends what their employer does with them. */
async function applicant(to: Awaited<ReturnType<typeof posting>>) {
  const as = await individual(app)
  const { id, ...sent } = await appliedFor(app, as, to)
  let { version } = sent
  const send = async (path: string, body: object, by: Person = firm) => {
    const answer = await app.call<{ readonly version: number }>('POST', path, { as: by, body: { ...body, version } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    version = answer.body.version
  }
  return {
    id,
    move: async (kind: ApplicationStage) => send(`/applicants/${id}/move`, { to: await stageFor(app, to, kind) }),
    reject: () => send(`/applicants/${id}/reject`, { reason: 'skills', note: null }),
    reconsider: () => send(`/applicants/${id}/reconsider`, {}),
    hire: () => send(`/applicants/${id}/hire`, { note: null }),
    withdraw: () => send(`/job-applications/${id}/withdraw`, {}, as),
  }
}

describe('the analysis of a posting', () => {
  it('has nothing where nobody applied, drafts are nobody', async () => {
    const job = await posting()
    await applicationIn(app, await individual(app), job, 'draft')
    expect(await analysis(job.id)).toMatchObject({
      applicants: 0,
      running: 0,
      funnel: [
        { step: 'applied', reached: 0, now: 0 },
        { step: 'hired', reached: 0, now: 0 },
      ],
      stages: [],
      sources: [],
      first_reply: { replied: 0, waiting: 0, median_hours: null },
      questions: [],
    })
  })

  it('counts how far each came, also who went back, was rejected or withdrew', async () => {
    const job = await posting()
    const [hired, back, rejected, withdrew] = [
      await applicant(job),
      await applicant(job),
      await applicant(job),
      await applicant(job),
    ]
    await applicant(job)
    await hired.move('interview')
    await hired.move('offer')
    await hired.hire()
    await back.move('interview')
    await back.move('screening')
    await rejected.move('interview')
    await rejected.reject()
    await withdrew.move('screening')
    await withdrew.withdraw()
    const { funnel, ...counts } = await analysis(job.id)
    expect(counts).toMatchObject({ applicants: 5, running: 2, hired: 1, rejected: 1, withdrawn: 1 })
    // Nobody was ever in an assessment: it is no step of this posting.
    expect(funnel.map(({ step, reached, now }) => [step, reached, now])).toEqual([
      ['applied', 5, 1],
      ['screening', 4, 1],
      ['interview', 3, 0],
      ['offer', 1, 0],
      ['hired', 1, 1],
    ])
  })

  it('tells how long stays in a stage took, and how long those who are there wait', async () => {
    const job = await posting()
    const people = [await applicant(job), await applicant(job), await applicant(job)]
    // One more, who only waits.
    await applicant(job)
    for (const [at, one] of people.entries()) {
      app.clock.advance((at + 1) * HOUR)
      await one.move('screening')
    }
    // 1, 3 and 6 hours. A rejection ends a stay, and what is taken back begins another.
    app.clock.advance(10 * HOUR)
    await people[0]?.reject()
    app.clock.advance(HOUR)
    await people[0]?.reconsider()
    app.clock.advance(4 * HOUR)
    const { stages } = await analysis(job.id)
    expect(stages).toEqual([
      { step: 'applied', finished: 3, median_hours: 3, p90_hours: 5.4, now: 1, longest_hours: 21 },
      { step: 'screening', finished: 1, median_hours: 15, p90_hours: 15, now: 3, longest_hours: 18 },
    ])
  })

  it('tells how soon the employer replied first, and which promised dates were kept', async () => {
    const job = await posting({ replyWithin: 2 })
    const [kept, moved, late] = [await applicant(job), await applicant(job), await applicant(job)]
    const early = await applicant(job)
    await applicant(job)
    await early.withdraw()
    app.clock.advance(4 * HOUR)
    await kept.reject()
    app.clock.advance(4 * HOUR)
    await moved.move('interview')
    app.clock.advance(3 * DAY)
    await late.reject()
    await applicant(job)
    const { first_reply, promises } = await analysis(job.id)
    expect(first_reply).toEqual({ replied: 3, waiting: 2, median_hours: 8, p90_hours: expect.closeTo(65.6) })
    // One was told in time and one too late; two wait longer than was promised, and one does not yet.
    expect(promises).toEqual({ kept: 1, broken: 3, open: 1 })
  })

  it('counts where they came from, and who of them was interviewed and hired', async () => {
    const job = await posting()
    const from = async (source: 'telegram' | 'search' | null, status: 'applied' | 'interview' | 'hired') =>
      applicationIn(app, await individual(app), job, status, { source })
    await from('telegram', 'applied')
    await from('telegram', 'interview')
    await from('telegram', 'hired')
    await from('search', 'applied')
    await from('search', 'applied')
    await from(null, 'applied')
    expect((await analysis(job.id)).sources).toEqual([
      { source: 'telegram', applicants: 3, interviewed: 2, hired: 1 },
      { source: 'search', applicants: 2, interviewed: 0, hired: 0 },
      { source: null, applicants: 1, interviewed: 0, hired: 0 },
    ])
  })

  it('counts answers as they were asked, numbers as quartiles, and whom they knock out', async () => {
    const [drive, where, years, why] = Array.from({ length: 4 }, () => app.services.ids.uuid()) as [
      string,
      string,
      string,
      string,
    ]
    const places = (...options: readonly string[]): JobQuestion => ({
      id: where,
      kind: 'choice',
      text: { en: 'Where?' },
      required: false,
      options: options.map((en) => ({ en })),
      accepted: null,
    })
    const before: readonly JobQuestion[] = [
      { id: drive, kind: 'yes_no', text: { en: 'Do you drive?' }, required: false, accepted: true },
      places('Adama', 'Mekelle'),
      { id: years, kind: 'number', text: { en: 'Years?' }, required: false, least: 3 },
      { id: why, kind: 'text', text: { en: 'Why?' }, required: false },
    ]
    const job = await posting({ questions: before })
    const sent = async (questions: readonly JobQuestion[], place: number | null, number: number, drives: boolean) =>
      applicationIn(app, await individual(app), job, 'applied', {
        questions,
        answers: [
          { kind: 'yes_no', question: drive, value: drives },
          ...(place === null ? [] : [{ kind: 'choice' as const, question: where, value: place }]),
          { kind: 'number', question: years, value: number },
          { kind: 'text', question: why, value: `Because ${number}` },
        ],
      })
    await sent(before, 1, 1, true)
    await sent(before, 1, 4, true)
    await sent(before, 0, 6, false)
    // The employer put a place before the others: what stands at a place is another now.
    const after = before.map((one) => (one.id === where ? places('Jimma', 'Adama', 'Mekelle') : one))
    await sent(after, 2, 9, true)
    await sent(after, null, 20, true)
    const { questions } = await analysis(job.id)
    const [driving, place, number, words] = questions
    expect(driving).toMatchObject({
      asked: 5,
      answered: 5,
      knocked_out: 1,
      choices: [
        { value: true, count: 4, knocks_out: false },
        { value: false, count: 1, knocks_out: true },
      ],
    })
    expect(place).toMatchObject({ asked: 5, answered: 4, knocked_out: 0 })
    expect(place?.choices.map(({ value, count }) => [value, count])).toEqual([
      [{ en: 'Mekelle' }, 3],
      [{ en: 'Adama' }, 1],
      [{ en: 'Jimma' }, 0],
    ])
    expect(number).toMatchObject({
      knocked_out: 1,
      choices: [],
      numbers: { least: 1, lower_quartile: 4, median: 6, upper_quartile: 9, most: 20 },
    })
    expect(words).toMatchObject({ answered: 5, choices: [], numbers: null })
    expect(JSON.stringify(questions)).not.toContain('Because')
  })
})
