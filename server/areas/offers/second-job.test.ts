import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Employment, ImportReport, OfferDetail, Requisition } from '../../../openapi/schemas/job-offer.ts'
import { employmentsOf, giveRights, hired, jobOffer, offerAnswer, offerEntry } from '../../../tests/factories/offers.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { staffSheet } from '../../../tests/factories/sheets.ts'
import { position } from '../../../tests/factories/structure.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { notifications } from '../../db/company-tables.ts'

const app = await testApp()
/** It is 2 March 2026 in Addis Ababa. */
const start = app.clock.now()
beforeEach(() => app.clock.set(new Date(start)))
const LATER = '2026-03-25'
const chief = { jobTitle: 'Chief engineer', fromDate: LATER } as const
const offerOf = async (as: Person, id: string) => (await app.call<OfferDetail>('GET', `/offers/${id}`, { as })).body
const experiences = async (as: Person) =>
  (await app.call<{ data: Record<string, unknown>[] }>('GET', '/experiences', { as })).body.data
const noticesOf = async ({ accountId }: Person) =>
  app.db.select().from(notifications).where(eq(notifications.accountId, accountId)).orderBy(notifications.change)
const end = (as: Person, id: string, lastDay: string, version = 1) =>
  app.call('POST', `/employments/${id}/end`, { as, body: { last_day: lastDay, reason: null, version } })
const reaches = async (person: Person, firm: Person) =>
  (await app.call('GET', '/positions', { as: { token: person.token, accountId: firm.accountId } })).status

