import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import { employmentsOf, giveRights, historyOf, hired, jobOffer, offerAnswer } from '../../../tests/factories/offers.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { position } from '../../../tests/factories/structure.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { notifications, offers } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'

const app = await testApp()
const accept = (as: Person, offer: Parameters<typeof offerAnswer>[0] & { id: string }) =>
  app.call('POST', `/employees/status/${offer.id}`, { as, body: offerAnswer(offer, as, 'accept', { version: 1 }) })
const experiences = async (as: Person) =>
  (await app.call<{ data: Record<string, unknown>[] }>('GET', '/experiences', { as })).body.data
const rowOf = async (id: string) => (await app.db.select().from(offers).where(eq(offers.id, id)))[0]

describe('accepting', () => {
  it('makes the person an employee: employment, seat, account, history, notice', async () => {
    const [firm, person] = [await company(app), await individual(app)]
    const seat = await position(app, firm, { headcount: 1 })
    const offer = await jobOffer(app, firm, person, {
      employeeAccountId: null,
      positionId: seat.id,
      toDate: '2027-02-28',
    })
    expect(await accept(person, offer)).toMatchObject({
      status: 200,
      body: { status: 'accepted', version: 2, is_read: true, abilities: { accept: false, end: true } },
    })
    expect(await rowOf(offer.id)).toMatchObject({ status: 'accepted', version: 2, employeeAccountId: person.accountId })
    expect(await historyOf(app, offer.id)).toMatchObject([
      {
        lifecycle: 'jobOffer',
        event: 'accept',
        status: 'accepted',
        userId: person.userId,
        detail: { by: 'employee', terms: 1 },
      },
    ])
    expect(await employmentsOf(app, person.userId)).toMatchObject([
      {
        companyAccountId: firm.accountId,
        employeeAccountId: person.accountId,
        offerId: offer.id,
        positionId: seat.id,
        jobTitle: 'Water engineer',
        startedOn: '2026-03-01',
        lastDay: '2027-02-28',
        endedAt: null,
      },
    ])
    const { body } = await app.call<{ accounts: unknown[] }>('GET', '/user', { as: person })
    expect(body.accounts).toContainEqual(expect.objectContaining({ id: firm.accountId, is_employee: true, rights: [] }))
    const { body: positions } = await app.call('GET', '/positions', { as: firm })
    expect(positions['data']).toMatchObject([{ id: seat.id, filled: 1, open: 0 }])
    expect(await app.db.select().from(notifications).where(eq(notifications.accountId, firm.accountId))).toMatchObject([
      {
        kind: 'offer_answered',
        subjectId: offer.id,
        values: { title: 'Water engineer', person: 'Abebe Kebede Tessema', answer: 'accepted' },
      },
    ])
  })

  it('heads the person’s experience with an entry that the employer confirms', async () => {
    const firm = await company(app)
    await app.db
      .update(accounts)
      .set({ publicName: { en: 'Buna Ltd', am: 'ቡና' } })
      .where(eq(accounts.id, firm.accountId))
    const person = await individual(app)
    await app.call('POST', '/experiences', {
      as: person,
      body: {
        visible: true,
        company_name: { en: 'Elsewhere' },
        job_title: { en: 'Clerk' },
        location: { en: 'Jimma' },
        employment_type: 'full-time',
        location_type: 'on-site',
        currently_employed: false,
        start_date: '2019-01-01',
        end_date: '2020-01-01',
        description: null,
      },
    })
    await hired(app, firm, { jobTitle: 'የውኃ መሐንዲስ', locationType: 'hybrid' }, person)
    expect(await experiences(person)).toMatchObject([
      {
        position: 0,
        visible: true,
        company_name: { en: 'Buna Ltd', am: 'ቡና' },
        job_title: { am: 'የውኃ መሐንዲስ' },
        location: { en: 'Ethiopia', am: 'ኢትዮጵያ' },
        employment_type: 'full-time',
        location_type: 'hybrid',
        currently_employed: true,
        start_date: '2026-03-01',
        end_date: null,
        confirmed: { company: 'Buna Ltd', username: firm.username },
      },
      { position: 1, job_title: { en: 'Clerk' } },
    ])
  })

  it('of work that is to come makes the employment now and the experience on its first day', async () => {
    const firm = await company(app)
    const { person } = await hired(app, firm, { fromDate: '2026-03-05' })
    expect(await experiences(person)).toEqual([])
    await app.mails()
    expect(await experiences(person)).toEqual([])
    const now = app.clock.now()
    app.clock.set(new Date('2026-03-04T21:00:00Z'))
    await app.mails()
    expect(await experiences(person)).toMatchObject([
      { start_date: '2026-03-05', confirmed: { username: firm.username } },
    ])
    app.clock.set(now)
  })

  it('is refused when others hold every seat by now; the offer stays', async () => {
    const firm = await company(app)
    const seat = await position(app, firm, { headcount: 1 })
    const late = await individual(app)
    const offer = await jobOffer(app, firm, late, { positionId: seat.id })
    await hired(app, firm, { positionId: seat.id })
    expect(await accept(late, offer)).toMatchObject({
      status: 409,
      body: { code: 'position_filled', data: { headcount: 1 }, message: expect.stringContaining('1 seat') as string },
    })
    expect(await rowOf(offer.id)).toEqual(offer)
    expect(await employmentsOf(app, late.userId)).toEqual([])
    expect(await historyOf(app, offer.id)).toEqual([])
  })
})

