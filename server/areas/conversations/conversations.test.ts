import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Conversation } from '../../../openapi/schemas/conversation.ts'
import type { ApplicantRow, ApplicationStatus, OwnApplicationRow } from '../../../openapi/schemas/job-application.ts'
import type { notification } from '../../../openapi/schemas/notification.ts'
import type { z } from 'zod'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { notifications } from '../../db/company-tables.ts'
import { conversationMessages } from '../../db/conversation-tables.ts'
import { users } from '../../db/tables.ts'

let app: TestApp
let firm: Person
let start: Date
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
  start = app.clock.now()
})
beforeEach(() => app.clock.set(new Date(start)))

async function applied(status: ApplicationStatus = 'interview', over: Parameters<typeof applicationIn>[4] = {}) {
  const person = await individual(app)
  const posting = await openPosting(app, firm)
  const { id } = await applicationIn(app, person, posting, status, over)
  return { person, posting, id }
}
const own = (id: string, path = '') => `/job-applications/${id}/messages${path}`
const theirs = (id: string, path = '') => `/applicants/${id}/messages${path}`
const write = (as: Person, path: string, text: string, client_id = app.services.ids.uuid()) =>
  app.call<Conversation>('POST', path, { as, body: { client_id, text } })
const look = async (as: Person, path: string) => (await app.call<Conversation>('GET', path, { as })).body
const read = (as: Person, path: string, to: number) => app.call('POST', path, { as, body: { to } })
const toldOf = async ({ accountId }: Person, kind: 'applicant_message' | 'employer_message') =>
  app.db
    .select({ readAt: notifications.readAt, subjectId: notifications.subjectId, values: notifications.values })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), eq(notifications.kind, kind)))
const mailsTo = async ({ email }: Person) => (await app.mails()).filter(({ to }) => to === email).length
const later = () => app.clock.advance(60_000)

