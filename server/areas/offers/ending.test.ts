import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Employment } from '../../../openapi/schemas/job-offer.ts'
import { employmentsOf, giveRights, historyOf, hired, jobOffer } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { position } from '../../../tests/factories/structure.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { employments, notifications, offers } from '../../db/company-tables.ts'
import { sites } from '../../db/site-tables.ts'

const app = await testApp()
const start = app.clock.now()
beforeEach(() => app.clock.set(new Date(start)))
const end = (as: Person, id: string, over: Record<string, unknown> = {}) =>
  app.call('POST', `/employments/${id}/end`, {
    as,
    body: { last_day: '2026-03-02', reason: null, version: 1, ...over },
  })
const statusOf = async (id: string) => (await app.db.select().from(offers).where(eq(offers.id, id)))[0]?.status
const experienceOf = async (as: Person) =>
  (await app.call<{ data: Record<string, unknown>[] }>('GET', '/experiences', { as })).body.data[0]
const noticesOf = (person: Person) =>
  app.db.select().from(notifications).where(eq(notifications.accountId, person.accountId)).orderBy(notifications.change)
const actAs = (person: Person, firm: Person) =>
  app.call('GET', '/positions', { as: { token: person.token, accountId: firm.accountId } })

describe.each(['company', 'employee'] as const)('the end of work, by the %s', (by) => {
  it('ends seat, rights, account entry and offer; the experience keeps its confirmation and gets the day', async () => {
    const firm = await company(app)
    const seat = await position(app, firm, { headcount: 1 })
    const { person, offer, employment } = await hired(app, firm, { positionId: seat.id })
    expect((await actAs(person, firm)).status).toBe(200)
    const [actor, other] = by === 'company' ? [firm, person] : [person, firm]
    const answer = await end(actor, employment.id, { reason: 'The station closes.' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        last_day: '2026-03-02',
        ended_at: start.toISOString(),
        version: 2,
        abilities: { end: false, rights: false },
      },
    })
    expect(await statusOf(offer.id)).toBe('ended')
    expect((await historyOf(app, offer.id)).at(-1)).toMatchObject({
      event: 'end',
      status: 'ended',
      userId: actor.userId,
      detail: { by, note: 'The station closes.' },
    })
    expect((await actAs(person, firm)).body).toMatchObject({ code: 'account_forbidden' })
    const { body: user } = await app.call<{ accounts: { id: string }[] }>('GET', '/user', { as: person })
    expect(user.accounts.map(({ id }) => id)).not.toContain(firm.accountId)
    expect(await experienceOf(person)).toMatchObject({
      currently_employed: false,
      end_date: '2026-03-02',
      confirmed: { username: firm.username },
    })
    expect((await noticesOf(other)).at(-1)).toMatchObject({
      kind: 'employment_ended',
      subjectId: employment.id,
      values: { title: 'Water engineer', person: 'Abebe Kebede Tessema', date: '2026-03-02' },
    })
    expect((await noticesOf(actor)).filter(({ kind }) => kind === 'employment_ended')).toEqual([])
    // The seat is free again.
    expect((await hired(app, firm, { positionId: seat.id })).employment.positionId).toBe(seat.id)
    for (const as of [firm, person])
      expect(await end(as, employment.id, { version: 2 })).toMatchObject({
        status: 409,
        body: { code: 'not_pending', data: { status: 'ended' } },
      })
  })

  it('on a day to come lets everything be until then; the clock does the rest', async () => {
    const firm = await company(app)
    const { person, offer, employment } = await hired(app, firm)
    const [actor, other] = by === 'company' ? [firm, person] : [person, firm]
    expect(await end(actor, employment.id, { last_day: '2026-03-20' })).toMatchObject({
      status: 200,
      body: { last_day: '2026-03-20', ended_at: null, version: 2, abilities: { end: true } },
    })
    expect((await noticesOf(other)).at(-1)).toMatchObject({ kind: 'employment_ended', values: { date: '2026-03-20' } })
    expect(await statusOf(offer.id)).toBe('accepted')
    app.clock.set(new Date('2026-03-20T20:59:59Z'))
    await app.mails()
    expect((await actAs(person, firm)).status).toBe(200)
    app.clock.set(new Date('2026-03-20T21:00:00Z'))
    // From that moment nothing is allowed, whether or not the clock has done its work.
    expect((await actAs(person, firm)).body).toMatchObject({ code: 'account_forbidden' })
    expect(await end(actor, employment.id, { version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'not_pending' },
    })
    await app.mails()
    expect(await statusOf(offer.id)).toBe('ended')
    expect((await historyOf(app, offer.id)).at(-1)).toMatchObject({
      event: 'end',
      userId: null,
      detail: { by: 'clock' },
    })
    expect(await experienceOf(person)).toMatchObject({ end_date: '2026-03-20', currently_employed: false })
    for (const side of [firm, person])
      expect((await noticesOf(side)).at(-1)).toMatchObject({ kind: 'employment_ended' })
  })
})