describe('a second offer of the same company', () => {
  it('ends the former employment and its offer, gives the seat back, and keeps the rights', async () => {
    const firm = await company(app)
    const seat = await position(app, firm, { headcount: 1 })
    const { person, offer: former } = await hired(app, firm, { positionId: seat.id })
    await giveRights(app, firm, person, ['recruiting'])
    app.clock.advance(3 * DAY)
    await hired(app, firm, { jobTitle: 'Chief engineer', fromDate: '2026-03-05' }, person)
    expect(await employmentsOf(app, person.userId)).toMatchObject([
      { jobTitle: 'Water engineer', lastDay: '2026-03-04', endedBy: 'employee', endedAt: expect.any(Date) as Date },
      { jobTitle: 'Chief engineer', startedOn: '2026-03-05', endedAt: null, rights: ['recruiting'] },
    ])
    expect(await rowOf(former.id)).toMatchObject({ status: 'ended' })
    expect(await experiences(person)).toMatchObject([
      { job_title: { en: 'Chief engineer' }, start_date: '2026-03-05', end_date: null },
      {
        job_title: { en: 'Water engineer' },
        currently_employed: false,
        end_date: '2026-03-04',
        confirmed: { username: firm.username },
      },
    ])
    expect((await hired(app, firm, { positionId: seat.id })).employment.positionId).toBe(seat.id)
  })

  it('for the same work goes on in the same entry, in the same seat', async () => {
    const firm = await company(app)
    const seat = await position(app, firm, { headcount: 1 })
    const { person } = await hired(app, firm, { positionId: seat.id })
    await hired(app, firm, { positionId: seat.id, salary: 50_000 }, person)
    expect(await experiences(person)).toMatchObject([
      {
        job_title: { en: 'Water engineer' },
        start_date: '2026-03-01',
        currently_employed: true,
        confirmed: { username: firm.username },
      },
    ])
    expect((await employmentsOf(app, person.userId)).filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  })
})

describe('what the employer confirms', () => {
  const body = async (person: Person) => {
    const [
      {
        id,
        position: _position,
        created_at: _created,
        updated_at: _updated,
        confirmed: _confirmed,
        files: _files,
        ...entry
      } = {},
    ] = await experiences(person)
    return { id: String(id), entry }
  }

  it('stays as it is; place, words, visibility and the entry itself are the person’s', async () => {
    const { person } = await hired(app, await company(app))
    const { id, entry } = await body(person)
    const edit = (over: Record<string, unknown>) =>
      app.call('PUT', `/experiences/${id}`, { as: person, body: { ...entry, ...over } })
    for (const [field, value] of Object.entries({
      company_name: { en: 'A greater company' },
      job_title: { en: 'Director' },
      employment_type: 'contract',
      location_type: 'remote',
      start_date: '2015-01-01',
      start_known: 'month',
    }))
      expect(await edit({ [field]: value }), field).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['Your employer confirmed this, so it can’t be changed'] } },
      })
    expect(await edit({ currently_employed: false, end_date: '2026-03-02' })).toMatchObject({
      status: 422,
      body: { errors: { currently_employed: [expect.any(String)], end_date: [expect.any(String)] } },
    })
    expect(
      await edit({
        location: { en: 'Jimma' },
        visible: false,
        description: { en: 'I look after six washing stations.' },
      }),
    ).toMatchObject({
      status: 200,
      body: { visible: false, location: { en: 'Jimma' } },
    })
    expect((await app.call('DELETE', `/experiences/${id}`, { as: person })).status).toBe(204)
    expect(await employmentsOf(app, person.userId)).toMatchObject([{ endedAt: null }])
  })
})
