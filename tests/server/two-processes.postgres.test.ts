import { eq } from 'drizzle-orm'
import http from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildWhatChanged } from '../../scripts/build-parts.ts'
import { tier } from '../../openapi/resources/tier.ts'
import type { LiveMessage } from '../../openapi/schemas/notification.ts'
import { tiers } from '../../server/db/list-tables.ts'
import { readEvents } from '../../src/api/event-stream.ts'
import { publicCompany, publish } from '../factories/companies.ts'
import { sampleBody, type Row } from '../factories/entries.ts'
import { hired, jobOffer, offerAnswer } from '../factories/offers.ts'
import { administrator, company, employee, individual, type Person } from '../factories/people.ts'
import { publishedSite } from '../factories/sites.ts'
import { testApp } from '../setup/app.ts'
import { serverProcesses } from '../setup/processes.ts'

/** Most of what happens in one process is seen in the other within this time (milliseconds), also on a busy machine. */
const SOON = 5000
const waits: number[] = []
/** Waits until what the other process did is seen here, however long this machine takes, and notes how long it took. */
async function seen(check: () => void | Promise<void>): Promise<void> {
  const from = performance.now()
  await vi.waitFor(check, { timeout: 60_000, interval: 10 })
  waits.push(performance.now() - from)
}

