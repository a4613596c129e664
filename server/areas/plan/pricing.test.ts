import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionOf, type Row } from '../../../tests/factories/entries.ts'
import { administrator, company, employee, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { users } from '../../db/tables.ts'

let app: TestApp
let admin: Person
let plan: Row
const texts = collectionOf(() => ({ app, admin }), 'pricePlan')
const page = async (query = '') => (await app.app.inject({ url: `/pricing-plan-detail${query}` })).body
/** News of a change comes a moment after it on PostgreSQL. */
async function shows(part: string, query = ''): Promise<void> {
  await expect.poll(() => page(query)).toContain(part)
}
const put = (path: string, row: Row, over: object) => {
  const { id, version, position: _p, created_at: _c, updated_at: _u, related: _r, ...body } = row
  return app.call<Row>('PUT', `${path}/${id}`, { as: admin, body: { ...body, version, ...over } })
}

beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
  const { body } = await app.call<{ data: readonly Row[] }>('GET', '/tiers', { as: admin })
  const growth = body.data[1] ?? expect.unreachable()
  plan = await texts.create(admin, 1, {
    tier_id: growth.id,
    headline: { en: 'For companies that hire', am: 'ለሚቀጥሩ ድርጅቶች' },
    description: null,
    highlighted: true,
    active: true,
  })
})

describe('the page with the prices', () => {
  it('says in both languages what a plan gives, with all its limits', async () => {
    await shows('For companies that hire')
    expect(await page()).toContain('3 company accounts')
    expect(await page()).toContain('By agreement')
    expect(await page()).toContain('<li>20 resumes</li>')
    expect(await page()).toContain('<li>500 letters a month per company</li>')
    expect(await page()).toContain('<li>25 open job postings at a time</li>')
    await shows('ለሚቀጥሩ ድርጅቶች', '?lang=am')
    expect(await page('?lang=am')).toContain('በስምምነት')
  })

  it('shows a new price, period and limit in the next answer', async () => {
    const tier = (await app.call<{ data: readonly Row[] }>('GET', '/tiers', { as: admin })).body.data[1]
    if (!tier) return expect.unreachable()
    const price = { amount: 1500, currency: 'ETB' }
    const features = { en: 'A named contact\nTraining', am: 'የተመደበ ሰው' }
    const { body, status } = await put('/tiers', tier, { price, period: 'year', employees: null, features })
    expect(status, JSON.stringify(body)).toBe(200)
    await shows('per year')
    const shown = await page()
    expect(shown).toContain('1,500')
    expect(shown).toContain('Any number of employees and open offers')
    expect(shown).toContain('<li>Training</li>')
    expect(shown).toMatch(/"@type":"Offer"[^}]*"price":1500/u)
  })

  it('leads visitors to a message about the plan and lists the page for search engines', async () => {
    expect(await page()).toContain('/contact-us?about=sales&amp;plan=growth')
    expect((await app.app.inject({ url: '/sitemap.xml' })).body).toContain('/pricing-plan-detail')
  })

  it('says which plan its reader has, and leads only to larger ones', async () => {
    const tiersNow = (await app.call<{ data: readonly Row[] }>('GET', '/tiers', { as: admin })).body.data
    const [free, , enterprise] = tiersNow as readonly [Row, Row, Row]
    const others = [
      await texts.create(admin, 2, { tier_id: free.id, description: null, active: true }),
      await texts.create(admin, 3, { tier_id: enterprise.id, description: null, active: true }),
    ]
    const firm = await company(app)
    const worker = await employee(app, { of: firm })
    const readBy = async ({ token, accountId }: Pick<Person, 'token' | 'accountId'>) => {
      const cookie = `access_token=${token}; current_account=${accountId}`
      const { body, headers } = await app.app.inject({ url: '/pricing-plan-detail?lang=en', headers: { cookie } })
      expect(headers['cache-control']).toContain('no-store')
      return [...body.matchAll(/<p class="go"><a[^>]*>([^<]*)</gu)].map(([, said]) => said)
    }
    await expect.poll(() => readBy(firm)).toEqual(['Request Growth', 'Your plan', 'Request Enterprise'])
    await app.db.update(users).set({ tierKey: 'growth' }).where(eq(users.id, firm.userId))
    // An employee acts for the company, which has the plan; by themself they have their own.
    for (const reader of [firm, worker]) expect(await readBy(reader)).toEqual(['Your plan', 'Request Enterprise'])
    expect(await readBy({ ...worker, accountId: worker.own })).toContain('Request Growth')
    // Visitors read the page that is kept for everybody.
    expect(await page('?lang=en')).not.toContain('Your plan')
    for (const { id } of others)
      expect((await app.call('DELETE', `/price-plans/${id}`, { as: admin })).status).toBe(204)
  })

  it('leaves out what is not active, of the text or of its plan', async () => {
    const read = async () =>
      (await app.call<{ data: readonly Row[] }>('GET', '/price-plans', { as: admin })).body.data[0]
    const hidden = await put('/price-plans', (await read()) ?? plan, { active: false })
    expect(hidden.status, JSON.stringify(hidden.body)).toBe(200)
    await expect.poll(() => page()).not.toContain('For companies that hire')
    await put('/price-plans', hidden.body, { active: true })
    await shows('For companies that hire')
    const tier = (await app.call<{ data: readonly Row[] }>('GET', '/tiers', { as: admin })).body.data[1]
    await put('/tiers', tier ?? plan, { active: false })
    await expect.poll(() => page()).not.toContain('For companies that hire')
    expect(await page()).toContain('No plans are listed at the moment.')
  })
})
