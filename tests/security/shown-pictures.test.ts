import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Audience } from '../../openapi/schemas/primitives.ts'
import { operations } from '../../openapi/operations/registry.ts'
import { sites } from '../../server/db/site-tables.ts'
import { accounts, files } from '../../server/db/tables.ts'
import { hired, jobOffer } from '../factories/offers.ts'
import { administrator, company, type Person } from '../factories/people.ts'
import { uploadPicture } from '../factories/pictures.ts'
import { position } from '../factories/structure.ts'
import { testApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
const open = async (url: string) => (await app.app.inject({ method: 'GET', url })).statusCode
const HOUR = 3_600_000

/** Gives an account a picture, as its photo or logo. */
async function givePicture(as: Person): Promise<string> {
  const { id } = await uploadPicture(app, as)
  await app.db.update(files).set({ state: 'attached' }).where(eq(files.id, id))
  await app.db.update(accounts).set({ pictureId: id }).where(eq(accounts.id, as.accountId))
  return id
}
const showPhoto = (to: readonly Audience[], { accountId }: Person) =>
  app.db
    .update(accounts)
    .set({ audiences: { photo: [...to] } })
    .where(eq(accounts.id, accountId))
const publish = (status: 'published' | 'unpublished', { accountId }: Person) =>
  app.db.update(sites).set({ status }).where(eq(sites.accountId, accountId))

/** A company and someone it employs, both with a picture. */
async function atWork() {
  const firm = await company(app)
  const seat = await position(app, firm)
  const { person } = await hired(app, firm, { positionId: seat.id })
  return { firm, person, photo: await givePicture(person), logo: await givePicture(firm) }
}
const places = [
  [
    'the list of employees',
    async (firm: Person) =>
      (await app.call<{ data: { employee_photo: string | null }[] }>('GET', '/employees', { as: firm })).body.data[0]
        ?.employee_photo,
  ],
  [
    'the organisation chart',
    async (firm: Person) =>
      (
        await app.call<{ nodes: { people: { photo: string | null }[] }[] }>('GET', '/chart', { as: firm })
      ).body.nodes.flatMap(({ people }) => people)[0]?.photo,
  ],
] as const

describe.each(places)('a photo in %s', (_place, linkOf) => {
  it('opens for the employer only while its owner shows it', async () => {
    const { firm, person } = await atWork()
    await showPhoto(['employer'], person)
    const link = String(await linkOf(firm))
    expect(await open(link)).toBe(200)
    await showPhoto([], person)
    expect(await open(link)).toBe(404)
    expect(await linkOf(firm)).toBeNull()
    await showPhoto(['site'], person)
    expect(await open(link), 'the page is not public').toBe(404)
    await publish('published', person)
    expect(await open(link)).toBe(200)
    await publish('unpublished', person)
    expect(await open(link)).toBe(404)
  })

  it('stops working with a new photo, after two hours, and when its address is altered', async () => {
    const { firm, person, photo } = await atWork()
    await showPhoto(['employer'], person)
    const link = String(await linkOf(firm))
    for (const changed of [
      link.replace('for=employer&', ''),
      link.replace('for=employer', 'for=administrator'),
      link.replace('for=employer', 'for=owner'),
      link.replace(/until=\d/, 'until=9'),
    ])
      expect(await open(changed), changed).toBe(404)
    app.clock.advance(2 * HOUR)
    expect(await open(link)).toBe(404)
    app.clock.advance(-2 * HOUR)
    expect(await open(link)).toBe(200)
    await givePicture(person)
    expect(await open(link)).toBe(404)
    expect(await open(app.services.files.ownUrl(photo)), 'its owner still reaches it').toBe(200)
  })
})

it('a logo opens for contacts of the company while it is its logo', async () => {
  const { firm, person } = await atWork()
  const read = await app.call<{ company_logo: string }[]>('GET', '/employees/requisition', { as: person })
  const link = String(read.body[0]?.company_logo)
  expect(await open(link)).toBe(200)
  await app.db.update(accounts).set({ pictureId: null }).where(eq(accounts.id, firm.accountId))
  expect(await open(link)).toBe(404)
})

it('no call returns an address that outlives the showing of another account’s picture', async () => {
  const { firm, person } = await atWork()
  await showPhoto(['employer', 'site'], person)
  await jobOffer(app, firm, person)
  const kept = await app.db
    .select({ id: files.id, userId: accounts.ownerId })
    .from(files)
    .innerJoin(accounts, eq(accounts.id, files.accountId))
  const owners = new Map(kept.map(({ id, userId }) => [id, userId]))
  let met = 0
  for (const as of [firm, person, await administrator(app), { ...person, accountId: firm.accountId }])
    for (const { method, path } of Object.values(operations)) {
      if (method !== 'GET' || path.includes('{')) continue
      const text = (await app.call('GET', path, { as })).bytes.toString('utf8')
      for (const [link, id] of text.matchAll(/\/lyu\/([\da-f-]{36})[^"\s]*/g)) {
        if (owners.get(String(id)) === as.userId) continue
        met += 1
        expect(link.replaceAll('\\u0026', '&'), path).toMatch(/\?for=(employer|contact|administrator)&/)
      }
    }
  expect(met).toBeGreaterThan(4)
})
