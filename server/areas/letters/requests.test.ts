import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { act, keptLetter } from '../../../tests/factories/letters.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type Loose, type TestApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import { letterRecipients } from '../../db/letters-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const asked = (type_id: string, over: object = {}) => ({ type_id, lang: 'en', purpose: 'For the bank', ...over })
const requestsOf = async (who: Person, path = '/letter-requests') =>
  (await app.call<{ readonly data: readonly Loose[] }>('GET', path, { as: who })).body.data
/** A company with a type that may be asked for, somebody who writes letters, and a worker with a private account. */
async function firmOf() {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const [writer, worker] = [await employee(app, { of: firm }), await employee(app, { of: firm })]
  await giveRights(app, firm, writer, ['letters'])
  const { id: typeId } = await letterTypeOf(app, firm, {
    request: 'employment',
    name: { en: 'Certificate', am: 'ምስክር' },
  })
  return { firm, writer, worker, self: { ...worker, accountId: worker.own }, typeId }
}
const leave = ({ userId }: Person) =>
  app.db.update(employments).set({ endedAt: app.clock.now() }).where(eq(employments.userId, userId))

describe('a certificate', () => {
  it('is offered to whoever works or worked there, where the company lets a type be asked for', async () => {
    const { firm, self, typeId } = await firmOf()
    await letterTypeOf(app, firm, { request: 'none' })
    expect(await requestsOf(self, '/letter-requests/types')).toMatchObject([{ id: typeId, kind: 'employment' }])
    await leave(self)
    expect(await requestsOf(self, '/letter-requests/types')).toHaveLength(1)
    const stranger = await individual(app)
    expect(await requestsOf(stranger, '/letter-requests/types')).toEqual([])
    const { status, body } = await app.call('POST', '/letter-requests', { as: stranger, body: asked(typeId) })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['type_id']])
  })

  it('is asked for, written with one press, and arrives where it was asked for', async () => {
    const { firm, writer, worker, self, typeId } = await firmOf()
    const { id } = await act(app, self, 'POST', '/letter-requests', asked(typeId))
    expect(await requestsOf(self)).toMatchObject([{ id, state: 'open', purpose: 'For the bank', letter_id: null }])
    expect(await requestsOf(writer, '/company-letter-requests')).toMatchObject([
      { id, person: { id: worker.userId }, writer: null },
    ])
    // Who may not write letters sees no requests.
    expect(await requestsOf(worker, '/company-letter-requests')).toEqual([])

    const letter = await act(app, writer, 'POST', `/company-letter-requests/${String(id)}/letter`)
    expect(letter).toMatchObject({
      status: 'draft',
      subject: 'Certificate',
      about: { id: worker.userId },
      recipients: [{ kind: 'employee', user_id: worker.userId }],
    })
    expect(await requestsOf(self)).toMatchObject([{ state: 'writing', letter_id: null }])
    expect(await requestsOf(firm, '/company-letter-requests')).toMatchObject([
      { letter_id: null, writer: { id: writer.userId } },
    ])
    const again = await app.call('POST', `/company-letter-requests/${String(id)}/letter`, { as: firm })
    expect([again.status, again.body.code]).toEqual([409, 'not_pending'])

    const letterId = String(letter['id'])
    await act(app, writer, 'PUT', `/letters/${letterId}`, {
      subject: 'Certificate',
      body: [{ type: 'paragraph', text: [{ text: 'She works here.' }] }],
      about_user_id: worker.userId,
      amount: null,
      separate: false,
      attachment_ids: [],
      recipients: [{ kind: 'employee', user_id: worker.userId, username: null, email: null, name: null, copy: false }],
      version: letter['version'],
    })
    await act(app, writer, 'POST', `/letters/${letterId}/submit`, {
      version: (await keptLetter(app, letterId)).version,
    })
    const heard: string[] = []
    app.services.events.on('letters', (accountId) => heard.push(accountId))
    await act(app, firm, 'POST', `/letters/${letterId}/issue`, { version: (await keptLetter(app, letterId)).version })
    // Their own page, on which it says “being written”, learns it at once.
    await expect.poll(() => heard).toContain(self.accountId)
    const { reference } = await keptLetter(app, letterId)
    expect(await requestsOf(self)).toMatchObject([{ state: 'answered', letter_id: letterId, reference }])
    expect(await requestsOf(writer, '/company-letter-requests')).toEqual([])

    const { version } = await keptLetter(app, letterId)
    await act(app, firm, 'POST', `/letters/${letterId}/revoke`, { version, note: 'The date was wrong.' })
    expect(await requestsOf(self)).toMatchObject([{ state: 'revoked', letter_id: letterId, reference }])
    expect(await requestsOf(writer, '/company-letter-requests')).toEqual([])
  })

  it('goes to the own account of somebody who left', async () => {
    const { firm, self, typeId } = await firmOf()
    await leave(self)
    const { id } = await act(app, self, 'POST', '/letter-requests', asked(typeId))
    const letter = await act(app, firm, 'POST', `/company-letter-requests/${String(id)}/letter`)
    const to = eq(letterRecipients.letterId, String(letter['id']))
    expect(await app.db.select().from(letterRecipients).where(to)).toMatchObject([
      { kind: 'account', accountId: self.accountId, userId: null },
    ])
  })

  it('is open again when its draft is deleted', async () => {
    const { firm, self, typeId } = await firmOf()
    const { id } = await act(app, self, 'POST', '/letter-requests', asked(typeId))
    const letter = await act(app, firm, 'POST', `/company-letter-requests/${String(id)}/letter`)
    expect((await app.call('DELETE', `/letters/${String(letter['id'])}`, { as: firm })).status).toBe(204)
    expect(await requestsOf(self)).toMatchObject([{ state: 'open' }])
    expect((await app.call('DELETE', `/letter-requests/${String(id)}`, { as: self })).status).toBe(204)
    expect(await requestsOf(firm, '/company-letter-requests')).toEqual([])
  })

  it('is declined with a note, of which whoever asked learns', async () => {
    const { firm, self, typeId } = await firmOf()
    const { id } = await act(app, self, 'POST', '/letter-requests', asked(typeId))
    const declined = await app.call('POST', `/company-letter-requests/${String(id)}/decline`, {
      as: firm,
      body: { note: 'Ask the head office.' },
    })
    expect(declined.status).toBe(204)
    expect(await requestsOf(self)).toMatchObject([{ state: 'declined', note: 'Ask the head office.' }])
    const told = await requestsOf(self, '/notifications')
    expect(told[0]).toMatchObject({ kind: 'letter_declined', values: { note: 'Ask the head office.' } })
    expect((await app.call('DELETE', `/letter-requests/${String(id)}`, { as: self })).status).toBe(409)
  })

  it('is told to the owners and to those who may write it, each once', async () => {
    const { firm, writer, worker, self, typeId } = await firmOf()
    await act(app, self, 'POST', '/letter-requests', asked(typeId))
    const toldTo = async (who: Person) =>
      (await requestsOf(who, '/notifications')).filter(({ kind }) => String(kind) === 'letter_requested')
    expect([await toldTo(firm), await toldTo(writer), await toldTo(worker)].map(({ length }) => length)).toEqual([
      1, 1, 0,
    ])
  })

  it('is asked for five times at most while nobody answers, also at once', async () => {
    const { self, typeId } = await firmOf()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call('POST', '/letter-requests', { as: self, body: asked(typeId) })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 201, 201, 409, 409, 409,
    ])
  })

  it('is another company’s and another person’s to nobody', async () => {
    const { self, typeId } = await firmOf()
    const other = await firmOf()
    const { id } = await act(app, self, 'POST', '/letter-requests', asked(typeId))
    const at = `/company-letter-requests/${String(id)}`
    const body = { note: 'No.' }
    expect((await app.call('POST', `${at}/letter`, { as: other.firm })).status).toBe(404)
    expect((await app.call('POST', `${at}/decline`, { as: other.firm, body })).status).toBe(404)
    expect((await app.call('DELETE', `/letter-requests/${String(id)}`, { as: other.self })).status).toBe(404)
  })
})
