import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Requisition } from '../../../openapi/schemas/job-offer.ts'
import {
  giveRights,
  hired,
  historyOf,
  jobOffer,
  offerAnswer,
  offerChange,
  offerEntry,
  offerTo,
  unlimited,
} from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { mailedToken, personEntry } from '../../../tests/factories/registration.ts'
import { position } from '../../../tests/factories/structure.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { notifications, offers } from '../../db/company-tables.ts'

const app = await testApp()
const start = app.clock.now()
beforeEach(() => app.clock.set(new Date(start)))
const send = (as: Person, entries: readonly unknown[], headers = {}) =>
  app.call('POST', '/offers', { as, body: { offers: entries }, headers })
const sent = async (as: Person) => (await app.call<Requisition[]>('GET', '/employees/requisition', { as })).body
const noticesOf = (person: Person) =>
  app.db.select().from(notifications).where(eq(notifications.accountId, person.accountId)).orderBy(notifications.change)
let n = 0
const somebody = () => ({ email: `new${(n += 1)}.${start.getTime()}@Example.com` })
async function firmWithSeat(headcount = 10) {
  const firm = await company(app, unlimited)
  return { firm, seat: await position(app, firm, { headcount, title: { en: 'Taster', am: 'ቀማሽ' } }) }
}

