import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { issued, keptLetter } from '../../../tests/factories/letters.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { letterTrail } from '../../db/letter-trail-tables.ts'
import { letters } from '../../db/letters-tables.ts'
import { history } from '../../db/platform-tables.ts'
import { verifyTrails } from './trail.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const toEmployee = ({ userId }: Person) => ({
  kind: 'employee',
  user_id: userId,
  username: null,
  email: null,
  name: null,
  copy: false,
})
/** A letter for each that an employee wrote and that was issued to three others. */
async function issuedToThree() {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const author = await employee(app, { of: firm })
  await giveRights(app, firm, author, ['letters'])
  const workers = await Promise.all([1, 2, 3].map(() => employee(app, { of: firm })))
  const { id: typeId } = await letterTypeOf(app, firm)
  const first = await issued(app, author, typeId, { separate: true, recipients: workers.map((one) => toEmployee(one)) })
  const ids = (await together(first)).map(({ id }) => id)
  return { firm, author, workers, typeId, first, ids }
}
const together = (first: string) =>
  app.db.select().from(letters).where(eq(letters.togetherId, first)).orderBy(asc(letters.number))
const revoke = async (as: Person, id: string, path: 'revoke' | 'revoke-together', over: object = {}) =>
  app.call('POST', `/letters/${id}/${path}`, {
    as,
    body: { version: (await keptLetter(app, id)).version, note: 'The wrong rate.', ...over },
  })
const linksOf = async (id: string) =>
  (await app.db.select().from(letterTrail).where(eq(letterTrail.letterId, id))).filter(({ what }) => what === 'revoke')
const pastOf = (id: string) =>
  app.db
    .select({ event: history.event, userId: history.userId })
    .from(history)
    .where(and(eq(history.lifecycle, 'letter'), eq(history.subjectId, id), eq(history.event, 'revoke')))
interface Told {
  readonly data: readonly { readonly kind: string; readonly values: Readonly<Record<string, string>> }[]
}
const toldOf = async (as: Person) =>
  (await app.call<Told>('GET', '/notifications', { as })).body.data
    .filter(({ kind }) => kind === 'letter_received')
    .map(({ values }) => values['revoked'])

describe('letters that were issued as one', () => {
  it('are listed together from any of them, for whoever sees them', async () => {
    const { firm, author, typeId, ids } = await issuedToThree()
    await issued(app, author, typeId)
    const listed = (as: Person, id: string | undefined) =>
      app.call<{ data: { id: string }[] }>('GET', `/company-letters?together=${id}`, { as })
    for (const id of ids)
      expect((await listed(firm, id)).body.data.map((row) => row.id).toSorted()).toEqual(ids.toSorted())
    const [first] = ids
    for (const refused of [await listed(await company(app), first), await listed(firm, app.services.ids.uuid())])
      expect(refused).toMatchObject({ status: 422, body: { errors: { together: [expect.any(String)] } } })
  })
  it('are revoked together, each as if alone; what was revoked before stays as it was', async () => {
    const { firm, workers, ids } = await issuedToThree()
    const [first = '', second = '', third = ''] = ids
    await revoke(firm, second, 'revoke', { note: 'She left.' })
    const before = await keptLetter(app, second)
    const { status, body } = await revoke(firm, third, 'revoke-together')
    expect([status, body['status'], body['together'], body['together_issued']]).toEqual([200, 'revoked', 3, 0])
    expect(await keptLetter(app, second)).toEqual(before)
    for (const id of [first, third]) {
      expect(await keptLetter(app, id)).toMatchObject({
        status: 'revoked',
        revokeNote: 'The wrong rate.',
        revokedBy: firm.userId,
      })
    }
    for (const id of ids) {
      expect(await pastOf(id)).toEqual([{ event: 'revoke', userId: firm.userId }])
      const [link, ...more] = await linksOf(id)
      expect(more).toEqual([])
      const { reference, version } = await keptLetter(app, id)
      expect(link?.facts).toMatchObject({ reference, version, status: 'revoked', by: 'company', user: firm.userId })
    }
    for (const one of workers) expect(await toldOf(one)).toEqual(['yes', 'no'])
    expect((await verifyTrails(app.db)).broken).toBeNull()
  })

  it('are left alone by a stranger, by an employee, and by whoever saw an older version', async () => {
    const { author, firm, first } = await issuedToThree()
    expect(await revoke(await company(app), first, 'revoke-together')).toMatchObject({ status: 404 })
    expect(await revoke(author, first, 'revoke-together')).toMatchObject({ status: 403 })
    expect(await revoke(firm, first, 'revoke-together', { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { together_issued: 3 } } },
    })
    expect((await together(first)).map(({ status }) => status)).toEqual(['issued', 'issued', 'issued'])
  })

  it('are not begun from one that is revoked; one that was issued alone is revoked alone', async () => {
    const { author, firm, typeId, first, ids } = await issuedToThree()
    const alone = await issued(app, author, typeId)
    expect((await revoke(firm, alone, 'revoke-together')).body).toMatchObject({ status: 'revoked', together: null })
    await revoke(firm, first, 'revoke')
    expect(await revoke(firm, first, 'revoke-together')).toMatchObject({
      status: 409,
      body: { code: 'not_pending', data: { status: 'revoked' } },
    })
    expect((await together(first)).filter(({ status }) => status === 'issued')).toHaveLength(ids.length - 1)
  })

  it('are each revoked once, when one of them is revoked at the same moment and all are, twice', async () => {
    const { firm, ids } = await issuedToThree()
    const [first = '', second = '', third = ''] = ids
    const answers = await Promise.all([
      revoke(firm, third, 'revoke', { note: 'She left.' }),
      revoke(firm, first, 'revoke-together'),
      revoke(firm, second, 'revoke-together'),
    ])
    const [single, ...both] = answers.map(({ status }) => status)
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect([200, 409]).toContain(single)
    for (const id of ids) {
      const { status, version, revokeNote } = await keptLetter(app, id)
      const alone = id === third && single === 200
      expect([status, revokeNote]).toEqual(['revoked', alone ? 'She left.' : 'The wrong rate.'])
      const links = await linksOf(id)
      expect(links).toHaveLength(1)
      expect(links[0]?.facts).toMatchObject({ version })
      expect(await pastOf(id)).toHaveLength(1)
    }
    expect((await verifyTrails(app.db)).broken).toBeNull()
  })
})
