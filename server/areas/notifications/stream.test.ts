import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CountedStage } from '../../../openapi/schemas/job-application.ts'
import type { LiveMessage } from '../../../openapi/schemas/notification.ts'
import { readEvents } from '../../../src/api/event-stream.ts'
import { verification } from '../../../tests/factories/companies.ts'
import { applicationIn, stageFor } from '../../../tests/factories/job-applications.ts'
import { draftPosting, openPosting, postingBody } from '../../../tests/factories/job-postings.ts'
import { notification } from '../../../tests/factories/notifications.ts'
import { administrator, company, employee, individual, signIn, type Person } from '../../../tests/factories/people.ts'
import { testApp, type As } from '../../../tests/setup/app.ts'
import { createApp } from '../../app.ts'
import { employments } from '../../db/company-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { sessions } from '../../db/sign-in-tables.ts'

const app = await testApp()
let origin = ''
beforeAll(async () => {
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
// The client keeps sockets in reserve on which it asked nothing yet.
afterAll(() => app.app.server.closeAllConnections())

/** What came: the event, its number, and what it is about. */
interface Got {
  readonly id: string | null
  readonly message: LiveMessage
}
interface Line {
  readonly status: number
  readonly got: Got[]
  /** Waits until the nth event came (1 is the first) and gives it. */
  readonly nth: (n: number) => Promise<Got>
  readonly ended: Promise<void>
  readonly drop: () => void
}
const lines: Line[] = []
afterEach(() => lines.splice(0).forEach((line) => line.drop()))

async function listen(as: As, lastEventId?: string, at = origin): Promise<Line> {
  const stop = new AbortController()
  const response = await fetch(`${at}/api/notifications/stream`, {
    signal: stop.signal,
    headers: {
      authorization: `Bearer ${as.token}`,
      ...(as.accountId ? { currentaccountid: as.accountId } : {}),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  })
  const got: Got[] = []
  const ended = (async () => {
    if (!response.ok || !response.body) return
    for await (const event of readEvents(response.body))
      if (event) got.push({ id: event.id, message: JSON.parse(event.data) as LiveMessage })
  })().catch(() => undefined)
  const line: Line = {
    status: response.status,
    got,
    ended,
    drop: () => stop.abort(),
    nth: async (n) => {
      await expect.poll(() => got.length, { interval: 5 }).toBeGreaterThanOrEqual(n)
      return got[n - 1] as Got
    },
  }
  lines.push(line)
  if (response.ok) await line.nth(1)
  return line
}
const followed = (line: Line) =>
  line.got.flatMap(({ message }) =>
    message.event === 'notification' ? [message.notification.values['person'] ?? ''] : [],
  )
const tell = (accountId: string, person: string) => notification(app, accountId, 'new_follower', { values: { person } })
const publish = (topic: 'offers' | 'structure' | 'site' | 'user' | 'session', id: string) =>
  app.services.transaction(async (tx) => app.services.events.publish(tx, topic, id))

let firm: Person
beforeEach(async () => {
  firm = await company(app)
})

describe('a live stream', () => {
  it('starts with the unread count, then sends each new notification with the current counts', async () => {
    await tell(firm.accountId, 'before')
    const line = await listen(firm)
    expect(line.got[0]).toEqual({ id: '1', message: { event: 'hello', unread: 1, unseen: 1 } })
    await tell(firm.accountId, 'A')
    await tell(firm.accountId, 'B')
    expect(await line.nth(3)).toMatchObject({
      id: '3',
      message: {
        event: 'notification',
        notification: { kind: 'new_follower', is_read: false, values: { person: 'B' } },
        unread: 3,
        unseen: 3,
      },
    })
    expect(followed(line)).toEqual(['A', 'B'])
  })

  it('reports what is read elsewhere', async () => {
    await tell(firm.accountId, 'A')
    const line = await listen(firm)
    await app.call('POST', '/notifications/read', { as: firm })
    expect(await line.nth(2)).toMatchObject({
      message: { event: 'notification', notification: { is_read: true, is_seen: true }, unread: 0, unseen: 0 },
    })
  })

  it('reports nothing about another account, and nothing before the commit', async () => {
    const line = await listen(firm)
    await tell((await company(app)).accountId, 'theirs')
    await expect(
      app.services.transaction(async (tx) => {
        app.services.events.publish(tx, 'notification', firm.accountId)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await tell(firm.accountId, 'mine')
    await line.nth(2)
    expect(followed(line)).toEqual(['mine'])
  })

  it('names what has to be read again', async () => {
    const line = await listen(firm)
    await publish('offers', firm.accountId)
    await publish('structure', firm.accountId)
    await publish('site', firm.accountId)
    await publish('user', firm.userId)
    await line.nth(5)
    // One after the other, in no order that anyone relies on: each is only read again.
    expect(new Set(line.got.slice(1).map(({ message }) => message.event === 'changed' && message.what))).toEqual(
      new Set(['offers', 'structure', 'site', 'session']),
    )
  })

  it.each([
    ['/user/language', { language: 'am' }],
    ['/user/preferences', { calendar: 'ethiopian' }],
  ])('tells the user’s other devices of a choice made by %s', async (path, body) => {
    const line = await listen(firm)
    await line.nth(1)
    expect((await app.call('PUT', path, { as: firm, body })).status).toBe(204)
    expect((await line.nth(2)).message).toEqual({ event: 'changed', what: 'session' })
  })

  it('tells administrators, and nobody else, that a company took its request back', async () => {
    const [asked, stranger] = [await verification(app, firm, 'requested'), await company(app)]
    const [queue, other] = [await listen(await administrator(app)), await listen(stranger)]
    const body = { version: asked.version }
    expect((await app.call('POST', '/company/verification/withdraw', { as: firm, body })).status).toBe(200)
    expect((await queue.nth(2)).message).toEqual({ event: 'changed', what: 'verifications' })
    await publish('offers', stranger.accountId)
    expect((await other.nth(2)).message).toEqual({ event: 'changed', what: 'offers' })
  })

  it('tells the account and administrators that a posting was decided on, and administrators nothing of a draft', async () => {
    const admin = await administrator(app)
    const posting = await draftPosting(app, firm)
    const [own, queue] = [await listen(firm), await listen(admin)]
    const edited = await app.call<{ version: number }>('PUT', `/job-postings/${posting.id}`, {
      as: firm,
      body: await postingBody(app, { title: { en: 'Loom weaver' }, version: posting.version }),
    })
    expect((await own.nth(2)).message).toEqual({ event: 'changed', what: 'jobs' })
    const published = await app.call('POST', `/job-postings/${posting.id}/publish`, {
      as: firm,
      body: { version: edited.body.version },
    })
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect((await own.nth(3)).message).toEqual({ event: 'changed', what: 'jobs' })
    await expect
      .poll(() => queue.got.filter(({ message }) => message.event === 'changed').map(({ message }) => message))
      .toEqual([{ event: 'changed', what: 'jobs' }])
  })

  it('tells the other tabs of an account of its own request for a plan', async () => {
    const line = await listen(firm)
    const { version } = (await app.call<{ version: number }>('GET', '/plan', { as: firm })).body
    const body = { key: 'enterprise', remark: null, version }
    expect((await app.call('POST', '/plan/request', { as: firm, body })).status).toBe(200)
    expect((await line.nth(2)).message).toEqual({ event: 'changed', what: 'session' })
  })

  it('tells a second window once that 500 applicants were moved, who stand there by then', async () => {
    const posting = await openPosting(app, firm)
    const first = await applicationIn(app, await individual(app), posting, 'applied')
    const ids = Array.from({ length: 499 }, () => app.services.ids.uuid())
    await app.db.insert(jobApplications).values(ids.map((id) => ({ ...first, id, applicantAccountId: null })))
    const second = { ...firm, token: await signIn(app, firm.userId) }
    const line = await listen(second)
    const moved = await app.call('POST', `/job-postings/${posting.id}/applicants/move`, {
      as: firm,
      body: {
        applicants: [first.id, ...ids].map((id) => ({ id, version: 1 })),
        to: await stageFor(app, posting, 'interview'),
        rejection: null,
      },
    })
    expect(moved.status).toBe(200)
    expect((await line.nth(2)).message).toEqual({ event: 'changed', what: 'applications' })
    const { body } = await app.call<{ stages: readonly CountedStage[] }>(
      'GET',
      `/job-postings/${posting.id}/applicants`,
      { as: second },
    )
    expect(body.stages.find(({ kind }) => kind === 'interview')?.count).toBe(500)
    expect(line.got).toHaveLength(2)
  })

  it('reports a switch of account to the other tabs of the session', async () => {
    const worker = await employee(app, { of: firm })
    const line = await listen({ token: worker.token, accountId: worker.own })
    await app.call('POST', `/account/switch/${firm.accountId}`, { as: { token: worker.token, accountId: worker.own } })
    expect((await line.nth(2)).message).toEqual({ event: 'changed', what: 'session' })
  })
})

describe('reconnecting', () => {
  it('with the last number returns each later change once, whenever the connection broke', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `n${n}`)
    const all: string[] = []
    let last: string | undefined
    // Told all the time, while the line is dropped again and again.
    const telling = (async () => {
      for (const name of names) {
        await tell(firm.accountId, name)
        await new Promise((resolve) => setTimeout(resolve, 3))
      }
    })()
    const first = await listen(firm)
    last = first.got[0]?.id ?? '0'
    const start = Number(last)
    first.drop()
    let isTold = false
    void telling.then(() => (isTold = true))
    // Once all is told a line has time to give the rest; what then still lacks is lost.
    for (let isLast = false; all.length < names.length - start && !isLast;) {
      const wasTold = isTold
      const line = await listen(firm, last)
      // The places of lines that were dropped come free a moment later.
      if (line.status !== 200) continue
      isLast = wasTold
      if (isLast) await line.nth(1 + names.length - start - all.length)
      else await new Promise((resolve) => setTimeout(resolve, 7))
      line.drop()
      await line.ended
      for (const { id, message } of line.got) {
        if (message.event !== 'notification') continue
        all.push(message.notification.values['person'] ?? '')
        last = id ?? last
      }
    }
    await telling
    expect(all).toEqual(names.slice(start))
  })

  it('after very many changes is told to read the list again and continues from there', async () => {
    const line = await listen(firm)
    const id = line.got[0]?.id ?? ''
    line.drop()
    for (let n = 0; n < 60; n += 1) await tell(firm.accountId, `n${n}`)
    const again = await listen(firm, id)
    expect(await again.nth(2)).toEqual({ id: '60', message: { event: 'changed', what: 'notifications' } })
    await tell(firm.accountId, 'next')
    expect(await again.nth(3)).toMatchObject({ id: '61', message: { notification: { values: { person: 'next' } } } })
  })

  it.each(['nonsense', '-1', '999999', '1e3', '9'.repeat(40)])(
    'with the number %s, which never was, begins anew',
    async (id) => {
      await tell(firm.accountId, 'A')
      const line = await listen(firm, id)
      expect(line.got[0]).toMatchObject({ id: '1', message: { event: 'hello', unread: 1 } })
      expect(line.got).toHaveLength(1)
    },
  )
})

describe('an open stream', () => {
  const last = (line: Line) => line.got.at(-1)?.message

  it('ends when the session is revoked, with a last event that says so', async () => {
    const line = await listen(firm)
    await app.call('POST', '/logout', { as: firm })
    await line.ended
    expect(last(line)).toEqual({ event: 'changed', what: 'session' })
  })

  it('ends when another device signs this one out', async () => {
    const other = await signIn(app, firm.userId)
    const line = await listen({ ...firm, token: other })
    const row = (await app.call<{ id: string; is_current: boolean }[]>('GET', '/sessions', { as: firm })).body.find(
      ({ is_current }) => !is_current,
    )
    await app.call('DELETE', `/sessions/${row?.id}`, { as: firm })
    await line.ended
    expect(last(line)).toEqual({ event: 'changed', what: 'session' })
  })

  it('ends with the employment, and the next one is refused', async () => {
    const worker = await employee(app, { of: firm })
    const line = await listen(worker)
    await app.services.transaction(async (tx) => {
      await tx.update(employments).set({ endedAt: app.clock.now() }).where(eq(employments.userId, worker.userId))
      app.services.events.publish(tx, 'user', worker.userId)
    })
    await line.ended
    expect(last(line)).toEqual({ event: 'changed', what: 'session' })
    expect((await listen(worker)).status).toBe(403)
  })

  it('continues with the new rights when only rights change', async () => {
    const worker = await employee(app, { of: firm })
    const line = await listen(worker)
    await notification(app, firm.accountId, 'offer_answered')
    await app.services.transaction(async (tx) => {
      await tx
        .update(employments)
        .set({ rights: ['recruiting'] })
        .where(eq(employments.userId, worker.userId))
      app.services.events.publish(tx, 'user', worker.userId)
    })
    await line.nth(3)
    expect(line.got.slice(1).map(({ message }) => message.event === 'changed' && message.what)).toEqual([
      'session',
      'notifications',
    ])
    await notification(app, firm.accountId, 'offer_answered')
    await tell(firm.accountId, 'for owners')
    expect((await line.nth(4)).message).toMatchObject({ notification: { kind: 'offer_answered' } })
    expect(followed(line)).toEqual(['Abebe Kebede'])
  })

  it('is refused while a user has too many, and allowed again when one closes', async () => {
    const open = await Promise.all(Array.from({ length: 12 }, () => listen(firm)))
    expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    const over = await fetch(`${origin}/api/notifications/stream`, {
      headers: { authorization: `Bearer ${firm.token}` },
    })
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '30'])
    open[0]?.drop()
    await expect.poll(async () => (await listen(firm)).status).toBe(200)
  })

  it('ends when the server stops, which does not wait for it', async () => {
    const second = await createApp(app.services, { webDir: null, isDraining: () => false })
    const line = await listen(firm, undefined, await second.listen({ host: '127.0.0.1', port: 0 }))
    const closed = second.close()
    await line.ended
    second.server.closeIdleConnections()
    await closed
    // Those of the other server go on.
    expect((await listen(firm)).status).toBe(200)
  })

  it('leaves no listeners behind', async () => {
    const before = await app.db.select().from(sessions).where(eq(sessions.userId, firm.userId))
    for (let n = 0; n < 30; n += 1) {
      const line = await listen(firm)
      line.drop()
      await line.ended
    }
    // Twelve at once would be refused, had they stayed.
    expect((await listen(firm)).status).toBe(200)
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, firm.userId))).toHaveLength(before.length)
  })
})
