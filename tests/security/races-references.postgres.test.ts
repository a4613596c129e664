import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { companySizes } from '../../server/db/list-tables.ts'
import { accounts } from '../../server/db/tables.ts'
import { partBody } from '../factories/companies.ts'
import { administrator, company, type Person } from '../factories/people.ts'
import { companyEntry, mailedToken } from '../factories/registration.ts'
import { testApp, type Answered } from '../setup/app.ts'
import { full } from './state.ts'

const app = await testApp()
/** Each race is run so many times: it depends on who is first. */
const ROUNDS = Array.from({ length: full ? 100 : 5 }, (_, i) => i + 1)
let chief: Person
beforeAll(async () => {
  chief = await administrator(app)
})
let caller = 0
const post = (path: string, body: unknown) =>
  app.call('POST', path, { body, address: `10.${Math.floor((caller += 1) / 250) % 250}.7.${caller % 250}` })
const remove = (id: string) => app.call('DELETE', `/company-sizes/${id}`, { as: chief })
const save = (firm: Person, id: string) =>
  app.call('PUT', '/company/information/size', { as: firm, body: partBody('size', 1, { company_size_id: id }) })
const sizeOf = async ({ accountId }: Person) =>
  (await app.db.select({ id: accounts.companySizeId }).from(accounts).where(eq(accounts.id, accountId)))[0]?.id
const codeOf = ({ status, body }: Answered) => (status < 300 ? status : `${status} ${String(body['code'])}`)
const aSize = async () => (await companyEntry(app)).company_size_id

describe.each(ROUNDS)('round %i: a company size is deleted', () => {
  it('while a company chooses it: it stays and is chosen, or it goes and cannot be chosen', async () => {
    const [firm, id] = [await company(app), await aSize()]
    const [saved, removed] = (await Promise.all([save(firm, id), remove(id)])).map(codeOf)
    expect([
      [200, '409 in_use'],
      ['422 invalid', 204],
    ]).toContainEqual([saved, removed])
    expect(await sizeOf(firm)).toBe(saved === 200 ? id : null)
  })

  it('while a company registers with it: it stays and waits with the registration, or it goes and the registration is refused', async () => {
    const entry = await companyEntry(app)
    const [registered, removed] = (
      await Promise.all([post('/register/company', entry), remove(entry.company_size_id)])
    ).map(codeOf)
    expect([
      [201, '409 in_use'],
      ['422 invalid', 204],
    ]).toContainEqual([registered, removed])
  })

  it('while a company that chose it is confirmed: it stays', async () => {
    const entry = await companyEntry(app)
    await post('/register/company', entry)
    const token = await mailedToken(app, entry.email)
    expect(
      (
        await Promise.all([
          post('/register/verify', { token, password: 'a long sentence' }),
          remove(entry.company_size_id),
        ])
      ).map(codeOf),
    ).toEqual([200, '409 in_use'])
  })
})

describe('a choice that is being deleted', () => {
  /** Deletes a size in a transaction that ends only when the call that names it waits for it. */
  async function whileDeleting(id: string, call: () => Promise<Answered>): Promise<Answered> {
    const waiting = async () =>
      (
        await app.db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length
    let answer: Promise<Answered> | undefined
    await app.db.transaction(async (tx) => {
      await tx.delete(companySizes).where(eq(companySizes.id, id))
      answer = call()
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
    })
    if (answer === undefined) throw new Error('The call was not made')
    return answer
  }

  it('is refused beside its field to the company that saves it', async () => {
    const [firm, id] = [await company(app), await aSize()]
    expect(await whileDeleting(id, () => save(firm, id))).toMatchObject({
      status: 422,
      body: { errors: { company_size_id: [expect.any(String)] } },
    })
  })

  it('is refused beside its field to the company that registers with it', async () => {
    const entry = await companyEntry(app)
    expect(await whileDeleting(entry.company_size_id, () => post('/register/company', entry))).toMatchObject({
      status: 422,
      body: { errors: { company_size_id: [expect.any(String)] } },
    })
  })

  it('leaves the company that is confirmed without it', async () => {
    const entry = await companyEntry(app)
    await post('/register/company', entry)
    const token = await mailedToken(app, entry.email)
    expect(
      (
        await whileDeleting(entry.company_size_id, () =>
          post('/register/verify', { token, password: 'a long sentence' }),
        )
      ).status,
    ).toBe(200)
    const [made] = await app.db.select().from(accounts).where(eq(accounts.username, entry.username))
    expect(made).toMatchObject({ kind: 'company', companySizeId: null, infoSourceId: entry.info_source_id })
  })
})