describe('an offer to somebody who works at the company', () => {
  it('says before the answer which job ends and when, to both sides and in the notification', async () => {
    const firm = await company(app)
    const { person, employment } = await hired(app, firm)
    const seat = await position(app, firm)
    const { status, body } = await app.call<{ offers: Requisition[] }>('POST', '/offers', {
      as: firm,
      body: { offers: [offerEntry(person, seat.id, { job_title: 'Chief engineer', from_date: LATER })] },
    })
    const replaced = [
      { employment_id: employment.id, job_title: 'Water engineer', last_day: '2026-03-24', begins: true },
    ]
    expect({ status, offers: body.offers }).toMatchObject({
      status: 201,
      offers: [{ current_job: 'ends', replaced }],
    })
    await app.mails()
    expect((await offerOf(person, body.offers[0]!.id)).offer).toMatchObject({ current_job: 'ends', replaced })
    expect((await noticesOf(person)).at(-1)).toMatchObject({
      kind: 'job_offer',
      values: { title: 'Chief engineer', ends: 'yes', former: 'Water engineer', date: '2026-03-24' },
    })
    expect((await app.mails(person.email)).map(({ text }) => text).join('\n')).toContain(
      'If you accept, your work there as “Water engineer” ends on 24 March 2026',
    )
  })

  it('tells the company nothing of another employer, nor of a job that it gave to another email', async () => {
    const [firm, other] = [await company(app), await company(app)]
    const { person } = await hired(app, other)
    const outside = await jobOffer(app, firm, person, chief)
    expect((await offerOf(firm, outside.id)).offer.replaced).toEqual([])
    expect((await offerOf(person, outside.id)).offer.replaced).toEqual([])
    await hired(app, firm, { employeeEmailKey: 'former@example.com' }, person)
    const again = await jobOffer(app, firm, person, chief)
    expect((await offerOf(firm, again.id)).offer.replaced).toEqual([])
    expect((await offerOf(person, again.id)).offer.replaced).toHaveLength(1)
  })

  it('is known to the form by the email, as written and to its own company alone', async () => {
    const firm = await company(app)
    const { person } = await hired(app, firm)
    const ask = async (as: Person, email = person.email) =>
      (await app.call<Employment[]>('GET', `/employees/current-jobs?email=${encodeURIComponent(email)}`, { as })).body
    expect(await ask(firm, person.email.toUpperCase())).toMatchObject([
      { job_title: 'Water engineer', state: 'current' },
    ])
    expect(await ask(await company(app))).toEqual([])
    expect(await ask(firm, `x${person.email}`)).toEqual([])
  })

  it('keeps the present job until the day before the new one begins; then the clock hands over', async () => {
    const firm = await company(app)
    const seat = await position(app, firm, { headcount: 1 })
    const { person } = await hired(app, firm, { positionId: seat.id })
    await giveRights(app, firm, person, ['recruiting'])
    const { offer } = await hired(app, firm, chief, person)
    expect(await employmentsOf(app, person.userId)).toMatchObject([
      { jobTitle: 'Water engineer', lastDay: '2026-03-24', endedAt: null },
      { jobTitle: 'Chief engineer', startedOn: LATER, endedAt: null, rights: ['recruiting'] },
    ])
    expect((await noticesOf(firm)).at(-1)).toMatchObject({
      kind: 'offer_answered',
      values: { answer: 'accepted', ends: 'yes', former: 'Water engineer', date: '2026-03-24' },
    })
    const { body: own } = await app.call<{ accounts: { id: string }[] }>('GET', '/user', { as: person })
    expect(own.accounts.filter(({ id }) => id === firm.accountId)).toHaveLength(1)
    const { body: work } = await app.call<Employment[]>('GET', '/employments', { as: person })
    expect(work).toMatchObject([
      { job_title: 'Chief engineer', state: 'upcoming' },
      { job_title: 'Water engineer', state: 'current', last_day: '2026-03-24' },
    ])
    expect(await experiences(person)).toMatchObject([{ job_title: { en: 'Water engineer' }, currently_employed: true }])

    // The last second of the last day in Addis Ababa, and the first of the next.
    app.clock.set(new Date('2026-03-24T20:59:59Z'))
    await app.mails()
    expect(await employmentsOf(app, person.userId)).toMatchObject([{ endedAt: null }, { endedAt: null }])
    app.clock.set(new Date('2026-03-24T21:00:00Z'))
    await app.mails()
    expect(await employmentsOf(app, person.userId)).toMatchObject([
      { endedAt: expect.any(Date) as Date },
      { endedAt: null },
    ])
    expect(await experiences(person)).toMatchObject([
      { job_title: { en: 'Chief engineer' }, start_date: LATER, currently_employed: true },
      { job_title: { en: 'Water engineer' }, end_date: '2026-03-24', currently_employed: false },
    ])
    expect(await reaches(person, firm)).toBe(200)
    for (const side of [firm, person])
      expect((await offerOf(side, offer.id)).offer).toMatchObject({
        replaced: [{ job_title: 'Water engineer', last_day: '2026-03-24', begins: true }],
      })
    expect((await hired(app, firm, { positionId: seat.id })).employment.positionId).toBe(seat.id)
  })

  it('for the same work goes on in the same entry when the day comes, and holds one seat meanwhile', async () => {
    const firm = await company(app)
    const seat = await position(app, firm, { headcount: 2 })
    const { person } = await hired(app, firm, { positionId: seat.id })
    await hired(app, firm, { positionId: seat.id, salary: 50_000, fromDate: LATER }, person)
    expect((await app.call('GET', '/positions', { as: firm })).body['data']).toMatchObject([{ filled: 1, open: 1 }])
    app.clock.set(new Date('2026-03-25T06:00:00Z'))
    await app.mails()
    expect(await experiences(person)).toMatchObject([
      { start_date: '2026-03-01', end_date: null, currently_employed: true },
    ])
  })

  it('lets the present job continue when the company says so', async () => {
    const firm = await company(app)
    const { person } = await hired(app, firm)
    const seat = await position(app, firm)
    const { body } = await app.call<{ offers: Requisition[] }>('POST', '/offers', {
      as: firm,
      body: { offers: [offerEntry(person, seat.id, { job_title: 'Trainer', current_job: 'continues' })] },
    })
    const [offer] = body.offers
    expect(offer).toMatchObject({ current_job: 'continues', replaced: [] })
    const accepted = await app.call('POST', `/employees/status/${offer!.id}`, {
      as: person,
      body: offerAnswer({ companyAccountId: firm.accountId }, person, 'accept', { version: 1 }),
    })
    expect(accepted.status).toBe(200)
    expect(await employmentsOf(app, person.userId)).toMatchObject([
      { jobTitle: 'Water engineer', lastDay: null, endedAt: null },
      { jobTitle: 'Trainer', lastDay: null, endedAt: null },
    ])
    // One end leaves the other, and the way into the account.
    const [former] = await employmentsOf(app, person.userId)
    await end(firm, former!.id, '2026-03-02')
    expect(await reaches(person, firm)).toBe(200)
  })

  it('says in a spreadsheet what ends, and takes what continues from its column', async () => {
    const firm = await company(app)
    const { person } = await hired(app, firm)
    await position(app, firm, { title: { en: 'Trainer' } })
    const row = { employee_email: person.email, position: 'Trainer', from_date: LATER }
    const tried = async (currentJob: string) =>
      (
        await app.call<ImportReport>('POST', '/employees/import', {
          as: firm,
          body: staffSheet([{ ...row, current_job: currentJob }], true),
        })
      ).body.rows[0]
    expect(await tried('')).toMatchObject({ replaced: [{ job_title: 'Water engineer', last_day: '2026-03-24' }] })
    for (const written of ['continues', 'The current job continues', 'አሁን ያለው ሥራ ይቀጥላል'])
      expect(await tried(written)).toMatchObject({ replaced: [], errors: {} })
    expect(await tried('perhaps')).toMatchObject({
      errors: { current_job: [expect.stringMatching(/^Not in the list/)] },
    })
  })

  it('gives rights for all jobs of a person at once', async () => {
    const firm = await company(app)
    const { person, employment } = await hired(app, firm)
    await hired(app, firm, { currentJob: 'continues', jobTitle: 'Trainer' }, person)
    const rights = (given: string[], version: number) =>
      app.call('PUT', `/employments/${employment.id}/rights`, { as: firm, body: { rights: given, version } })
    expect((await rights(['recruiting'], 1)).status).toBe(200)
    expect(await employmentsOf(app, person.userId)).toMatchObject([
      { rights: ['recruiting'] },
      { rights: ['recruiting'] },
    ])
    await rights([], 2)
    expect(await employmentsOf(app, person.userId)).toMatchObject([{ rights: [] }, { rights: [] }])
  })
})

