import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { attempts, transitions, walks, type Step } from '../../../openapi/lifecycle.ts'
import { jobOffer as lifecycle } from '../../../openapi/lifecycles/job-offer.ts'
import { historyOf, offerAnswer, offerChange, offerEntry, offerTo, unlimited } from '../../../tests/factories/offers.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { position } from '../../../tests/factories/structure.ts'
import { describeLife, play, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { employments, offers } from '../../db/company-tables.ts'

const app = await testApp()
const SENDERS = ['employee', 'company'] as const
const firm = await company(app, unlimited)
const seat = await position(app, firm, { headcount: 10_000 })

interface Played {
  readonly id: string
  readonly person: Person
}
const rowOf = async (id: string) =>
  (await app.db.select().from(offers).where(eq(offers.id, id)))[0] ?? expect.unreachable()
const employmentOf = async (id: string) =>
  (await app.db.select().from(employments).where(eq(employments.offerId, id)))[0]

/** An offer that the company sent through the API to a person of its own. */
async function begin(): Promise<Played> {
  const person = await individual(app)
  await app.call('POST', '/offers', { as: firm, body: { offers: [offerEntry(person, seat.id)] } })
  return { id: (await offerTo(app, firm, person.email)).id, person }
}

/**
 * May this side make this call at all? Then a refusal is 409 with the status the offer is in; else it is 403, whatever
 * the offer.
 */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  accept: ['employee'],
  reject: ['employee'],
  modify: ['company'],
  withdraw: ['company'],
  end: ['employee', 'company'],
}
/** Where there is work that could be ended. */
const WORKED = new Set(['accepted', 'ended'])

const replay: Replay<Played> = {
  app: () => app,
  lifecycle,
  senders: SENDERS,
  begin,
  read: ({ id }) => rowOf(id),
  send: async ({ id, person }, { event, by }) => {
    const as = by === 'company' ? firm : person
    const { version } = await rowOf(id)
    switch (event) {
      case 'accept':
      case 'reject':
        return app.call('POST', `/employees/status/${id}`, {
          as,
          body: offerAnswer({ companyAccountId: firm.accountId }, person, event, { version }),
        })
      case 'modify':
        return app.call('PUT', `/offers/${id}`, { as, body: offerChange(seat.id, version) })
      case 'withdraw':
        return app.call('POST', `/offers/${id}/withdraw`, { as, body: { version } })
      default: {
        const work = await employmentOf(id)
        return work
          ? app.call('POST', `/employments/${work.id}/end`, {
              as,
              body: { last_day: '2026-03-02', reason: null, version: work.version },
            })
          : null
      }
    }
  },
  refused: ({ status, event, by }) => {
    if (event === 'end' && !WORKED.has(status)) return null
    return SIDES[event]?.includes(by)
      ? { status: 409, body: { code: 'not_pending', data: { status } } }
      : { status: 403, body: { code: 'forbidden' } }
  },
  holds: async ({ id }, status) => {
    const work = await employmentOf(id)
    expect(work === undefined ? 'none' : work.endedAt === null ? 'works' : 'worked').toBe(
      status === 'accepted' ? 'works' : status === 'ended' ? 'worked' : 'none',
    )
  },
}

describeLife(replay)

/** All that is refused in a status. */
const refusedIn = new Map<string, Step[]>()
for (const { step } of attempts(lifecycle, SENDERS))
  if (step.to === null) refusedIn.set(step.status, [...(refusedIn.get(step.status) ?? []), step])
const legal = [...walks(lifecycle, SENDERS, 6)]
const eventsOf = (walk: readonly Step[]) => walk.map(({ by, event }) => `${by} ${event}`).join(', ')
const names = legal.map(eventsOf)
/** Those that do not go on as another one: replaying them replays all. */
const whole = legal.filter((_, at) => !names.some((name) => name.startsWith(`${names[at]}, `)))

/**
 * An offer that is modified goes back to where it can be answered: what it takes and refuses then must not depend on
 * what came before.
 */
describe('the history of an offer', () => {
  it('has these whole courses of up to six events', () => {
    expect(whole.map(eventsOf)).toMatchSnapshot()
  })

  const met = new Set<string>()
  it.each(whole.map((walk) => [eventsOf(walk), walk] as const))(
    'is kept whole, and changes nothing about what is refused: %s',
    async (_words, walk) => {
      const thing = await begin()
      for (const [at, step] of walk.entries()) {
        const way = eventsOf(walk.slice(0, at))
        if (!met.has(way)) for (const refused of refusedIn.get(step.status) ?? []) await play(replay, thing, refused)
        met.add(way)
        await play(replay, thing, step)
      }
      for (const refused of refusedIn.get(walk.at(-1)?.to ?? '') ?? [])
        if (walk.length < 6) await play(replay, thing, refused)
      const modified = walk.filter(({ event }) => event === 'modify').length
      expect(await rowOf(thing.id)).toMatchObject({ terms: modified + 1, version: walk.length + 1 })
      expect((await historyOf(app, thing.id)).map(({ event }) => event)).toEqual([
        'send',
        ...walk.map(({ event }) => event),
      ])
    },
  )

  it('ends by the clock too: an offer that is over is withdrawn, work that is over ends', () => {
    const byClock = transitions(lifecycle).flatMap(({ from, event, by }) =>
      by.includes('clock') ? [`${from} ${event}`] : [],
    )
    expect(byClock).toEqual(['pending withdraw', 'modified withdraw', 'accepted end'])
  })
})
