import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailFollower, publicCompany, publish } from '../../../tests/factories/companies.ts'
import { stagedFile } from '../../../tests/factories/entries.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { followers } from '../../db/company-tables.ts'
import { sites } from '../../db/site-tables.ts'
import { accounts, users } from '../../db/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
interface Row {
  readonly id: string
  readonly name: string | null
  readonly username: string | null
  readonly photo: string | null
  readonly email: string | null
}
const followersOf = async (as: Person, query = '') => {
  const { status, body } = await app.call<{ data: Row[]; meta: { totalRecords: number } }>(
    'GET',
    `/followers${query}`,
    { as },
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const at = (firm: Person) => `/following/${firm.username}`
let calls = 0
const askByMail = (firm: Person, email: string, language = 'en') => {
  calls += 1
  return app.call<{ message: string }>('POST', '/followers/by-mail', {
    body: { username: firm.username, email, language },
    address: `10.7.${calls % 250}.1`,
  })
}
const tokenOf = (mail: { readonly links: readonly string[] } | undefined, path: string) => {
  const link = new URL(mail?.links.find((one) => one.includes(path)) ?? 'http://nowhere')
  expect(link.pathname).toBe(path)
  return link.searchParams.get('token') ?? ''
}

describe('following a company', () => {
  it('is one click for a person, whose name the company sees, and one to leave', async () => {
    const [firm, person] = [await publicCompany(app), await individual(app)]
    expect((await app.call('GET', at(firm), { as: person })).body).toMatchObject({
      username: firm.username,
      is_following: false,
      is_verified: false,
    })
    for (let again = 0; again < 2; again += 1)
      expect((await app.call('PUT', at(firm), { as: person })).body).toMatchObject({ is_following: true })
    const { data, meta } = await followersOf(firm)
    expect(data).toMatchObject([{ name: 'Abebe Kebede Tessema', username: person.username, email: null }])
    expect(meta.totalRecords).toBe(1)
    const notices = await app.call<{ data: { kind: string; values: unknown }[] }>('GET', '/notifications', { as: firm })
    expect(notices.body.data.filter(({ kind }) => kind === 'new_follower')).toHaveLength(1)
    expect((await app.call('DELETE', at(firm), { as: person })).status).toBe(204)
    expect((await followersOf(firm)).data).toEqual([])
  })

  it('is not possible while the page is not public, and is not disturbed when it stops being', async () => {
    const [hidden, firm, person] = [await company(app), await publicCompany(app), await individual(app)]
    for (const username of [hidden.username, person.username, 'nobody.at.all']) {
      expect((await app.call('GET', `/following/${username}`, { as: person })).status).toBe(404)
      expect((await app.call('PUT', `/following/${username}`, { as: person })).status).toBe(404)
    }
    expect((await askByMail(hidden, 'me@example.com')).status).toBe(422)
    await app.call('PUT', at(firm), { as: person })
    await app.db.update(sites).set({ status: 'unpublished' }).where(eq(sites.accountId, firm.accountId))
    expect((await app.call('GET', at(firm), { as: person })).body).toMatchObject({ is_following: true })
    expect((await app.call('GET', at(firm))).status).toBe(404)
    expect((await app.call('DELETE', at(firm), { as: person })).status).toBe(204)
  })

  it('is hidden while the company’s owner is disabled', async () => {
    const firm = await publicCompany(app)
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, firm.userId))
    expect((await app.call('GET', at(firm))).status).toBe(404)
  })

  it('by email counts once the link was opened, in the language that was chosen, and each mail can leave', async () => {
    const firm = await publicCompany(app)
    const email = 'Buyer@Nordic.example'
    const asked = await askByMail(firm, email, 'am')
    expect(asked.status).toBe(202)
    const [first] = await app.mails(email)
    expect(first?.subject).toMatch(/\p{Script=Ethiopic}/u)
    expect((await followersOf(firm)).data).toEqual([])
    const token = tokenOf(first, '/company/confirm-following')
    for (let again = 0; again < 2; again += 1)
      expect((await app.call('POST', '/followers/confirm', { body: { token } })).body).toMatchObject({
        is_following: true,
      })
    expect((await followersOf(firm)).data).toMatchObject([
      { name: null, username: null, email: 'buyer@nordic.example' },
    ])
    const [second] = await app.mails('buyer@nordic.example')
    expect(tokenOf(second, '/company/leave-following')).toBe(token)
    // Asking again tells a stranger nothing, and gives the follower the way out.
    expect((await askByMail(firm, email, 'am')).body).toEqual(asked.body)
    expect(tokenOf((await app.mails(email))[0], '/company/leave-following')).toBe(token)
    expect((await app.call('POST', '/followers/leave', { body: { token } })).status).toBe(200)
    expect((await followersOf(firm)).data).toEqual([])
    for (const path of ['leave', 'confirm'])
      expect((await app.call('POST', `/followers/${path}`, { body: { token } })).status).toBe(410)
  })

  it('keeps at most three mails a day of one company to one address', async () => {
    const firm = await publicCompany(app)
    for (let n = 0; n < 8; n += 1) expect((await askByMail(firm, 'flooded@example.com')).status).toBe(202)
    expect(await app.mails('flooded@example.com')).toHaveLength(3)
  })

  it('shows a company its own followers alone, searched as they are called now', async () => {
    const [firm, other, person] = [
      await publicCompany(app),
      await publicCompany(app),
      await individual(app, { user: { displayName: { en: 'Hiwot Solomon', am: 'ሕይወት ሰሎሞን' } } }),
    ]
    await app.call('PUT', at(firm), { as: person })
    await mailFollower(app, firm, { email: 'roaster@kaffeehaus.example' })
    await mailFollower(app, firm, { email: 'waiting@example.com', confirmed: false })
    const names = async (query: string, as = firm) =>
      (await followersOf(as, query)).data.map(({ name, email }) => name ?? email)
    expect(await names('?q=kaffeehaus')).toEqual(['roaster@kaffeehaus.example'])
    // Another letter that sounds alike.
    expect(await names(`?q=${encodeURIComponent('ህይወት')}`)).toEqual(['Hiwot Solomon'])
    expect(await names('?q=waiting')).toEqual([])
    expect(await names('?sort=since')).toHaveLength(2)
    expect(await names('', other)).toEqual([])
    const renamed = `renamed${app.services.ids.code().toLowerCase()}`
    await app.call('PUT', '/user/username', { as: person, body: { username: renamed, password: person.password } })
    expect(await names(`?q=${renamed}`)).toEqual(['Hiwot Solomon'])
    expect((await app.call('GET', '/followers?sort=email', { as: firm })).status).toBe(422)
  })

  it('exports every follower, and nothing that a spreadsheet would run', async () => {
    const firm = await publicCompany(app)
    const person = await individual(app, { user: { displayName: { en: '=HYPERLINK("http://x")' } } })
    await app.call('PUT', at(firm), { as: person })
    const now = app.clock.now()
    await app.db.insert(followers).values(
      Array.from({ length: 1200 }, (_, n) => ({
        id: app.services.ids.uuid(),
        companyAccountId: firm.accountId,
        emailKey: `f${n}@example.com`,
        language: 'en' as const,
        searchKey: '',
        confirmedAt: now,
        createdAt: now,
      })),
    )
    const lines = (await app.call('GET', '/followers.csv', { as: firm })).bytes.toString('utf8').trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufeffname,username,email,since')
    expect(lines).toHaveLength(1202)
    expect(new Set(lines).size).toBe(1202)
    expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK/)
  })

  it('shows a picture only where anyone may see it', async () => {
    const [firm, person] = [await publicCompany(app), await individual(app)]
    const pictureId = await stagedFile(app, person.accountId, 'picture')
    const wear = (audience: readonly 'site'[]) =>
      app.db
        .update(accounts)
        .set({ pictureId, audiences: { photo: [...audience] } })
        .where(eq(accounts.id, person.accountId))
    await wear(['site'])
    await app.call('PUT', at(firm), { as: person })
    expect((await followersOf(firm)).data[0]?.photo).toBeNull()
    await publish(app, person)
    expect((await followersOf(firm)).data[0]?.photo).toContain(pictureId)
    await wear([])
    expect((await followersOf(firm)).data[0]?.photo).toBeNull()
  })
})
