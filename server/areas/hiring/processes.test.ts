import { beforeAll, describe, expect, it } from 'vitest'
import type { HiringProcess, HiringProcessRow } from '../../../openapi/schemas/hiring-process.ts'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { draftPosting, openPosting, postingBody } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

interface Refused {
  readonly code: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly data: unknown
}
const path = (id = '', more = '') => `/hiring-processes${id === '' ? '' : `/${id}`}${more}`
const made = async (as: Person, name = 'Engineers') =>
  (await app.call<HiringProcess>('POST', path(), { as, body: { name: { en: name } } })).body
const listed = async (as: Person) =>
  (await app.call<{ readonly data: readonly HiringProcessRow[] }>('GET', path(), { as })).body.data
const bodyOf = ({ name, stages, version }: HiringProcess) => ({
  name,
  version,
  stages: stages.map(({ applicants: _, ...stage }) => stage),
})
const save = (as: Person, id: string, body: object) => app.call<HiringProcess & Refused>('PUT', path(id), { as, body })
const newStage = (kind: string, over: object = {}) => ({ id: null, kind, name: null, mail: null, ...over })

describe('a process', () => {
  it('is there with the first posting, and a new one has a stage of each kind', async () => {
    const as = await company(app)
    expect(await listed(as)).toEqual([])
    const posting = await draftPosting(app, as)
    expect(await listed(as)).toMatchObject([
      { id: posting.hiring_process_id, name: { en: 'Standard', am: 'መደበኛ' }, postings: 1 },
    ])
    const { stages, postings } = await made(as)
    expect(postings).toBe(0)
    expect(stages.map(({ kind }) => kind)).toEqual([
      'applied',
      'screening',
      'assessment',
      'interview',
      'offer',
      'hired',
      'rejected',
      'withdrawn',
    ])
    // The oldest stays the first.
    expect((await draftPosting(app, as)).hiring_process_id).toBe(posting.hiring_process_id)
  })

  it('keeps its stages in the order in which they are sent, each with its name and mail', async () => {
    const as = await company(app)
    const process = await made(as)
    const body = bodyOf(process)
    const mail = { subject: { en: 'Come and see us' }, text: { en: 'Dear {{applicant}}, read {{link}}' } }
    const [first, screening, , interview, , ...ends] = body.stages
    const stages = [
      first,
      { ...interview, name: { en: 'First talk' } },
      screening,
      newStage('interview', { name: { en: 'Second talk', am: 'ሁለተኛ ውይይት' }, mail }),
      ...ends,
    ]
    const saved = await save(as, process.id, { ...body, stages })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.stages.map(({ kind, name }) => [kind, name?.en ?? null])).toEqual([
      ['applied', null],
      ['interview', 'First talk'],
      ['screening', null],
      ['interview', 'Second talk'],
      ['hired', null],
      ['rejected', null],
      ['withdrawn', null],
    ])
    expect(saved.body.stages[1]?.id).toBe(interview?.id)
    expect(saved.body.stages[3]?.mail).toEqual(mail)
    expect(await save(as, process.id, { ...body, stages })).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { version: 2 } } },
    })
    const copy = await app.call<HiringProcess>('POST', path(process.id, '/duplicate'), { as })
    expect(copy.body).toMatchObject({ name: { en: 'Engineers (copy)' }, postings: 0 })
    expect(copy.body.stages.map(({ kind, mail: kept }) => [kind, kept])).toEqual(
      saved.body.stages.map(({ kind, mail: kept }) => [kind, kept]),
    )
    expect(copy.body.stages[0]?.id).not.toBe(saved.body.stages[0]?.id)
  })

  it('begins with who applied and ends with the three ends; stages of one kind have names', async () => {
    const as = await company(app)
    const process = await made(as)
    const body = bodyOf(process)
    const [first, screening, assessment, interview, offer, hired, rejected, withdrawn] = body.stages
    const fields = async (stages: readonly unknown[]) => {
      const { status, body: refused } = await save(as, process.id, { ...body, stages })
      expect(status).toBe(422)
      return Object.keys(refused.errors)
    }
    expect(await fields([screening, first, assessment, interview, offer, hired, rejected, withdrawn])).toContain(
      'stages.0.kind',
    )
    expect(await fields([first, hired, screening, rejected, withdrawn])).toEqual(['stages.1.kind', 'stages.2.kind'])
    expect(await fields([first, screening, newStage('screening'), hired, rejected, withdrawn])).toEqual([
      'stages.2.name',
    ])
    // The ends stay what they are, whoever they are called.
    const swapped = [first, { ...rejected, kind: 'hired' }, { ...hired, kind: 'rejected' }, withdrawn]
    expect(await fields(swapped)).toEqual(['stages.1.kind', 'stages.2.kind'])
    expect(await fields([first, { ...hired, id: null }, rejected, withdrawn])).toEqual(['stages'])
    const strange = (await made(await company(app))).stages[1]
    expect(await fields([first, newStage('screening', { id: strange?.id }), hired, rejected, withdrawn])).toEqual([
      'stages.1.id',
    ])
  })

  it('takes only mails whose fields there are, with both parts in a language', async () => {
    const as = await company(app)
    const process = await made(as)
    const body = bodyOf(process)
    const withMail = async (at: number, mail: object) =>
      (
        await save(as, process.id, {
          ...body,
          stages: body.stages.map((one, i) => (i === at ? { ...one, mail } : one)),
        })
      ).body.errors
    const text = { en: 'Hello' }
    expect(await withMail(1, { subject: text, text: { en: 'Dear {{name}}' } })).toHaveProperty('stages.1.mail.text')
    expect(await withMail(1, { subject: { en: 'By {{reply_by' }, text })).toHaveProperty('stages.1.mail.subject')
    expect(await withMail(1, { subject: text, text: { am: 'ሰላም' } })).toHaveProperty('stages.1.mail.text')
    // What is asked for is what lacks, not both languages.
    expect(await withMail(1, { subject: text, text: { en: 'Hello', am: 'ሰላም' } })).toEqual({
      'stages.1.mail.subject': ['The Amharic text has no subject. Write one in Amharic'],
    })
    expect(await withMail(0, { subject: text, text })).toHaveProperty('stages.0.mail')
  })

  it('keeps the stages in which applicants stand, and says how many do', async () => {
    const as = await company(app)
    const posting = await openPosting(app, as)
    await applicationIn(app, await individual(app), posting, 'interview')
    await applicationIn(app, await individual(app), posting, 'interview')
    const process = (await app.call<HiringProcess>('GET', path(posting.hiringProcessId), { as })).body
    expect(process.stages.map(({ applicants }) => applicants)).toEqual([0, 0, 0, 2, 0, 0, 0, 0])
    const body = bodyOf(process)
    const without = await save(as, process.id, { ...body, stages: body.stages.filter((_, at) => at !== 3) })
    expect(without.body.errors).toEqual({ stages: ['2 applicants are in this stage. Move them first'] })
    const other = body.stages.map((stage, at) =>
      at === 3 ? { ...stage, kind: 'screening', name: { en: 'x' } } : stage,
    )
    expect((await save(as, process.id, { ...body, stages: other })).body.errors).toHaveProperty('stages.3.kind')
    expect((await save(as, process.id, { ...body, stages: body.stages.filter((_, at) => at !== 1) })).status).toBe(200)
  })

  it('that a posting uses is not deleted; another is', async () => {
    const as = await company(app)
    const { hiringProcessId } = await openPosting(app, as)
    const refused = await app.call<Refused>('DELETE', path(hiringProcessId), { as })
    expect(refused.body).toMatchObject({ code: 'in_use', data: { places: [{ resource: 'jobPosting', count: 1 }] } })
    const { id } = await made(as)
    expect((await app.call('DELETE', path(id), { as: await company(app) })).status).toBe(404)
    expect((await app.call('DELETE', path(id), { as })).status).toBe(204)
    expect((await app.call('GET', path(id), { as })).status).toBe(404)
  })
})