const app = await testApp()
const processes = serverProcesses(app.url ?? '')
let origins: readonly [string, string] = ['', '']
let address = ''
/** Which of the two the calls behind the one address went to. */
const served = [0, 0]
const balancer = http.createServer((request, response) => {
  const at = served[0]! <= served[1]! ? 0 : 1
  served[at]! += 1
  const onward = http.request(
    `${origins[at]}${request.url}`,
    { method: request.method ?? 'GET', headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
})

beforeAll(async () => {
  await buildWhatChanged('server')
  // The processes have the real clock.
  app.clock.set(new Date())
  origins = [(await processes.serve()).origin, (await processes.serve()).origin]
  await new Promise<void>((resolve) => void balancer.listen(0, '127.0.0.1', resolve))
  const bound = balancer.address()
  address = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : ''
})
afterAll(() => {
  processes.end()
  balancer.closeAllConnections()
  balancer.close()
})

const headers = ({ token, accountId }: Pick<Person, 'token' | 'accountId'>) => ({
  authorization: `Bearer ${token}`,
  currentaccountid: accountId,
})
async function post(
  at: string,
  route: string,
  as: Pick<Person, 'token' | 'accountId'>,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<number> {
  const answer = await fetch(`${at}/api${route}`, {
    method,
    headers: { ...headers(as), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  return answer.status
}
/** A live line to one of the processes, past its hello. */
async function listen(at: string, as: Pick<Person, 'token' | 'accountId'>) {
  const stop = new AbortController()
  const response = await fetch(`${at}/api/notifications/stream`, { headers: headers(as), signal: stop.signal })
  expect(response.status).toBe(200)
  const got: LiveMessage[] = []
  void (async () => {
    if (response.body)
      for await (const event of readEvents(response.body)) if (event) got.push(JSON.parse(event.data) as LiveMessage)
  })().catch(() => undefined)
  const see = (matches: (message: LiveMessage) => boolean) =>
    seen(() => expect(got.some(matches), JSON.stringify(got)).toBe(true))
  await see(({ event }) => event === 'hello')
  return { see, drop: () => stop.abort() }
}

it('an answer given in one process is told in the other', async () => {
  const [firm, person] = [await company(app), await individual(app)]
  const offer = await jobOffer(app, firm, person)
  const line = await listen(origins[0], firm)
  expect(await post(origins[1], `/employees/status/${offer.id}`, person, offerAnswer(offer, person, 'reject'))).toBe(
    200,
  )
  await line.see(
    (message) =>
      message.event === 'notification' && message.notification.kind === 'offer_answered' && message.unread === 1,
  )
  await line.see((message) => message.event === 'changed' && message.what === 'offers')
  line.drop()
})

it('a switch made in one process is told to the other tabs of the session, wherever their line is', async () => {
  const worker = await employee(app)
  const lines = await Promise.all(
    origins.map((origin) => listen(origin, { token: worker.token, accountId: worker.own })),
  )
  expect(
    await post(origins[1], `/account/switch/${worker.accountId}`, { token: worker.token, accountId: worker.own }, {}),
  ).toBe(200)
  for (const line of lines) await line.see((message) => message.event === 'changed' && message.what === 'session')
  for (const line of lines) line.drop()
})

it('a page that was changed in one process is the new one in the other', async () => {
  const person = await individual(app)
  await publishedSite(app, person)
  const page = async (origin: string) => (await fetch(`${origin}/@${person.username}`)).text()
  // Both have it in their caches.
  for (const origin of origins) expect(await page(origin)).toContain('Addis Ababa University')
  const [study] = await (
    await fetch(`${origins[1]}/api/educations`, { headers: headers(person) })
  )
    .json()
    .then(({ data }: { data: Record<string, unknown>[] }) => data)
  const { id, position: _, created_at: __, updated_at: ___, ...body } = study ?? {}
  expect(
    await post(
      origins[1],
      `/educations/${String(id)}`,
      person,
      { ...body, school_name: { en: 'Jimma University' } },
      'PUT',
    ),
  ).toBe(200)
  await seen(async () => expect(await page(origins[0])).toContain('Jimma University'))
  expect(await page(origins[0])).not.toContain('Addis Ababa University')
})

it('a page shows in one process what an employer it mentions became in the other', async () => {
  const firm = await publicCompany(app)
  const { person } = await hired(app, firm)
  await publish(app, person)
  const page = async (origin: string) => (await fetch(`${origin}/@${person.username}`)).text()
  for (const origin of origins) expect(await page(origin)).toContain(`/@${firm.username}"`)
  expect(await post(origins[1], '/site/unpublish', firm, { version: 1 })).toBe(200)
  await seen(async () => expect(await page(origins[0])).not.toContain(`/@${firm.username}"`))
})

it('a text that one process words differently is said so by the other, to screens and on pages', async () => {
  const admin = await administrator(app)
  const page = async () => (await fetch(`${origins[0]}/help-center`)).text()
  const menu = async () => (await fetch(`${origins[0]}/api/front-languages`, { headers: { lang: 'en' } })).text()
  expect(await page()).not.toContain('asked and answered')
  const word = (id: string, en: string | null, version: number) =>
    post(origins[1], `/manage/texts/${id}`, admin, { en, am: null, version }, 'PUT')
  expect(await word('menu.dashboard', 'Where it all begins', 0)).toBe(200)
  await seen(async () => expect(await menu()).toContain('Where it all begins'))
  expect(await word('document.help.description', 'About {product}, asked and answered', 0)).toBe(200)
  await seen(async () => expect(await page()).toContain('asked and answered'))
  expect(await word('document.help.description', null, 1)).toBe(200)
  await seen(async () => expect(await page()).not.toContain('asked and answered'))
})

it('a limit that one process changes counts in the other at once', async () => {
  const admin = await administrator(app)
  const { body: plan } = await app.call<Row>('POST', '/tiers', {
    as: admin,
    body: sampleBody(tier, 900, { accounts: 3 }),
  })
  const [row] = await app.db.select({ key: tiers.key }).from(tiers).where(eq(tiers.id, plan.id))
  const owner = await company(app, { user: { tierKey: row?.key ?? '' } })
  const another = (n: number) => post(origins[1], '/create/new/account', owner, { username: `${owner.username}.b${n}` })
  expect(await another(1)).toBe(201)
  const lowered = { ...sampleBody(tier, 900, { accounts: 1 }), version: plan.version }
  expect(await post(origins[0], `/tiers/${plan.id}`, admin, lowered, 'PUT')).toBe(200)
  expect(await another(2)).toBe(403)
})

it('behind one address, which sends each call to another process, nothing differs', async () => {
  const [firm, person] = [await company(app), await individual(app)]
  const lines = [await listen(address, firm), await listen(address, firm)]
  for (let n = 1; n <= 4; n += 1) {
    const offer = await jobOffer(app, firm, person)
    expect(await post(address, `/employees/status/${offer.id}`, person, offerAnswer(offer, person, 'reject'))).toBe(200)
    for (const line of lines) await line.see((message) => message.event === 'notification' && message.unread === n)
  }
  expect(Math.min(...served)).toBeGreaterThan(2)
  for (const line of lines) line.drop()
})

it('what one process does is soon seen in the other', () => {
  const middle = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]
  expect(middle).toBeLessThan(SOON)
})
