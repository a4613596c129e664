import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { partBody, publish } from '../../../tests/factories/companies.ts'
import { hired } from '../../../tests/factories/offers.ts'
import { administrator, company, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { sites } from '../../db/site-tables.ts'

let app: TestApp
let firm: Person
let person: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, { username: 'kaffa.employer' })
  person = (await hired(app, firm)).person
  await publish(app, firm)
  await publish(app, person)
})
const page = async (): Promise<string> => (await app.app.inject({ url: `/@${person.username}` })).body
const link = (username: string) => `/@${username}"`
const siteVersion = async () =>
  (await app.db.select({ version: sites.version }).from(sites).where(eq(sites.accountId, firm.accountId)))[0]?.version

it('updates the page of a person when the employer that confirms their work changes', async () => {
  expect(await page()).toContain(`${firm.username} PLC`)
  expect(await page()).toContain(link(firm.username))

  await app.call('POST', '/site/unpublish', { as: firm, body: { version: await siteVersion() } })
  await expect.poll(page).not.toContain(link(firm.username))
  await publish(app, firm)

  expect(
    (await app.call('PUT', '/company/information/identity', { as: firm, body: partBody('identity', 1) })).status,
  ).toBe(200)
  await expect.poll(page).toContain('Kaffa Roasters')
  expect(await page()).toContain(link(firm.username))

  expect(
    (
      await app.call('PUT', '/user/username', {
        as: firm,
        body: { username: 'kaffa.renamed', password: firm.password },
      })
    ).status,
  ).toBe(200)
  await expect.poll(page).toContain(link('kaffa.renamed'))

  const body = { reason: 'The page asks for bank details.', version: 1 }
  expect(
    (await app.call('POST', `/manage/users/${firm.userId}/disable`, { as: await administrator(app), body })).status,
  ).toBe(200)
  // The confirmation stays; only the link to a page that no longer exists goes.
  await expect.poll(page).not.toContain(link('kaffa.renamed'))
  expect(await page()).toContain('Kaffa Roasters')
})
