import fs from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../openapi/operations/registry.ts'
import type { Requisition } from '../../openapi/schemas/job-offer.ts'
import { notifications, offers } from '../../server/db/company-tables.ts'
import { users } from '../../server/db/tables.ts'
import { hired, jobOffer, offerAnswer, offerChange, offerEntry, offerTo, unlimited } from '../factories/offers.ts'
import { administrator, company, individual, type Person } from '../factories/people.ts'
import { personEntry } from '../factories/registration.ts'
import { staffSheet } from '../factories/sheets.ts'
import { position } from '../factories/structure.ts'
import { testApp, type Answered } from '../setup/app.ts'
import { watchStatements } from './work.ts'

const { start } = watchStatements()
const app = await testApp()
const morning = app.clock.now()
afterEach(() => app.clock.set(morning))

/** Someone of each kind that an email may belong to, or nobody. */
const kinds: Readonly<Record<string, () => Promise<{ readonly email: string }>>> = {
  nobody: async () => ({ email: `${app.services.ids.code()}@example.com` }),
  'a person': () => individual(app),
  'a company': () => company(app),
  'an administrator': () => administrator(app),
  'a disabled person': () => individual(app, { user: { disabledAt: app.clock.now() } }),
  'a disabled company': () => company(app, { user: { disabledAt: app.clock.now() } }),
  'a registration that waits': async () => {
    const entry = personEntry()
    await app.call('POST', '/register/user', {
      body: entry,
      address: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    })
    return entry
  },
}
const others = Object.keys(kinds).filter((kind) => kind !== 'nobody')
const firm = await company(app, unlimited)
const seat = await position(app, firm, { headcount: 500 })
type Sender = Person & { readonly seat: string }

/** An answer without what must differ: ids, the sender's name and the email that was written. */
const shown = ({ status, body }: Answered, as: Sender, email: string) => ({
  status,
  body: (typeof body === 'string' ? body : JSON.stringify(body))
    .toLowerCase()
    .replaceAll(email.toLowerCase(), '(email)')
    .replaceAll(as.username.toLowerCase(), '(sender)')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, '(id)'),
})
const idOf = async (as: Sender, email: string) => (await offerTo(app, as, email)).id
/** Everything a company can do about an email, in the order it can do it. */
const steps: readonly (readonly [string, (as: Sender, email: string) => Promise<Answered>])[] = [
  [
    'trial of an import',
    (as, email) =>
      app.call('POST', '/employees/import', {
        as,
        body: staffSheet([{ employee_email: email, position: 'Water engineer' }], true),
      }),
  ],
  [
    'sending',
    (as, email) =>
      app.call('POST', '/offers', {
        as,
        body: { offers: [offerEntry({ email }, as.seat, { answer_by: '2026-03-20' })] },
      }),
  ],
  [
    'sending again',
    (as, email) => app.call('POST', '/offers', { as, body: { offers: [offerEntry({ email }, as.seat)] } }),
  ],
  ['reading', async (as, email) => app.call('GET', `/offers/${await idOf(as, email)}`, { as })],
  ['list of employees', (as, email) => app.call('GET', `/employees?q=${encodeURIComponent(email)}`, { as })],
  ['export', async (as, email) => app.call('GET', `/employees.csv?q=${encodeURIComponent(email)}`, { as })],
  [
    'withdrawing',
    async (as, email) => app.call('POST', `/offers/${await idOf(as, email)}/withdraw`, { as, body: { version: 1 } }),
  ],
  [
    'import',
    (as, email) =>
      app.call('POST', '/employees/import', {
        as,
        body: staffSheet([{ employee_email: email, position: 'Water engineer' }], false),
      }),
  ],
  [
    'modifying',
    async (as, email) => {
      // Declined by whoever reads that mailbox, as far as a company can know.
      const id = await idOf(as, email)
      await app.db.update(offers).set({ status: 'rejected', version: 2 }).where(eq(offers.id, id))
      return app.call('PUT', `/offers/${id}`, { as, body: offerChange(as.seat, 2) })
    },
  ],
]
async function walk(kind: string) {
  const email = (await kinds[kind]?.())?.email ?? ''
  const firm = await company(app, unlimited)
  const as = { ...firm, seat: (await position(app, firm)).id }
  const done: { step: string; shown: ReturnType<typeof shown>; statements: readonly string[] }[] = []
  for (const [n, [step, run]] of steps.entries()) {
    app.clock.set(new Date(morning.getTime() + n * 60_000))
    const { statements } = start(app)
    const answer = await run(as, email)
    const counted = [...statements]
    done.push({ step, shown: shown(answer, as, email), statements: counted })
    // What the outbox does then must not show either.
    await app.mails()
  }
  return done
}

