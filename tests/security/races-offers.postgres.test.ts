import { and, eq, inArray, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { employments, offers } from '../../server/db/company-tables.ts'
import { history } from '../../server/db/platform-tables.ts'
import { employmentsOf, hired, jobOffer, offerAnswer, offerChange, offerEntry, unlimited } from '../factories/offers.ts'
import { company, individual, type Person } from '../factories/people.ts'
import { position } from '../factories/structure.ts'
import { testApp, type Answered } from '../setup/app.ts'
import { full } from './state.ts'

const app = await testApp()
const AT_ONCE = 50
/** Each race is run so many times: a wrong read-then-write may be lucky once. */
const ROUNDS = Array.from({ length: full ? 100 : 5 }, (_, i) => i + 1)
const together = (make: (i: number) => Promise<Answered>, times = AT_ONCE) =>
  Promise.all(Array.from({ length: times }, (_, i) => make(i)))
/** How often each answer came: `{ '200': 1, '409 not_pending': 49 }`. */
const tally = (answers: readonly Answered[]) =>
  Object.fromEntries(
    [
      ...Map.groupBy(answers, ({ status, body }) =>
        status < 300 ? String(status) : `${status} ${String(body['code'])}`,
      ),
    ].map(([key, all]) => [key, all.length]),
  )
const won = (answers: readonly Answered[]) => answers.filter(({ status }) => status < 300)

type Offer = Awaited<ReturnType<typeof jobOffer>>
const answer = (as: Person, offer: Offer, status: 'accept' | 'reject', over = {}) =>
  app.call('POST', `/employees/status/${offer.id}`, {
    as,
    body: offerAnswer(offer, as, status, { version: 1, ...over }),
  })
const withdraw = (as: Person, offer: Offer) =>
  app.call('POST', `/offers/${offer.id}/withdraw`, { as, body: { version: 1 } })
const send = (as: Person, email: string, positionId: string, headers = {}) =>
  app.call('POST', '/offers', { as, body: { offers: [offerEntry({ email }, positionId)] }, headers })
const rowOf = async (id: string) => (await app.db.select().from(offers).where(eq(offers.id, id)))[0]
const eventsOf = async (id: string) =>
  (await app.db.select().from(history).where(eq(history.subjectId, id))).map(({ event }) => event)
const current = (...where: Parameters<typeof and>) =>
  app.db
    .select()
    .from(employments)
    .where(and(isNull(employments.endedAt), ...where))
let n = 0
const email = () => `race${(n += 1)}.${app.services.ids.code().toLowerCase()}@example.com`

describe.each(ROUNDS)('round %i', () => {
  it('one answer to an offer, accept or reject', async () => {
    const [firm, person] = [await company(app), await individual(app)]
    const offer = await jobOffer(app, firm, person)
    const answers = await together((i) => answer(person, offer, i % 2 === 0 ? 'accept' : 'reject'))
    expect(tally(answers)).toEqual({ '200': 1, '409 not_pending': 49 })
    const outcome = won(answers)[0]?.body['status'] as unknown
    expect(await rowOf(offer.id)).toMatchObject({ status: outcome, version: 2 })
    expect(await eventsOf(offer.id)).toHaveLength(1)
    expect(await employmentsOf(app, person.userId)).toHaveLength(outcome === 'accepted' ? 1 : 0)
  })

  it('one outcome of an offer that is accepted while the company withdraws it', async () => {
    const [firm, person] = [await company(app), await individual(app)]
    const offer = await jobOffer(app, firm, person)
    const answers = await together((i) => (i % 2 === 0 ? answer(person, offer, 'accept') : withdraw(firm, offer)))
    expect(tally(answers)).toEqual({ '200': 1, '409 not_pending': 49 })
    const outcome = won(answers)[0]?.body['status'] as unknown
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ data: { status: outcome } })
    expect(await rowOf(offer.id)).toMatchObject({ status: outcome, version: 2 })
    expect(await employmentsOf(app, person.userId)).toHaveLength(outcome === 'accepted' ? 1 : 0)
  })

  it('one seat, however many accept it', async () => {
    const firm = await company(app, unlimited)
    const seat = await position(app, firm, { headcount: 1 })
    const people = await Promise.all(Array.from({ length: 10 }, () => individual(app)))
    const made = await Promise.all(people.map((person) => jobOffer(app, firm, person, { positionId: seat.id })))
    const answers = await together((i) => answer(people[i % 10] as Person, made[i % 10] as Offer, 'accept'))
    expect(tally(answers)).toEqual({ '200': 1, '409 not_pending': 4, '409 position_filled': 45 })
    expect(await current(eq(employments.positionId, seat.id))).toHaveLength(1)
    const left = await app.db.select({ status: offers.status }).from(offers).where(eq(offers.positionId, seat.id))
    expect(left.map(({ status }) => status).toSorted()).toEqual([
      'accepted',
      ...Array.from({ length: 9 }, () => 'pending'),
    ])
  })

  it('no more employees and offers than the tier allows', async () => {
    const firm = await company(app)
    const seat = await position(app, firm, { headcount: 100 })
    const { person } = await hired(app, firm, { positionId: seat.id })
    expect(tally(await together(() => send(firm, email(), seat.id)))).toEqual({ '201': 9, '409 limit_reached': 41 })
    expect(
      await app.db.$count(offers, and(eq(offers.companyAccountId, firm.accountId), eq(offers.status, 'pending'))),
    ).toBe(9)
    expect(await employmentsOf(app, person.userId)).toHaveLength(1)
  })

  it('no seat is offered twice, nor a person twice', async () => {
    const firm = await company(app, unlimited)
    const one = await position(app, firm, { headcount: 3 })
    expect(tally(await together(() => send(firm, email(), one.id)))).toEqual({ '201': 3, '422 invalid': 47 })
    const [other, same] = [await company(app, unlimited), email()]
    const seat = await position(app, other, { headcount: 100 })
    expect(tally(await together(() => send(other, same, seat.id)))).toEqual({ '201': 1, '422 invalid': 49 })
  })

  it('one modification of an offer, at the version that was seen', async () => {
    const [firm, person] = [await company(app, unlimited), await individual(app)]
    const offer = await jobOffer(app, firm, person, { status: 'rejected' })
    const answers = await together((i) =>
      app.call('PUT', `/offers/${offer.id}`, {
        as: firm,
        body: offerChange(offer.positionId ?? '', 1, { salary: 1000 + i }),
      }),
    )
    expect(tally(answers)).toEqual({ '200': 1, '409 not_pending': 49 })
    expect(await rowOf(offer.id)).toMatchObject({
      status: 'modified',
      terms: 2,
      version: 2,
      salary: won(answers)[0]?.body['salary'],
    })
    expect(await eventsOf(offer.id)).toEqual(['modify'])
  })

  it('an offer is answered at the version that was seen, or not at all', async () => {
    const [firm, person] = [await company(app), await individual(app)]
    const offer = await jobOffer(app, firm, person)
    const modified = app.db
      .update(offers)
      .set({ status: 'modified', version: 2, salary: 1 })
      .where(and(eq(offers.id, offer.id), eq(offers.version, 1)))
      .returning({ id: offers.id })
    const [answers, changed] = await Promise.all([together(() => answer(person, offer, 'accept'), 10), modified])
    expect(won(answers).length + changed.length).toBe(1)
    expect(await rowOf(offer.id)).toMatchObject(
      changed.length === 1 ? { status: 'modified', salary: 1 } : { status: 'accepted', salary: 32_000.5 },
    )
  })

  it('one employment, however many offers of the company are accepted', async () => {
    const [firm, person] = [await company(app), await individual(app)]
    const made = await Promise.all(Array.from({ length: 10 }, () => jobOffer(app, firm, person)))
    expect(tally(await Promise.all(made.map((offer) => answer(person, offer, 'accept'))))).toEqual({ '200': 10 })
    const [work, ...more] = await current(eq(employments.userId, person.userId))
    expect(more).toEqual([])
    const rows = await app.db
      .select({ id: offers.id, status: offers.status })
      .from(offers)
      .where(
        inArray(
          offers.id,
          made.map(({ id }) => id),
        ),
      )
    expect(rows.filter(({ status }) => status === 'accepted').map(({ id }) => id)).toEqual([work?.offerId])
    expect(rows.filter(({ status }) => status === 'ended')).toHaveLength(9)
  })

  it('one end of work that both sides end, while the company gives rights', async () => {
    const firm = await company(app)
    const { person, offer, employment } = await hired(app, firm)
    const end = (as: Person) =>
      app.call('POST', `/employments/${employment.id}/end`, {
        as,
        body: { last_day: '2026-03-02', reason: null, version: 1 },
      })
    const give = () =>
      app.call('PUT', `/employments/${employment.id}/rights`, { as: firm, body: { rights: ['letters'], version: 1 } })
    const answers = await together((i) => (i % 3 === 0 ? end(firm) : i % 3 === 1 ? end(person) : give()))
    expect(won(answers)).toHaveLength(1)
    const [row] = await employmentsOf(app, person.userId)
    expect(row?.version).toBe(2)
    expect((await rowOf(offer.id))?.status).toBe(row?.endedAt === null ? 'accepted' : 'ended')
    expect((await eventsOf(offer.id)).filter((event) => event === 'end')).toHaveLength(row?.endedAt === null ? 0 : 1)
  })

  it('the same sending, 50 times at once, is one', async () => {
    const firm = await company(app, unlimited)
    const [seat, to, key] = [await position(app, firm), email(), app.services.ids.uuid()]
    const answers = await together(() => send(firm, to, seat.id, { 'idempotency-key': key }))
    expect(tally(answers)).toEqual({ '201': 50 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await app.db.$count(offers, eq(offers.companyAccountId, firm.accountId))).toBe(1)
  })
})
