import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { walks, type Step } from '../../../openapi/lifecycle.ts'
import { jobOffer as lifecycle } from '../../../openapi/lifecycles/job-offer.ts'
import { MOST_OFFERS } from '../../../openapi/schemas/job-offer.ts'
import { historyOf, offerAnswer, offerChange, offerEntry, offerTo, unlimited } from '../../../tests/factories/offers.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { position } from '../../../tests/factories/structure.ts'
import { testApp, type Answered } from '../../../tests/setup/app.ts'
import { employments, offers } from '../../db/company-tables.ts'

const app = await testApp()
const SENDERS = ['employee', 'company'] as const
const all = [...walks(lifecycle, SENDERS, 6)]
const worded = (walk: readonly Step[]) => walk.map(({ by, event, to }) => `${by} ${event} → ${to ?? 'refused'}`).join(', ')
/** Each walk that is not the beginning of another: replaying them replays all. */
const whole = all.filter((walk, at) => !(all[at + 1] ?? []).slice(0, walk.length).every((step, n) => step === walk[n]) || all[at + 1] === undefined)

const firm = await company(app, unlimited)
const seat = await position(app, firm, { headcount: 10_000 })
/** A person with an offer for each walk. */
const people = await Promise.all(whole.map(() => individual(app)))
for (let from = 0; from < people.length; from += MOST_OFFERS)
  await app.call('POST', '/offers', { as: firm, body: { offers: people.slice(from, from + MOST_OFFERS).map((person) => offerEntry(person, seat.id)) } })

interface Played {
  readonly person: Person
  readonly offerId: string
}
const rowOf = async (id: string) => (await app.db.select().from(offers).where(eq(offers.id, id)))[0]
const employmentOf = async (id: string) => (await app.db.select().from(employments).where(eq(employments.offerId, id)))[0]

/** The event as the API knows it; null where there is nothing that it could be sent to: no work, no end of it. */
async function put({ person, offerId }: Played, { event, by }: Step): Promise<Answered | null> {
  const as = by === 'company' ? firm : person
  const version = (await rowOf(offerId))?.version ?? 0
  switch (event) {
    case 'accept':
    case 'reject':
      return app.call('POST', `/employees/status/${offerId}`, { as, body: offerAnswer({ companyAccountId: firm.accountId }, person, event, { version }) })
    case 'modify':
      return app.call('PUT', `/offers/${offerId}`, { as, body: offerChange(seat.id, version) })
    case 'withdraw':
      return app.call('POST', `/offers/${offerId}/withdraw`, { as, body: { version } })
    default: {
      const work = await employmentOf(offerId)
      return work ? app.call('POST', `/employments/${work.id}/end`, { as, body: { last_day: '2026-03-02', reason: null, version: work.version } }) : null
    }
  }
}

/** May this side make this call at all? Then a refusal is 409 with the status the offer is in; else it is 403, whatever the offer. */
const SIDES: Readonly<Record<string, readonly string[]>> = { accept: ['employee'], reject: ['employee'], modify: ['company'], withdraw: ['company'], end: ['employee', 'company'] }

async function replay(walk: readonly Step[], person: Person): Promise<void> {
  const offerId = (await offerTo(app, firm, person.email)).id
  const happened = ['send']
  for (const step of walk) {
    const before = await rowOf(offerId)
    expect(before?.status).toBe(step.status)
    const answer = await put({ person, offerId }, step)
    const after = await rowOf(offerId)
    if (step.to !== null) {
      expect(answer?.status, JSON.stringify(answer?.body)).toBe(200)
      expect(after).toMatchObject({ status: step.to, version: (before?.version ?? 0) + 1 })
      happened.push(step.event)
    } else {
      if (answer === null) expect(await employmentOf(offerId)).toBeUndefined()
      else if (SIDES[step.event]?.includes(step.by)) expect(answer).toMatchObject({ status: 409, body: { code: 'not_pending', data: { status: step.status } } })
      else expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect(after).toEqual(before)
    }
    expect((await historyOf(app, offerId)).map(({ event }) => event)).toEqual(happened)
    const work = await employmentOf(offerId)
    expect(work === undefined ? 'none' : work.endedAt === null ? 'works' : 'worked').toBe(after?.status === 'accepted' ? 'works' : after?.status === 'ended' ? 'worked' : 'none')
  }
}

describe('the life of an offer', () => {
  it('has these walks of up to six events, no others', () => {
    expect(all.map(worded).join('\n')).toMatchSnapshot()
  })

  it.each(whole.map((walk, at) => [worded(walk), walk, people[at] as Person] as const))('%s', async (_words, walk, person) => replay(walk, person))

  it('walks of the clock: an offer that is over is withdrawn, work that is over ends', () => {
    const byClock = Object.entries(lifecycle.states).flatMap(([status, edges]) =>
      Object.entries<{ readonly by: readonly string[] }>(edges).flatMap(([event, { by }]) => (by.includes('clock') ? [`${status} ${event}`] : [])),
    )
    expect(byClock).toEqual(['pending withdraw', 'modified withdraw', 'accepted end'])
  })
})