describe('the process of a posting', () => {
  const edit = async (as: Person, { id, version }: Pick<JobPosting, 'id' | 'version'>, process: string | null) =>
    app.call<JobPosting & Refused>('PUT', `/job-postings/${id}`, {
      as,
      body: await postingBody(app, { hiring_process_id: process, version }),
    })

  it('is chosen while nobody applied', async () => {
    const as = await company(app)
    const posting = await draftPosting(app, as)
    const { id } = await made(as)
    const chosen = await edit(as, posting, id)
    expect(chosen.body).toMatchObject({ hiring_process_id: id, has_applicants: false })
    // Nothing said leaves it as it is.
    expect((await edit(as, chosen.body, null)).body.hiring_process_id).toBe(id)
    const strange = await made(await company(app))
    expect((await edit(as, { id: posting.id, version: 4 }, strange.id)).body.errors).toHaveProperty('hiring_process_id')
  })

  it('stays once somebody applied', async () => {
    const as = await company(app)
    const posting = await openPosting(app, as)
    const { id } = await made(as)
    await applicationIn(app, await individual(app), posting, 'applied')
    const now = await app.call<JobPosting>('GET', `/job-postings/${posting.id}`, { as })
    expect(now.body).toMatchObject({ has_applicants: true, abilities: { edit: true } })
    const { status, body } = await edit(as, { id: now.body.id, version: 1 }, id)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['hiring_process_id']])
  })
})