describe('an offer to an email', () => {
  let unknown: Awaited<ReturnType<typeof walk>> = []
  beforeAll(async () => {
    // The first calls prepare what later ones find.
    await walk('nobody')
    unknown = await walk('nobody')
    app.clock.set(morning)
  })

  it.each(others)(
    'that belongs to %s gets the same answer and statements as an unknown one, and looks the same later',
    async (kind) => {
      expect(unknown.map(({ shown: { status } }) => status)).toEqual([201, 201, 422, 200, 200, 200, 200, 201, 200])
      expect(await walk(kind)).toEqual(unknown)
    },
  )

  it('notifies a person, invites an unknown one, and tells a company or administrator that offers do not reach them', async () => {
    const heard = async (kind: string) => {
      const { email } = (await kinds[kind]?.()) ?? { email: '' }
      await app.call('POST', '/offers', {
        as: firm,
        body: { offers: [offerEntry({ email }, seat.id, { job_title: 'Head of tasting' })] },
      })
      return (await app.mails(email))
        .filter(({ subject }) => subject.includes(firm.username) || subject.includes('Head of tasting'))
        .map(({ subject, text }) => [subject, text.includes('Head of tasting')])
    }
    const name = `${firm.username} PLC`
    expect(await heard('nobody')).toEqual([[`${name} offers you a job`, true]])
    expect(await heard('a registration that waits')).toEqual([[`${name} offers you a job`, true]])
    expect(await heard('a person')).toEqual([[expect.stringContaining('Head of tasting'), true]])
    for (const kind of ['a company', 'an administrator'])
      expect(await heard(kind)).toEqual([[`${name} wanted to send you a job offer`, false]])
    for (const kind of ['a disabled person', 'a disabled company']) expect(await heard(kind)).toEqual([])
  })

  it('does not reveal that another address belongs to the same person', async () => {
    const one = await position(app, firm, { headcount: 1 })
    const [waiting, holder] = [await individual(app), (await hired(app, firm, { positionId: one.id })).person]
    await app.call('POST', '/offers', { as: firm, body: { offers: [offerEntry(waiting, seat.id)] } })
    const move = async ({ userId, email }: Person) => {
      const other = `moved.${email}`
      await app.db.update(users).set({ email: other, emailKey: other.toLowerCase() }).where(eq(users.id, userId))
      return other
    }
    expect(
      (
        await app.call('POST', '/offers', {
          as: firm,
          body: { offers: [offerEntry({ email: await move(waiting) }, seat.id)] },
        })
      ).status,
    ).toBe(201)
    const full = (email: string) =>
      app.call('POST', '/offers', { as: firm, body: { offers: [offerEntry({ email }, one.id)] } })
    const [moved, stranger] = [await full(await move(holder)), await full('stranger@example.com')]
    expect({ ...moved.body, request_id: '' }).toEqual({ ...stranger.body, request_id: '' })
    expect(moved.status).toBe(422)
  })

  it('counts as read only once it is answered', async () => {
    const person = await individual(app)
    const offer = await jobOffer(app, firm, person)
    const asSeen = async () =>
      (await app.call<{ offer: Requisition }>('GET', `/offers/${offer.id}`, { as: firm })).body.offer.is_read
    await app.call('GET', `/offers/${offer.id}`, { as: person })
    expect(await asSeen()).toBe(false)
    await app.call('POST', `/employees/status/${offer.id}`, { as: person, body: offerAnswer(offer, person, 'reject') })
    expect(await asSeen()).toBe(true)
  })
})