describe.each(['company', 'employee'] as const)('work that the %s gives up before its first day', (by) => {
  it('never began: no experience, the seat is free, the other side is told, and the former job goes on', async () => {
    const firm = await company(app)
    const seat = await position(app, firm, { headcount: 1 })
    const { person, employment: former } = await hired(app, firm, { toDate: '2026-12-31' })
    const { employment, offer } = await hired(app, firm, { ...chief, positionId: seat.id }, person)
    expect(await employmentsOf(app, person.userId)).toMatchObject([{ lastDay: '2026-03-24' }, {}])
    const [actor, other] = by === 'company' ? [firm, person] : [person, firm]
    expect(await end(actor, employment.id, '2026-03-20')).toMatchObject({
      status: 200,
      body: { state: 'never_began', ended_at: start.toISOString(), abilities: { end: false } },
    })
    expect((await noticesOf(other)).at(-1)).toMatchObject({
      kind: 'employment_ended',
      values: { title: 'Chief engineer', began: 'no', former_goes_on: 'yes', former: 'Water engineer' },
    })
    expect((await app.mails(other.email)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/“Chief engineer”.* won’t start/),
    )
    expect((await hired(app, firm, { positionId: seat.id })).employment.positionId).toBe(seat.id)
    app.clock.set(new Date('2026-03-26T06:00:00Z'))
    await app.mails()
    expect(await experiences(person)).toMatchObject([{ job_title: { en: 'Water engineer' }, currently_employed: true }])
    expect(await employmentsOf(app, person.userId)).toMatchObject([
      { id: former.id, lastDay: '2026-12-31', endedAt: null, replacedBy: null },
      { id: employment.id },
    ])
    expect((await offerOf(person, offer.id)).offer).toMatchObject({ status: 'ended', replaced: [] })
  })
})

it('a later offer that begins sooner takes the place of one that has not begun: that one never does', async () => {
  const firm = await company(app)
  const { person } = await hired(app, firm)
  await hired(app, firm, chief, person)
  const director = await jobOffer(app, firm, person, { jobTitle: 'Director', fromDate: '2026-03-20' })
  expect((await offerOf(person, director.id)).offer.replaced).toMatchObject([
    { job_title: 'Water engineer', last_day: '2026-03-19', begins: true },
    { job_title: 'Chief engineer', begins: false },
  ])
  await app.call('POST', `/employees/status/${director.id}`, {
    as: person,
    body: offerAnswer(director, person, 'accept'),
  })
  expect(await employmentsOf(app, person.userId)).toMatchObject([
    { jobTitle: 'Water engineer', lastDay: '2026-03-19', endedAt: null },
    { jobTitle: 'Chief engineer', endedAt: expect.any(Date) as Date },
    { jobTitle: 'Director', endedAt: null },
  ])
  app.clock.set(new Date('2026-03-26T06:00:00Z'))
  await app.mails()
  expect(await experiences(person)).toMatchObject([
    { job_title: { en: 'Director' }, start_date: '2026-03-20' },
    { job_title: { en: 'Water engineer' }, end_date: '2026-03-19' },
  ])
})
