import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hired, employmentsOf } from '../../../tests/factories/offers.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'

const app = await testApp()
type Entry = Record<string, unknown> & { id: string; version: number }
const experiences = async (as: Person) => (await app.call<{ data: Entry[] }>('GET', '/experiences', { as })).body.data
interface Facts {
  readonly jobs: readonly { readonly id: string; readonly entries: readonly { readonly id: string }[] }[]
  readonly parts: readonly { readonly key: string; readonly count: number; readonly names: readonly object[] }[]
}
const facts = async (as: Person) => (await app.call<Facts>('GET', '/facts', { as })).body
const record = (as: Person, id: string, entry_id: string | null = null) =>
  app.call<Entry>('POST', `/employments/${id}/experience`, { as, body: { entry_id } })
/** Somebody hired by a company that is called `name`, who has deleted the entry that came of it. */
async function forgetful(name = 'Entoto Water') {
  const firm = await company(app)
  await app.db
    .update(accounts)
    .set({ publicName: { en: name } })
    .where(eq(accounts.id, firm.accountId))
  const { person } = await hired(app, firm)
  const [entry] = await experiences(person)
  await app.call('DELETE', `/experiences/${entry?.id}`, { as: person })
  const [job] = await employmentsOf(app, person.userId)
  if (job === undefined) throw new Error('Nobody was hired.')
  return { firm, person, job }
}
const written = (over: object = {}) => ({
  visible: true,
  company_name: { en: 'entoto  WATER' },
  job_title: { en: 'Engineer' },
  location: { en: 'Sebeta' },
  employment_type: 'part-time',
  location_type: 'remote',
  currently_employed: true,
  start_date: '2026-01-15',
  start_known: null,
  end_date: null,
  end_known: null,
  description: { en: 'I measured pipes and drew them.' },
  ...over,
})
const write = async (as: Person, over: object = {}) =>
  (await app.call<Entry>('POST', '/experiences', { as, body: written(over) })).body

describe('a job that stands in no experience', () => {
  it('is offered, and added with a confirmation that its employer alone can give', async () => {
    const { person, job } = await forgetful()
    expect((await facts(person)).jobs).toMatchObject([
      {
        id: job.id,
        company: { en: 'Entoto Water' },
        job_title: 'Water engineer',
        started_on: job.startedOn,
        entries: [],
      },
    ])
    expect(await record(person, job.id)).toMatchObject({
      status: 200,
      body: { job_title: { en: 'Water engineer' }, currently_employed: true, confirmed: { company: 'Entoto Water' } },
    })
    expect((await facts(person)).jobs).toEqual([])
    expect((await record(person, job.id)).status).toBe(200)
    expect(await experiences(person)).toHaveLength(1)
  })
  it('may be an entry that the person wrote, which keeps its place and description', async () => {
    const { person, job } = await forgetful()
    const entry = await write(person)
    await write(person, { company_name: { en: 'Another company' } })
    await write(person, { currently_employed: false, start_date: '2010-01-01', end_date: '2011-01-01' })
    expect((await facts(person)).jobs).toMatchObject([{ entries: [{ id: entry.id, name: { en: 'Engineer' } }] }])
    const { status, body } = await record(person, job.id, entry.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: entry.id,
      version: 2,
      job_title: { en: 'Water engineer' },
      company_name: { en: 'Entoto Water' },
      start_date: job.startedOn,
      location: { en: 'Sebeta' },
      description: { en: 'I measured pipes and drew them.' },
      confirmed: { company: 'Entoto Water' },
    })
    // Found by its new title.
    const found = await app.call<{ data: Entry[] }>('GET', '/experiences?q=water%20engineer', { as: person })
    expect(found.body.data.map(({ id }) => id)).toContain(entry.id)
    // What is confirmed stays as it is.
    const { id: _id, position: _p, created_at: _c, updated_at: _u, confirmed: _by, ...rest } = body
    expect(
      await app.call('PUT', `/experiences/${entry.id}`, { as: person, body: { ...rest, job_title: { en: 'Head' } } }),
    ).toMatchObject({ status: 422, body: { errors: { job_title: expect.anything() } } })
  })
  it('is no entry about something else, and no one else’s', async () => {
    const { person, job } = await forgetful()
    const other = await write(person, { company_name: { en: 'Another company' } })
    expect((await record(person, job.id, other.id)).status).toBe(422)
    const stranger = await individual(app)
    const theirs = await write(stranger)
    expect((await record(person, job.id, theirs.id)).status).toBe(422)
    expect((await record(stranger, job.id)).status).toBe(404)
    expect((await experiences(person)).every((row) => row['confirmed'] === undefined)).toBe(true)
  })
  it('has its end where it has ended', async () => {
    const { person, job } = await forgetful()
    await app.db
      .update(employments)
      .set({ lastDay: job.startedOn, endedAt: new Date() })
      .where(eq(employments.id, job.id))
    expect((await record(person, job.id)).body).toMatchObject({ currently_employed: false, end_date: job.startedOn })
  })
  it('is not offered while it is disputed', async () => {
    const { person, job } = await forgetful()
    await app.db.update(employments).set({ dispute: 'I never worked there.' }).where(eq(employments.id, job.id))
    expect((await facts(person)).jobs).toEqual([])
    expect((await record(person, job.id)).status).toBe(409)
  })
  it('is added once when asked for ten times at once', async () => {
    const { person, job } = await forgetful()
    const all = await Promise.all(Array.from({ length: 10 }, () => record(person, job.id)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await experiences(person)).toHaveLength(1)
  })
  it('whose deleted entry is restored after it was added again stands there once', async () => {
    const firm = await company(app)
    const { person } = await hired(app, firm)
    const [entry] = await experiences(person)
    await app.call('DELETE', `/experiences/${entry?.id}`, { as: person })
    const [job] = await employmentsOf(app, person.userId)
    await record(person, job?.id ?? '')
    expect((await app.call('POST', `/experiences/${entry?.id}/restore`, { as: person })).status).toBeLessThan(500)
    expect((await experiences(person)).map((row) => row['confirmed'] !== undefined)).toEqual([false, true])
  })
})

it('says how much there is of each part, with the first names', async () => {
  const person = await individual(app)
  await write(person)
  await app.call('POST', '/summaries', { as: person, body: { visible: true, text: null } })
  await app.call('POST', '/social-medias', {
    as: person,
    body: { visible: true, platform: 'telegram', url: 'https://t.me/someone' },
  })
  const { parts } = await facts(person)
  expect(parts.map(({ key }) => key).slice(0, 3)).toEqual(['summary', 'experience', 'education'])
  const of = (key: string) => parts.find((part) => part.key === key)
  expect(of('experience')).toMatchObject({ count: 1, names: [{ en: 'Engineer' }] })
  expect(of('summary')).toMatchObject({ count: 0, names: [] })
  expect(of('social_media')).toMatchObject({ count: 1, names: [{ en: 'Telegram', am: 'ቴሌግራም' }] })
})