describe('someone who declines', () => {
  /** Names nobody else here has. */
  const names = {
    firstName: 'Zerihunawit',
    middleName: 'Qelemework',
    lastName: 'Wubalem',
    displayName: { en: 'Zerihunawit Q.' },
  } as const
  const isNamed = (text: string) => /zerihunawit|qelemework|wubalem/i.test(text)

  it('is not named to the company in lists, notifications, exports, mails or rows', async () => {
    const employer = await company(app, unlimited)
    const person = await individual(app, { user: names })
    const offer = await jobOffer(app, employer, person)
    await app.call('GET', `/offers/${offer.id}`, { as: person })
    expect(
      (
        await app.call('POST', `/employees/status/${offer.id}`, {
          as: person,
          body: offerAnswer(offer, person, 'reject', { rejection_note: 'Too far away' }),
        })
      ).status,
    ).toBe(200)
    let answered = 0
    for (const { method, path } of Object.values(operations)) {
      if (method !== 'GET' || (path.includes('{') && !path.startsWith('/offers/{id}'))) continue
      const answer = await app.call('GET', path.replace('{id}', offer.id), { as: employer })
      answered += answer.status === 200 ? 1 : 0
      expect(isNamed(answer.bytes.toString('utf8')), path).toBe(false)
    }
    expect(answered).toBeGreaterThan(10)
    const kept = await app.db.select().from(notifications).where(eq(notifications.accountId, employer.accountId))
    expect(kept).toMatchObject([
      { kind: 'offer_answered', values: { person: person.email.toLowerCase(), answer: 'rejected' } },
    ])
    expect(isNamed(JSON.stringify([kept, await offerTo(app, employer, person.email)]))).toBe(false)
    const [mail] = await app.mails(employer.email)
    expect(mail?.subject).toContain(person.email.toLowerCase())
    expect(isNamed(JSON.stringify(mail))).toBe(false)
    const digests = await app.db.execute(sql`select payload::text from jobs`)
    expect(isNamed(JSON.stringify(digests.rows))).toBe(false)
  })

  it('is no longer named in older notifications, unlike someone who accepted', async () => {
    const employer = await company(app, unlimited)
    const told = async (answer: 'accepted' | 'rejected') => {
      const person = await individual(app, { user: names })
      const { id } = await jobOffer(app, employer, person, { status: answer })
      const change = answer === 'accepted' ? 1 : 2
      const values = { title: 'Taster', person: names.displayName.en, answer }
      await app.db.insert(notifications).values({
        id: app.services.ids.uuid(),
        accountId: employer.accountId,
        kind: 'offer_answered',
        subjectId: id,
        values,
        change,
        createdAt: app.clock.now(),
      })
      return person
    }
    const [, declined] = [await told('accepted'), await told('rejected')]
    const folder = new URL('../../server/db/migrations/', import.meta.url)
    const migration = fs.readdirSync(folder).find((name) => name.endsWith('_declined_without_name.sql')) ?? ''
    await app.db.execute(sql.raw(fs.readFileSync(new URL(migration, folder), 'utf8')))
    const rows = await app.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, employer.accountId))
      .orderBy(notifications.change)
    expect(rows.map(({ values }) => values)).toEqual([
      { title: 'Taster', person: names.displayName.en, answer: 'accepted' },
      { title: 'Taster', person: declined.email.toLowerCase(), answer: 'rejected' },
    ])
  })
})