describe('sending', () => {
  it('one or several: each person is told, and whoever is not registered is invited', async () => {
    const { firm, seat } = await firmWithSeat()
    const [person, stranger] = [await individual(app), somebody()]
    const answer = await send(firm, [
      offerEntry(person, seat.id),
      offerEntry(stranger, seat.id, { job_title: 'ዋና ቀማሽ' }),
    ])
    expect(answer).toMatchObject({
      status: 201,
      body: {
        offers: [
          {
            status: 'pending',
            employee_email: person.email.toLowerCase(),
            roles: [{ id: seat.id, role: 'Water engineer', position_name: 'Taster', structure_name: 'Processing' }],
          },
          {
            status: 'pending',
            employee_email: stranger.email.toLowerCase(),
            roles: [{ role: 'ዋና ቀማሽ', position_name: 'ቀማሽ', structure_name: 'ዝግጅት' }],
          },
        ],
      },
    })
    await app.mails()
    expect(await noticesOf(person)).toMatchObject([
      {
        kind: 'job_offer',
        subjectId: answer.body['offers']?.[0]?.['id'],
        companyAccountId: firm.accountId,
        values: { title: 'Water engineer' },
      },
    ])
    const [invitation] = await app.mails(stranger.email)
    expect(invitation).toMatchObject({ subject: `${firm.username} PLC ሥራ አቅርቦልዎታል` })
    expect(invitation?.links, 'the form opens with the address that finds the offer, and leads to the offer').toContain(
      `${app.services.config.webOrigin}/register/user?to=${encodeURIComponent(`/user/offers/${String(answer.body['offers']?.[1]?.['id'])}`)}#email=${encodeURIComponent(stranger.email)}`,
    )
    expect(await historyOf(app, String(answer.body['offers']?.[0]?.['id']))).toMatchObject([
      { event: 'send', status: 'pending', userId: firm.userId, detail: { by: 'company', terms: 1 } },
    ])
  })

  it('all or none: every fault is said at its place, and nothing is sent', async () => {
    const { firm, seat } = await firmWithSeat(2)
    const other = await company(app)
    const [person, waiting] = [await individual(app), await individual(app)]
    await jobOffer(app, firm, waiting, { positionId: null })
    const foreign = await position(app, other)
    const entries = [
      offerEntry(person, seat.id),
      offerEntry({ email: person.email.toUpperCase() }, seat.id),
      offerEntry(other, seat.id),
      offerEntry(waiting, seat.id),
      offerEntry(somebody(), foreign.id),
      offerEntry(somebody(), seat.id, { employment_type: 'nonsense', location_type: 'nonsense' }),
      offerEntry(somebody(), seat.id, { answer_by: '2026-03-01' }),
    ]
    const before = await app.db.$count(offers)
    expect(await send(firm, entries)).toMatchObject({
      status: 422,
      body: {
        errors: {
          'offers.1.employee_email': ['This email appears twice. Send one offer to each person'],
          'offers.3.employee_email': ['An offer to this email is already waiting for an answer'],
          'offers.2.position_id': ['All seats of this position are filled or offered'],
          'offers.4.position_id': ['This choice no longer exists'],
          'offers.5.employment_type': ['This choice no longer exists'],
          'offers.5.location_type': ['This choice no longer exists'],
          'offers.6.answer_by': ['The answer date is in the past'],
        },
      },
    })
    expect(await app.db.$count(offers)).toBe(before)
    expect(await noticesOf(person)).toEqual([])
  })

  it.each([
    [{ employee_email: 'no mail' }, 'employee_email', 'Must be a valid email'],
    [{ job_title: '' }, 'job_title', 'This is required'],
    [{ job_description: '' }, 'job_description', 'This is required'],
    [{ salary: null }, 'salary', 'This is required'],
    [{ to_date: '2026-02-28' }, 'to_date', 'The end date must be after or equal to the start date'],
  ])('refuses %j', async (over, field, message) => {
    const { firm, seat } = await firmWithSeat()
    expect(await send(firm, [offerEntry(somebody(), seat.id, over)])).toMatchObject({
      status: 422,
      body: { errors: { [`offers.0.${field}`]: [message] } },
    })
  })

  it('asks for at least one employee', async () => {
    const { firm } = await firmWithSeat()
    expect(await send(firm, [])).toMatchObject({
      status: 422,
      body: { errors: { offers: ['Add at least one employee'] } },
    })
  })

  it('once, however often it is repeated with the same key', async () => {
    const { firm, seat } = await firmWithSeat()
    const headers = { 'idempotency-key': app.services.ids.uuid() }
    const entries = [offerEntry(somebody(), seat.id)]
    const first = await send(firm, entries, headers)
    expect(await send(firm, entries, headers)).toMatchObject({ status: 201, body: first.body })
    expect(await sent(firm)).toHaveLength(1)
    expect(await send(firm, [offerEntry(somebody(), seat.id)], headers)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
  })

  it('is for employees who may recruit, and not to themselves', async () => {
    const { firm, seat } = await firmWithSeat()
    const worker = await employee(app, { of: firm })
    expect((await send(worker, [offerEntry(somebody(), seat.id)])).status).toBe(403)
    await giveRights(app, firm, worker, ['letters'])
    expect((await send(worker, [offerEntry(somebody(), seat.id)])).status).toBe(403)
    await giveRights(app, firm, worker, ['recruiting'])
    expect(await send(worker, [offerEntry(worker, seat.id)])).toMatchObject({
      status: 422,
      body: { errors: { 'offers.0.employee_email': ['This is your own email'] } },
    })
    expect((await send(worker, [offerEntry(somebody(), seat.id)])).status).toBe(201)
  })

  it('seats that are held or offered are not offered again; new terms for the one who holds it take no other', async () => {
    const { firm, seat } = await firmWithSeat(1)
    const { person } = await hired(app, firm, { positionId: seat.id })
    expect((await send(firm, [offerEntry(somebody(), seat.id)])).body['errors']).toEqual({
      'offers.0.position_id': ['All seats of this position are filled or offered'],
    })
    expect((await send(firm, [offerEntry(person, seat.id, { salary: 50_000 })])).status).toBe(201)
  })
})

describe('the limit of the tier', () => {
  it('counts employees and offers that wait, for sending and modifying; a withdrawn one makes room', async () => {
    const firm = await company(app)
    const seat = await position(app, firm, { headcount: 100 })
    await hired(app, firm, { positionId: seat.id })
    expect(
      await send(
        firm,
        Array.from({ length: 10 }, () => offerEntry(somebody(), seat.id)),
      ),
    ).toMatchObject({ status: 409, body: { code: 'limit_reached', data: { limit: 10 } } })
    expect(
      (
        await send(
          firm,
          Array.from({ length: 8 }, () => offerEntry(somebody(), seat.id)),
        )
      ).status,
    ).toBe(201)
    const person = await individual(app)
    const rejected = await jobOffer(app, firm, person, { positionId: seat.id })
    await app.call('POST', `/employees/status/${rejected.id}`, {
      as: person,
      body: offerAnswer(rejected, person, 'reject', { version: 1 }),
    })
    expect((await send(firm, [offerEntry(somebody(), seat.id)])).status).toBe(201)
    const modify = () => app.call('PUT', `/offers/${rejected.id}`, { as: firm, body: offerChange(seat.id, 2) })
    expect(await modify()).toMatchObject({ status: 409, body: { code: 'limit_reached' } })
    const [last] = await sent(firm)
    await app.call('POST', `/offers/${last?.id}/withdraw`, { as: firm, body: { version: 1 } })
    expect((await modify()).status).toBe(200)
  })
})

describe('withdrawing', () => {
  it('takes back what waits, and tells the person; the answer that comes after hears it', async () => {
    const { firm, seat } = await firmWithSeat()
    const person = await individual(app)
    await send(firm, [offerEntry(person, seat.id)])
    await app.mails()
    const offer = await offerTo(app, firm, person.email)
    expect(await app.call('POST', `/offers/${offer.id}/withdraw`, { as: firm, body: { version: 1 } })).toMatchObject({
      status: 200,
      body: { status: 'withdrawn', version: 2, abilities: { withdraw: false } },
    })
    await app.mails()
    expect(await noticesOf(person)).toMatchObject([
      { kind: 'job_offer' },
      { kind: 'offer_withdrawn', subjectId: offer.id },
    ])
    for (const answer of ['accept', 'reject'] as const)
      expect(
        await app.call('POST', `/employees/status/${offer.id}`, {
          as: person,
          body: offerAnswer(offer, person, answer),
        }),
      ).toMatchObject({
        status: 409,
        body: { code: 'not_pending', data: { status: 'withdrawn' } },
      })
    expect(await app.call('POST', `/offers/${offer.id}/withdraw`, { as: firm, body: { version: 2 } })).toMatchObject({
      status: 409,
      body: { code: 'not_pending', data: { status: 'withdrawn' } },
    })
  })

  it('is refused at an older version, with the offer as it is', async () => {
    const { firm } = await firmWithSeat()
    const offer = await jobOffer(app, firm, await individual(app), { version: 3 })
    expect(await app.call('POST', `/offers/${offer.id}/withdraw`, { as: firm, body: { version: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { version: 3, status: 'pending' } } },
    })
  })
})

describe('someone without a user', () => {
  it('finds the offer after registering with that email; nobody else does', async () => {
    const { firm, seat } = await firmWithSeat()
    const entry = personEntry()
    await send(firm, [offerEntry({ email: entry.email.toUpperCase() }, seat.id), offerEntry(somebody(), seat.id)])
    const other = await individual(app)
    expect(await sent(other)).toEqual([])
    await app.call('POST', '/register/user', { body: entry })
    await app.call('POST', '/register/verify', {
      body: { token: await mailedToken(app, entry.email), password: 'a long sentence' },
    })
    const { body: login } = await app.call('POST', '/login', { body: { login: entry.email, password: entry.password } })
    const as = { token: String(login['access_token']) }
    const { body } = await app.call<Requisition[]>('GET', '/employees/requisition', { as })
    expect(body).toMatchObject([
      { status: 'pending', employee_email: entry.email.toLowerCase(), abilities: { accept: true } },
    ])
    expect(
      await app.db
        .select()
        .from(notifications)
        .where(eq(notifications.accountId, body[0]?.employee_account_id ?? '')),
    ).toMatchObject([{ kind: 'job_offer', subjectId: body[0]?.id }])
    expect(await sent(other)).toEqual([])
  })

  it('who changes to that email finds it too', async () => {
    const { firm, seat } = await firmWithSeat()
    const [person, wanted] = [await individual(app), somebody()]
    await send(firm, [offerEntry(wanted, seat.id)])
    await app.call('POST', '/user/contact/email', {
      as: person,
      body: { email: wanted.email, password: person.password },
    })
    await app.call('POST', '/user/contact/confirm', { body: { token: await mailedToken(app, wanted.email) } })
    expect(await sent(person)).toMatchObject([{ employee_account_id: person.accountId }])
    expect(await noticesOf(person)).toMatchObject([{ kind: 'job_offer' }])
  })
})

describe('the last day for an answer', () => {
  const at = (moment: string) => app.clock.set(new Date(moment))

  it('is reminded of the day before, in the morning; after it the offer is taken back', async () => {
    const { firm, seat } = await firmWithSeat()
    const [person, stranger] = [await individual(app), somebody()]
    await send(firm, [
      offerEntry(person, seat.id, { answer_by: '2026-03-10' }),
      offerEntry(stranger, seat.id, { answer_by: '2026-03-10' }),
    ])
    await app.mails()
    at('2026-03-09T04:59:00Z')
    await app.mails()
    expect(await noticesOf(person)).toMatchObject([{ kind: 'job_offer' }])
    at('2026-03-09T05:00:00Z')
    expect(await app.mails(stranger.email.toLowerCase())).toMatchObject([
      { subject: `The offer from ${firm.username} PLC is open until tomorrow` },
    ])
    expect(await noticesOf(person)).toMatchObject([
      { kind: 'job_offer' },
      { kind: 'answer_due', values: { title: 'Water engineer', date: '2026-03-10' } },
    ])
    at('2026-03-10T20:59:00Z')
    await app.mails()
    expect(await sent(firm)).toMatchObject([{ status: 'pending' }, { status: 'pending' }])
    at('2026-03-10T21:00:00Z')
    const offer = await offerTo(app, firm, person.email)
    // Nobody can accept from that moment on, whether or not the clock has done its work yet.
    expect(await sent(person)).toMatchObject([{ abilities: { accept: false, reject: false } }])
    expect(
      await app.call('POST', `/employees/status/${offer.id}`, {
        as: person,
        body: offerAnswer(offer, person, 'accept', { version: 1 }),
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'not_pending', data: { status: 'withdrawn' } },
    })
    await app.mails()
    expect(await sent(firm)).toMatchObject([{ status: 'withdrawn' }, { status: 'withdrawn' }])
    expect((await historyOf(app, offer.id)).at(-1)).toMatchObject({
      event: 'withdraw',
      userId: null,
      detail: { by: 'clock' },
    })
    expect((await noticesOf(person)).at(-1)).toMatchObject({ kind: 'offer_withdrawn', values: { by: 'clock' } })
    expect(await noticesOf(firm)).toContainEqual(
      expect.objectContaining({
        kind: 'offer_answered',
        subjectId: offer.id,
        values: expect.objectContaining({ person: person.email, answer: 'none' }),
      }),
    )
  })

  it('of former terms, or of an offer that was answered, means nothing any more', async () => {
    const { firm, seat } = await firmWithSeat()
    const [one, two] = [await individual(app), await individual(app)]
    await send(firm, [
      offerEntry(one, seat.id, { answer_by: '2026-03-10' }),
      offerEntry(two, seat.id, { answer_by: '2026-03-10' }),
    ])
    const [first, second] = [await offerTo(app, firm, one.email), await offerTo(app, firm, two.email)]
    await app.call('POST', `/employees/status/${first.id}`, {
      as: one,
      body: offerAnswer(first, one, 'reject', { version: 1 }),
    })
    await app.call('PUT', `/offers/${first.id}`, {
      as: firm,
      body: offerChange(seat.id, 2, { answer_by: '2026-04-10' }),
    })
    await app.call('POST', `/employees/status/${second.id}`, {
      as: two,
      body: offerAnswer(second, two, 'accept', { version: 1 }),
    })
    at('2026-03-12T09:00:00Z')
    await app.mails()
    expect((await sent(firm)).map(({ status }) => status).toSorted()).toEqual(['accepted', 'modified'])
    expect((await noticesOf(one)).map(({ kind }) => kind)).toEqual(['job_offer'])
  })
})