describe('the end of work', () => {
  it('comes by itself after the day that was agreed in the offer', async () => {
    const firm = await company(app)
    const { person, offer } = await hired(app, firm, { toDate: '2026-03-10' })
    app.clock.set(new Date('2026-03-11T06:00:00Z'))
    await app.mails()
    expect(await statusOf(offer.id)).toBe('ended')
    expect(await employmentsOf(app, person.userId)).toMatchObject([{ endedBy: 'clock', lastDay: '2026-03-10' }])
  })

  it('is refused before the first day, after the day agreed, and at an older version', async () => {
    const firm = await company(app)
    const { employment } = await hired(app, firm, { toDate: '2026-06-30' })
    expect((await end(firm, employment.id, { last_day: '2026-02-27' })).body['errors']).toEqual({
      last_day: ['The last day must not be before the first'],
    })
    expect((await end(firm, employment.id, { last_day: '2026-07-01' })).body['errors']).toEqual({
      last_day: ['The last day must not be after the agreed one'],
    })
    await end(firm, employment.id, { last_day: '2026-06-01' })
    expect(await end(firm, employment.id)).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { version: 2, last_day: '2026-06-01' } } },
    })
  })

  it('of work that has not begun gives it up at once, and shows no experience', async () => {
    const firm = await company(app)
    const { person, employment } = await hired(app, firm, { fromDate: '2026-03-20' })
    expect(await end(person, employment.id)).toMatchObject({ status: 200, body: { ended_at: start.toISOString() } })
    app.clock.set(new Date('2026-03-21T06:00:00Z'))
    await app.mails()
    expect(await experienceOf(person)).toBeUndefined()
  })

  it('is not for employees without the right to recruit; another’s employment does not exist', async () => {
    const firm = await company(app)
    const { employment } = await hired(app, firm)
    const worker = await employee(app, { of: firm })
    expect((await end(worker, employment.id)).status).toBe(403)
    const unknown = await end(firm, app.services.ids.uuid())
    for (const other of [await company(app), await individual(app)])
      expect({ ...(await end(other, employment.id)).body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
    await giveRights(app, firm, worker, ['recruiting'])
    expect((await end(worker, employment.id)).status).toBe(200)
  })
})

describe('what an employee may do', () => {
  it('holds from the next call on', async () => {
    const firm = await company(app)
    const { person, employment } = await hired(app, firm)
    const recruit = () => app.call('GET', '/employees', { as: { token: person.token, accountId: firm.accountId } })
    const give = (rights: string[], version: number) =>
      app.call('PUT', `/employments/${employment.id}/rights`, { as: firm, body: { rights, version } })
    expect((await recruit()).status).toBe(403)
    expect(await give(['recruiting', 'letters'], 1)).toMatchObject({
      status: 200,
      body: { rights: ['recruiting', 'letters'], version: 2 },
    })
    expect((await recruit()).status).toBe(200)
    expect(await give([], 1)).toMatchObject({ status: 409, body: { code: 'stale' } })
    await give([], 2)
    expect((await recruit()).status).toBe(403)
    await end(firm, employment.id, { version: 3 })
    expect(await give(['letters'], 4)).toMatchObject({
      status: 409,
      body: { code: 'not_pending', data: { status: 'ended' } },
    })
  })
})

