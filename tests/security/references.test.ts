import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { companySizes, infoSources } from '../../server/db/list-tables.ts'
import { accounts } from '../../server/db/tables.ts'
import { asRefusal } from '../../server/http/problem.ts'
import { administrator, company, type Person } from '../factories/people.ts'
import { companyEntry, mailedToken } from '../factories/registration.ts'
import { testApp } from '../setup/app.ts'

const app = await testApp()
let chief: Person
beforeAll(async () => {
  chief = await administrator(app)
})
const WEEK = 7 * 86_400_000

describe.each([
  ['company size', '/company-sizes', 'company_size_id'],
  ['source of information', '/info-sources', 'info_source_id'],
] as const)('a %s that a registration chose', (_name, path, field) => {
  it('cannot be deleted while the registration waits, and can when it has run out', async () => {
    const entry = await companyEntry(app)
    await app.call('POST', '/register/company', { body: entry })
    const remove = () => app.call('DELETE', `${path}/${entry[field]}`, { as: chief })
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: 'in_use', data: { places: [{ resource: 'registration', count: 1 }] } },
    })
    app.clock.advance(WEEK)
    expect((await remove()).status).toBe(204)
  })

  it('that is gone all the same leaves the registration to be confirmed without it', async () => {
    const entry = await companyEntry(app)
    await app.call('POST', '/register/company', { body: entry })
    const table = path === '/company-sizes' ? companySizes : infoSources
    await app.db.delete(table).where(eq(table.id, entry[field]))
    expect(
      (
        await app.call('POST', '/register/verify', {
          body: { token: await mailedToken(app, entry.email), password: 'a long sentence' },
        })
      ).status,
    ).toBe(200)
    const [made] = await app.db.select().from(accounts).where(eq(accounts.username, entry.username))
    expect([made?.companySizeId, made?.infoSourceId].filter((id) => id === null)).toHaveLength(1)
  })
})

describe('a reference that only the database refuses', () => {
  const refused = (run: () => PromiseLike<unknown>) =>
    Promise.resolve(run()).then(
      () => null,
      (error: unknown) => asRefusal(error, 1),
    )

  it('is refused beside the field that names a row which is gone', async () => {
    const firm = await company(app)
    const change = () =>
      app.db.update(accounts).set({ companySizeId: app.services.ids.uuid() }).where(eq(accounts.id, firm.accountId))
    expect(await refused(change)).toMatchObject({
      code: 'invalid',
      errors: { company_size_id: ['validation.reference'] },
    })
  })

  it('is refused as in use where the row that goes is named by others', async () => {
    const [{ company_size_id: id }, firm] = [await companyEntry(app), await company(app)]
    await app.db.update(accounts).set({ companySizeId: id }).where(eq(accounts.id, firm.accountId))
    expect(await refused(() => app.db.delete(companySizes).where(eq(companySizes.id, id)))).toMatchObject({
      code: 'in_use',
    })
  })
})
