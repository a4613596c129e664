import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import { draftPosting, openPosting, postingBody } from '../../../tests/factories/job-postings.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { accounts } from '../../db/tables.ts'
import { endOfDay } from './deadline.ts'
import { isPublic } from './postings.policy.ts'

test.each([
  ['2026-03-31', 'Africa/Addis_Ababa', '2026-03-31T21:00:00.000Z'],
  ['2026-03-31', 'UTC', '2026-04-01T00:00:00.000Z'],
  ['2026-03-31', 'America/New_York', '2026-04-01T04:00:00.000Z'],
  ['2026-03-31', 'Pacific/Kiritimati', '2026-03-31T10:00:00.000Z'],
  ['2026-03-31', 'Pacific/Pago_Pago', '2026-04-01T11:00:00.000Z'],
  ['2026-03-31', 'Asia/Kathmandu', '2026-03-31T18:15:00.000Z'],
  // The night on which clocks are put forward begins as any other.
  ['2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  // Clocks are put forward at midnight: that day has no midnight.
  ['2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('the %s ends in %s at %s', (day, zone, moment) => expect(endOfDay(day, zone).toISOString()).toBe(moment))

describe('a deadline', () => {
  let app: TestApp
  let as: Person
  beforeAll(async () => {
    app = await testApp()
    as = await company(app, { account: { verifiedAt: app.clock.now() }, user: { tierKey: 'enterprise' } })
  })
  const read = async (id: string) => (await app.call<JobPosting>('GET', `/job-postings/${id}`, { as })).body
  const published = async (over: Parameters<typeof draftPosting>[2]) => {
    const { id, version } = await draftPosting(app, as, over)
    return (await app.call<JobPosting>('POST', `/job-postings/${id}/publish`, { as, body: { version } })).body
  }
  const isShown = async (id: string) =>
    (
      await app.db
        .select({ id: jobPostings.id })
        .from(jobPostings)
        .innerJoin(accounts, eq(accounts.id, jobPostings.accountId))
        .where(isPublic(app.clock.now()))
    ).some((row) => row.id === id)

  it('closes the posting at the second at which its day ends in its time zone', async () => {
    const { id, closes_at } = await published({ deadline: '2026-03-10', time_zone: 'America/New_York' })
    expect(closes_at).toBe('2026-03-11T04:00:00.000Z')
    app.clock.set(new Date('2026-03-11T03:59:59.999Z'))
    await app.mails()
    expect(await read(id)).toMatchObject({ status: 'open', abilities: { edit: true } })
    expect(await isShown(id)).toBe(true)
    app.clock.advance(1)
    // Before the clock came nobody sees it any more, and nothing can be done to it but what the clock does.
    expect(await isShown(id)).toBe(false)
    expect((await read(id)).abilities).toMatchObject({ edit: false, pause: false, close: true })
    await app.mails()
    expect(await read(id)).toMatchObject({ status: 'closed', closed_at: closes_at })
  })

  it('that is moved closes the posting at the new day, and not at the old one', async () => {
    app.clock.set(new Date('2026-03-12T09:00:00.000Z'))
    const { id, version } = await published({ deadline: '2026-03-20' })
    const body = await postingBody(app, { deadline: '2026-03-25', version })
    expect((await app.call('PUT', `/job-postings/${id}`, { as, body })).status).toBe(200)
    app.clock.set(new Date('2026-03-20T21:00:00.000Z'))
    await app.mails()
    expect((await read(id)).status).toBe('open')
    app.clock.set(new Date('2026-03-25T21:00:00.000Z'))
    await app.mails()
    expect((await read(id)).status).toBe('closed')
  })

  it('closes what is paused too, and what is over is neither changed nor resumed', async () => {
    const paused = await published({ deadline: '2026-03-30' })
    await app.call('POST', `/job-postings/${paused.id}/pause`, { as, body: { version: paused.version } })
    const over = await openPosting(app, as, { status: 'paused', closesAt: app.clock.now() })
    const resume = await app.call('POST', `/job-postings/${over.id}/resume`, { as, body: { version: 1 } })
    expect([resume.status, resume.body]).toMatchObject([409, { code: 'not_pending', data: { status: 'closed' } }])
    const edit = await app.call('PUT', `/job-postings/${over.id}`, { as, body: await postingBody(app) })
    expect([edit.status, edit.body]).toMatchObject([409, { code: 'not_pending', data: { status: 'closed' } }])
    app.clock.set(new Date('2026-03-30T21:00:00.000Z'))
    await app.mails()
    expect((await read(paused.id)).status).toBe('closed')
  })

  it('in a zone that does not exist is refused beside its field', async () => {
    const { id, version } = await draftPosting(app, as)
    const body = await postingBody(app, { time_zone: 'Africa/Atlantis', version })
    const { status, body: refused } = await app.call('PUT', `/job-postings/${id}`, { as, body })
    expect([status, Object.keys(refused['errors'] ?? {})]).toEqual([422, ['time_zone']])
  })
})