describe('where a person works', () => {
  it('lists every employment, newest first, with position and department as they are called now', async () => {
    const person = await individual(app)
    const [one, two] = [await company(app), await company(app)]
    const seat = await position(app, one, { title: { en: 'Taster', am: 'ቀማሽ' } })
    await hired(app, one, { positionId: seat.id, fromDate: '2026-01-01' }, person)
    await hired(app, two, {}, person)
    const { body } = await app.call<Employment[]>('GET', '/employments', { as: person, headers: { lang: 'am' } })
    expect(body).toMatchObject([
      { company_username: two.username, started_on: '2026-03-01' },
      {
        company_username: one.username,
        started_on: '2026-01-01',
        position: 'ቀማሽ',
        department: 'ዝግጅት',
        rights: [],
        dispute: null,
        abilities: { end: true, rights: false, dispute: true },
      },
    ])
  })
})

describe('what the person says is not so', () => {
  const dispute = (as: Person, id: string, note: string | null, version: number) =>
    app.call('PUT', `/employments/${id}/dispute`, { as, body: { note, version } })

  it('is told to the company, and the mark is not shown until it is taken back', async () => {
    const firm = await company(app)
    const { person, employment } = await hired(app, firm)
    await app.db
      .update(sites)
      .set({ status: 'published', publishedAt: start })
      .where(eq(sites.accountId, person.accountId))
    const page = async () => (await app.app.inject({ method: 'GET', url: `/@${person.username}` })).body
    expect(await page()).toContain('Confirmed by')
    expect(await page()).toContain(`${firm.username} PLC`)
    expect(await dispute(person, employment.id, 'I was never called that there.', 1)).toMatchObject({
      status: 200,
      body: { dispute: 'I was never called that there.', version: 2 },
    })
    expect((await noticesOf(firm)).at(-1)).toMatchObject({ kind: 'employment_disputed', subjectId: employment.id })
    await expect.poll(page).not.toContain('Confirmed by')
    expect(await dispute(person, employment.id, null, 1)).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(await dispute(person, employment.id, null, 2)).toMatchObject({ status: 200, body: { dispute: null } })
    await expect.poll(page).toContain('Confirmed by')
    expect((await noticesOf(firm)).filter(({ kind }) => kind === 'employment_disputed')).toHaveLength(1)
  })

  it('can be said of work that is over, by the person alone', async () => {
    const firm = await company(app)
    const { person, employment } = await hired(app, firm)
    await end(firm, employment.id)
    expect((await dispute(await individual(app), employment.id, 'Not so at all.', 2)).status).toBe(404)
    expect((await dispute(firm, employment.id, 'Not so at all.', 2)).status).toBe(403)
    expect((await dispute(person, employment.id, 'Too short', 2)).status).toBe(422)
    expect((await dispute(person, employment.id, 'Not so at all.', 2)).status).toBe(200)
  })
})

it('an employment without an offer ends as well', async () => {
  const firm = await company(app)
  const worker = await employee(app, { of: firm })
  const [employment] = await app.db.select().from(employments).where(eq(employments.userId, worker.userId))
  expect(await end(firm, employment?.id ?? '')).toMatchObject({ status: 200, body: { offer_id: null, position: null } })
  const offer = await jobOffer(app, firm, { ...worker, accountId: worker.own })
  expect(await statusOf(offer.id)).toBe('pending')
})