describe('a conversation', () => {
  it('is read by both sides in the order it was written; which colleague wrote is the employer’s alone', async () => {
    const { person, id } = await applied()
    const worker = await employee(app, { of: firm })
    await giveRights(app, firm, worker, ['recruiting'])
    await app.db
      .update(users)
      .set({ displayName: { en: 'Marta Alemu' } })
      .where(eq(users.id, worker.userId))
    expect((await write(person, own(id), 'When do we meet?')).status).toBe(201)
    await write(worker, theirs(id), 'On Monday.\nAt ten.')
    await write(firm, theirs(id), 'Bring your certificates.')
    const mine = await look(person, own(id))
    expect(mine.messages.map(({ number, by, text, author }) => [number, by, text, author])).toEqual([
      [1, 'applicant', 'When do we meet?', null],
      [2, 'employer', 'On Monday.\nAt ten.', null],
      [3, 'employer', 'Bring your certificates.', null],
    ])
    const seen = await look(firm, theirs(id))
    expect(seen.messages.map(({ author }) => author?.en)).toEqual([undefined, 'Marta Alemu', undefined])
  })

  it('has a message once, however often it is sent', async () => {
    const { person, id } = await applied()
    const client = app.services.ids.uuid()
    const answers = await Promise.all([1, 2, 3].map(() => write(person, own(id), 'Hello', client)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    // The other side’s own counts apart.
    await write(firm, theirs(id), 'Hello', client)
    expect((await look(person, own(id))).messages.map(({ by }) => by)).toEqual(['applicant', 'employer'])
  })

  it('keeps each message when both write at once', async () => {
    const { person, id } = await applied()
    await Promise.all(
      [...Array(6).keys()].map((n) => write(n % 2 ? person : firm, n % 2 ? own(id) : theirs(id), `${n}`)),
    )
    const { messages } = await look(person, own(id))
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(messages.map(({ text }) => text).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
  })

  it('goes on to what was written earlier', async () => {
    const { person, id } = await applied()
    await write(person, own(id), 'first')
    const rows = Array.from({ length: 60 }, (_, n) => ({
      id: app.services.ids.uuid(),
      applicationId: id,
      number: n + 2,
      side: 'employer' as const,
      clientId: app.services.ids.uuid(),
      text: `n ${n + 2}`,
      createdAt: app.clock.now(),
    }))
    await app.db.insert(conversationMessages).values(rows)
    const newest = await look(person, own(id))
    expect([newest.messages.length, newest.messages[0]?.number, newest.has_earlier]).toEqual([50, 12, true])
    const older = await look(person, `${own(id)}?before=12`)
    expect([older.messages.length, older.messages[0]?.text, older.has_earlier]).toEqual([11, 'first', false])
  })

  it('refuses nothing, white space alone, and more than 4,000 characters', async () => {
    const { person, id } = await applied()
    for (const text of ['', '  \n ', 'x'.repeat(4001)]) expect((await write(person, own(id), text)).status).toBe(422)
    expect((await write(person, own(id), '<script>alert(1)</script>')).status).toBe(201)
    expect((await look(firm, theirs(id))).messages[0]?.text).toBe('<script>alert(1)</script>')
  })

  it('is open until thirty days after the decision, and can be read for good', async () => {
    const { person, id } = await applied('rejected')
    await write(person, own(id), 'Thank you for telling me.')
    app.clock.advance(29 * 86_400_000)
    expect((await look(person, own(id))).can_write).toBe(true)
    expect((await write(firm, theirs(id), 'We wish you well.')).status).toBe(201)
    app.clock.advance(2 * 86_400_000)
    for (const [as, path] of [
      [person, own(id)],
      [firm, theirs(id)],
    ] as const) {
      expect(await write(as, path, 'Too late')).toMatchObject({ status: 409, body: { code: 'not_pending' } })
      expect(await look(as, path)).toMatchObject({ can_write: false, messages: [{ number: 1 }, { number: 2 }] })
    }
  })

  it('is neither side’s before the application is sent, and nobody else’s', async () => {
    const { person, id } = await applied('draft')
    expect((await write(person, own(id), 'Hello')).status).toBe(404)
    expect((await write(firm, theirs(id), 'Hello')).status).toBe(404)
    const sent = await applied()
    expect((await write(await individual(app), own(sent.id), 'Hello')).status).toBe(404)
    expect((await app.call('GET', theirs(sent.id), { as: await company(app) })).status).toBe(404)
    const worker = await employee(app, { of: firm })
    expect((await write(worker, theirs(sent.id), 'Hello')).status).toBe(403)
  })

  it('is held by nobody with themselves', async () => {
    const worker = await employee(app, { of: firm })
    await giveRights(app, firm, worker, ['recruiting'])
    const { id } = await applicationIn(app, { accountId: worker.own }, await openPosting(app, firm), 'interview')
    expect((await look(worker, theirs(id))).can_write).toBe(false)
    expect((await write(worker, theirs(id), 'Hello')).status).toBe(403)
  })
})

describe('what is new', () => {
  it('is counted for each side until it is read, in the lists too', async () => {
    const { person, posting, id } = await applied()
    const counts = async () => {
      const mine = await app.call<{ data: OwnApplicationRow[] }>('GET', '/job-applications', { as: person })
      const list = await app.call<{ data: ApplicantRow[] }>('GET', `/job-postings/${posting.id}/applicants`, {
        as: firm,
      })
      return [mine.body.data[0]?.unread, list.body.data[0]?.unread]
    }
    expect(await counts()).toEqual([0, 0])
    await write(firm, theirs(id), 'one')
    await write(firm, theirs(id), 'two')
    await write(person, own(id), 'three')
    expect(await counts()).toEqual([2, 1])
    expect((await look(person, own(id))).unread).toBe(2)
    await read(person, own(id, '/read'), 1)
    expect(await counts()).toEqual([1, 1])
    await read(person, own(id, '/read'), 999)
    await read(person, own(id, '/read'), 1)
    await read(firm, theirs(id, '/read'), 3)
    expect(await counts()).toEqual([0, 0])
  })

  it('is told once until it is read, by notification and mail, and says nothing of what was written', async () => {
    const { person, posting, id } = await applied()
    const before = await mailsTo(person)
    await write(firm, theirs(id), 'A secret number: 31337')
    await write(firm, theirs(id), 'And another')
    later()
    expect(await mailsTo(person)).toBe(before + 1)
    expect(await toldOf(person, 'employer_message')).toEqual([
      { readAt: null, subjectId: id, values: { title: 'Accountant' } },
    ])
    expect(JSON.stringify((await app.mails()).filter(({ to }) => to === person.email))).not.toContain('31337')
    // Another before they have looked is not told again.
    await write(firm, theirs(id), 'Still there?')
    later()
    expect(await mailsTo(person)).toBe(before + 1)
    // Read, the notification is too; what comes after that is told anew.
    await read(person, own(id, '/read'), 3)
    expect((await toldOf(person, 'employer_message'))[0]?.readAt).not.toBeNull()
    await write(firm, theirs(id), 'One more thing')
    later()
    expect(await mailsTo(person)).toBe(before + 2)
    await write(person, own(id), 'Here I am')
    later()
    await app.mails()
    const told = await toldOf(firm, 'applicant_message')
    expect(told.filter(({ subjectId }) => subjectId === id)).toMatchObject([
      { subjectId: id, values: { title: 'Accountant', posting: posting.id } },
    ])
    const list = await app.call<{ data: z.output<typeof notification>[] }>('GET', '/notifications', { as: firm })
    expect(list.body.data.map(({ path }) => path)).toContain(
      `/job/applicants/${posting.id}?applicant=${id}&tab=messages`,
    )
  })

  it('is not told to whoever reads it at once', async () => {
    const { person, id } = await applied()
    await write(firm, theirs(id), 'Are you there?')
    await read(person, own(id, '/read'), 1)
    later()
    await app.mails()
    expect(await toldOf(person, 'employer_message')).toEqual([])
  })
})
