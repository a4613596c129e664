import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ResumeFacts, ResumeRow } from '../../../openapi/schemas/resume.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { resume, resumeBodyOf, type MadeResume } from '../../../tests/factories/resumes.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { users } from '../../db/tables.ts'
import { resumes } from '../../db/resume-tables.ts'
import { sweepResumes } from './resumes.commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const HOUR = 3_600_000
const experience = (over: Readonly<Record<string, unknown>> = {}) => ({
  visible: true,
  company_name: { en: 'Dashen Bank', am: 'ዳሸን ባንክ' },
  job_title: { en: 'Accountant' },
  location: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
  employment_type: 'full-time',
  location_type: 'on-site',
  currently_employed: false,
  start_date: '2016-09-01',
  start_known: 'month',
  end_date: '2019-06-30',
  end_known: null,
  description: null,
  ...over,
})
async function withJobs(): Promise<Person> {
  const person = await individual(app, { account: { headline: { en: 'Keeps books in order' }, bio: { en: 'Books.' } } })
  for (const body of [
    experience(),
    experience({ job_title: { en: 'Cashier' }, start_date: '2012-01-01', end_date: '2016-01-01' }),
    experience({ job_title: { en: 'Head' }, currently_employed: true, start_date: '2019-07-01', end_date: null }),
  ])
    expect((await app.call('POST', '/experiences', { as: person, body })).status).toBe(201)
  return person
}
const list = async (as: Person) =>
  (await app.call<{ readonly data: readonly ResumeRow[]; readonly limit: number | null }>('GET', '/resumes', { as }))
    .body
const read = async (as: Person, id: string) =>
  (await app.call<{ readonly resume: MadeResume; readonly facts: ResumeFacts }>('GET', `/resumes/${id}`, { as })).body
const save = (as: Person, id: string, body: unknown) =>
  app.call<MadeResume & { readonly code?: string; readonly data?: { readonly current: MadeResume } }>(
    'PUT',
    `/resumes/${id}`,
    { as, body },
  )

describe('resumes', () => {
  it('begin with everything that a person has written, the latest first, and with nothing that is private', async () => {
    const person = await withJobs()
    const made = await resume(app, person)
    const { facts } = await read(person, made.id)
    const titles = new Map(facts.entries.map(({ id, texts }) => [id, texts.title?.en]))
    const part = made.content.parts.find(({ key }) => key === 'experience')
    expect(part?.entries.map(({ fact }) => titles.get(fact))).toEqual(['Head', 'Accountant', 'Cashier'])
    expect(made.content.parts.find(({ key }) => key === 'references')?.shown).toBe(false)
    expect(made.content.parts.find(({ key }) => key === 'summary')?.entries).toHaveLength(1)
    expect(facts.contacts.map(({ key }) => key)).toEqual(['email'])
    expect(facts.entries.find(({ texts }) => texts.title?.en === 'Accountant')).toMatchObject({
      texts: { organisation: { en: 'Dashen Bank', am: 'ዳሸን ባንክ' } },
      from: { date: '2016-09-01', known: 'month' },
      to: { date: '2019-06-30', known: null },
    })
  })

  it('are saved whole; what was saved meanwhile is not overwritten but told', async () => {
    const person = await withJobs()
    const made = await resume(app, person)
    const renamed = await save(person, made.id, resumeBodyOf(made, { name: 'For the bank' }))
    expect([renamed.status, renamed.body.name, renamed.body.version]).toEqual([200, 'For the bank', 2])
    const late = await save(person, made.id, resumeBodyOf(made, { name: 'From the other tab' }))
    expect([late.status, late.body.code, late.body.data?.current.name]).toEqual([409, 'stale', 'For the bank'])
    expect((await read(person, made.id)).resume.name).toBe('For the bank')
  })

  it('refuse what cannot be read on paper, and too much', async () => {
    const person = await individual(app)
    const made = await resume(app, person)
    const pale = await save(person, made.id, resumeBodyOf(made, { style: { ...made.style, accent: '#ffee88' } }))
    expect(pale).toMatchObject({ status: 422, body: { errors: { 'style.accent': [expect.any(String)] } } })
    const long = { en: 'x'.repeat(2000) }
    const entry = (n: number) => ({
      fact: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      shown: true,
      wording: { description: long },
      seen: {},
    })
    const parts = [
      { key: 'projects' as const, title: null, shown: true, entries: Array.from({ length: 40 }, (_, n) => entry(n)) },
    ]
    const much = await save(person, made.id, resumeBodyOf(made, { content: { ...made.content, parts } }))
    expect(much).toMatchObject({ status: 422, body: { errors: { content: [expect.stringContaining('too much')] } } })
  })

  it('are copied, deleted and restored as they were', async () => {
    const person = await individual(app)
    const made = await resume(app, person, 'Accountant')
    const copy = await app.call<MadeResume>('POST', `/resumes/${made.id}/duplicate`, { as: person })
    expect([copy.status, copy.body.name, copy.body.visibility]).toEqual([201, 'Accountant (copy)', 'private'])
    expect((await app.call('DELETE', `/resumes/${made.id}`, { as: person })).status).toBe(204)
    expect((await list(person)).data.map(({ name }) => name)).toEqual(['Accountant (copy)'])
    expect((await app.call('GET', `/resumes/${made.id}`, { as: person })).status).toBe(404)
    const restored = await app.call<MadeResume>('POST', `/resumes/${made.id}/restore`, { as: person })
    expect([restored.status, restored.body.content]).toEqual([200, made.content])
    expect((await list(person)).data).toHaveLength(2)
  })

  it('can be restored for an hour, and are then forgotten', async () => {
    const person = await individual(app)
    const made = await resume(app, person)
    await app.call('DELETE', `/resumes/${made.id}`, { as: person })
    app.clock.advance(HOUR + 1000)
    expect((await app.call('POST', `/resumes/${made.id}/restore`, { as: person })).status).toBe(404)
    await sweepResumes(app.services)
    expect(await app.db.select().from(resumes).where(eq(resumes.id, made.id))).toEqual([])
  })

  it('are as many as the plan allows, however many are made at once', async () => {
    const person = await individual(app)
    expect((await list(person)).limit).toBe(3)
    const create = () =>
      app.call('POST', '/resumes', { as: person, body: { name: 'One more', lang: 'en', style: null } })
    const statuses = (await Promise.all(Array.from({ length: 8 }, create))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
    const [first] = (await list(person)).data
    await app.call('DELETE', `/resumes/${first?.id}`, { as: person })
    await resume(app, person)
    expect((await app.call('POST', `/resumes/${first?.id}/restore`, { as: person })).status).toBe(409)
    await app.db.update(users).set({ tierKey: 'enterprise' }).where(eq(users.id, person.userId))
    expect((await app.call('POST', `/resumes/${first?.id}/restore`, { as: person })).status).toBe(200)
    expect((await list(person)).limit).toBeNull()
  })

  it('are their owner’s alone', async () => {
    const [owner, other] = [await individual(app), await individual(app)]
    const made = await resume(app, owner)
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/duplicate'],
      ['POST', '/restore'],
    ] as const)
      expect((await app.call(method, `/resumes/${made.id}${path}`, { as: other })).status).toBe(404)
    expect((await save(other, made.id, resumeBodyOf(made))).status).toBe(404)
    expect((await app.call('GET', '/resumes', { as: await company(app) })).status).toBe(403)
  })
})
