import { expect, it } from 'vitest'
import { testApp } from '../../tests/setup/app.ts'
import { SECTIONS, SETUP_STEPS } from '../../openapi/schemas/profile.ts'
import { administrator, DEMO_PASSWORD, engineer, exporter } from './demo-content.ts'
import { about, experiences, hobbies, skills } from './demo-sections.ts'
import { seedDemo } from './demo.ts'
import { files, offers, users, views } from './tables.ts'

it('a demonstration is there once, everyone can sign in, and its page is public', async () => {
  const app = await testApp({ isDemo: true })
  await seedDemo(app.services)
  const counts = () => Promise.all([users, files, offers, views].map((table) => app.db.$count(table)))
  const once = await counts()
  expect(once.slice(0, 3)).toEqual([3, 11, 1])
  await seedDemo(app.services)
  expect(await counts()).toEqual(once)

  const signIn = async (login: string) => {
    const { status, body } = await app.call<{ access_token: string }>('POST', '/login', { body: { login, password: DEMO_PASSWORD } })
    expect(status, login).toBe(200)
    return { token: body.access_token }
  }
  const person = await signIn(engineer.email)
  expect((await app.call('GET', '/user', { as: person })).body).toMatchObject({ roles: [{ id: 3 }], first_name: engineer.names.first })
  expect((await app.call('GET', '/educations', { as: person })).body).toMatchObject({ meta: { totalRecords: 3 } })
  expect((await app.call('GET', '/employees/requisition', { as: person })).body).toMatchObject([
    { status: 'pending', company_name: exporter.name, abilities: { accept: true, reject: true } },
  ])
  expect((await app.call('GET', '/dashboard', { as: person })).body).toMatchObject({
    site: { status: 'published' },
    sections: { completed: SECTIONS.length },
    setup: { done: SETUP_STEPS.length, next: null },
  })
  for (const section of (await app.call<{ key: string; count: number }[]>('GET', '/sections', { as: person })).body) expect(section.count, section.key).toBeGreaterThan(0)
  expect((await app.call('GET', '/personal/detail', { as: person })).body).toMatchObject({ details: { region: 'addis-ababa', zone: 'gullele' } })
  expect((await app.call('GET', '/dashboard', { as: await signIn(exporter.username) })).body).toMatchObject({ company: { offers_pending: 1 } })
  expect((await app.call('GET', '/dashboard', { as: await signIn(administrator.email) })).body).toMatchObject({ platform: { users: 3, companies: 1, published_sites: 1 } })

  for (const lang of ['en', 'am'] as const) {
    const page = await app.app.inject({ method: 'GET', url: `/@${engineer.username}?lang=${lang}` })
    expect(page.statusCode).toBe(200)
    expect(page.payload).toContain(engineer.displayName[lang])
    expect(page.payload).not.toContain(engineer.phone.slice(-6))
    for (const text of [engineer.details.birth_date.slice(0, 4), engineer.account.salary.from.toString(), 'Ethiopian Orthodox', 'ኦርቶዶክስ', 'Spare parts as a design question'])
      expect(page.payload).not.toContain(text)
    for (const text of [about.vision?.[lang], experiences[0]?.job_title[lang], skills[0]?.name[lang], hobbies[0]?.name[lang]]) expect(page.payload).toContain(text)
    const files = [...page.payload.matchAll(/\/lyu\/[\da-f-]{36}(?:-s)?\.(?:webp|pdf)/g)].map(([url]) => url)
    expect(new Set(files.map((url) => url.slice(5, 41))).size).toBe(10)
    for (const url of files) expect((await app.app.inject({ method: 'GET', url })).statusCode, url).toBe(200)
  }
})

it('is refused where anyone could reach it', async () => {
  const app = await testApp({ isDemo: false })
  await expect(seedDemo(app.services)).rejects.toThrow(/loopback/)
  expect(await app.db.$count(users)).toBe(0)
})
