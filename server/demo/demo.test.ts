import { expect, it } from 'vitest'
import { testApp } from '../../tests/setup/app.ts'
import { SECTIONS, SETUP_STEPS } from '../../openapi/schemas/profile.ts'
import { COMPANY_PARTS } from '../../openapi/schemas/company.ts'
import { builder, parts } from './company.ts'
import { administrator, DEMO_PASSWORD, engineer, exporter } from './content.ts'
import { about, experiences, hobbies, skills } from './sections.ts'
import { seedDemo } from './demo.ts'
import { departments, people } from './staff.ts'
import { seedCollections } from '../db/seed-collections.ts'
import { offers } from '../db/company-tables.ts'
import { views } from '../db/site-tables.ts'
import { files, users } from '../db/tables.ts'

it('a demonstration is there once, everyone can sign in, and its page is public', async () => {
  const app = await testApp({ isDemo: true, adminsNeedSecondFactor: false })
  // Its postings name job titles and skills of the platform.
  await app.services.transaction((tx) => seedCollections(tx, app.services, {}))
  await seedDemo(app.services)
  const counts = () => Promise.all([users, files, offers, views].map((table) => app.db.$count(table)))
  const once = await counts()
  // The last three files are the CVs of those who applied.
  expect(once.slice(0, 3)).toEqual([4 + people.length, 11 + 11 + 3, 7])
  await seedDemo(app.services)
  expect(await counts()).toEqual(once)

  const signIn = async (login: string) => {
    const { status, body } = await app.call<{ access_token: string }>('POST', '/login', {
      body: { login, password: DEMO_PASSWORD },
    })
    expect(status, login).toBe(200)
    return { token: body.access_token }
  }
  const person = await signIn(engineer.email)
  expect((await app.call('GET', '/user', { as: person })).body).toMatchObject({
    roles: [{ id: 3 }],
    first_name: engineer.names.first,
  })
  expect((await app.call('GET', '/educations', { as: person })).body).toMatchObject({ meta: { totalRecords: 3 } })
  expect((await app.call('GET', '/employees/requisition', { as: person })).body).toMatchObject([
    {
      status: 'pending',
      company_name: exporter.name,
      company_verified: true,
      abilities: { accept: true, reject: true },
    },
  ])
  expect((await app.call('GET', '/dashboard', { as: person })).body).toMatchObject({
    site: { status: 'published' },
    sections: { completed: SECTIONS.length },
    setup: { done: SETUP_STEPS.length, next: null },
  })
  for (const section of (await app.call<{ key: string; count: number }[]>('GET', '/sections', { as: person })).body)
    expect(section.count, section.key).toBeGreaterThan(0)
  expect((await app.call('GET', '/personal/detail', { as: person })).body).toMatchObject({
    details: { region: 'addis-ababa', zone: 'gullele' },
  })
  const blog = (await app.app.inject('/latest-blogs')).body
  expect(blog.match(/href="\/blog-detail\//gu), 'two articles, without the draft').toHaveLength(2)
  const firm = await signIn(exporter.username)
  expect((await app.call('GET', '/dashboard', { as: firm })).body).toMatchObject({
    company: {
      departments: departments.length,
      positions: 10,
      employees: 4,
      offers_pending: 2,
      followers: 7,
      verification: 'verified',
    },
    site: { status: 'published' },
  })
  expect((await app.call('GET', '/company/information', { as: firm })).body).toMatchObject({
    completed: COMPANY_PARTS,
    verification: 'verified',
  })
  expect((await app.call<{ owners: unknown[] }>('GET', '/company/owners', { as: firm })).body.owners).toHaveLength(2)
  expect((await app.call<{ data: unknown[] }>('GET', '/notifications', { as: firm })).body.data.length).toBeGreaterThan(
    4,
  )
  const postings = await app.call<{ readonly data: readonly { readonly applicants: number }[] }>(
    'GET',
    '/job-postings?status=open',
    { as: firm },
  )
  expect(postings.body).toMatchObject({ meta: { totalRecords: 4 }, open: 4 })
  expect(postings.body.data.map(({ applicants }) => applicants).toSorted((a, b) => b - a)).toEqual([2, 0, 0, 0])
  const recruiter = await signIn('abdi.tolosa')
  expect(
    (await app.call<{ accounts: { username: string }[] }>('GET', '/user', { as: recruiter })).body.accounts.map(
      ({ username }) => username,
    ),
  ).toContain(exporter.username)
  const chief = await signIn(administrator.email)
  expect((await app.call('GET', '/dashboard', { as: chief })).body).toMatchObject({
    platform: { users: 4 + people.length, companies: 2, published_sites: 2, job_reviews: 1 },
  })
  expect((await app.call('GET', '/manage/verifications?status=requested', { as: chief })).body).toMatchObject({
    data: [{ username: builder.username }],
  })
  expect(await app.mails()).toEqual([])

  for (const lang of ['en', 'am'] as const) {
    const page = await app.app.inject({ method: 'GET', url: `/@${exporter.username}?lang=${lang}` })
    expect(page.statusCode).toBe(200)
    for (const text of [parts.identity.name[lang], parts.identity.tagline?.[lang], parts.legal.registration_number])
      expect(page.payload).toContain(text)
    for (const text of [parts.legal.tin_number, parts.legal.vat_number]) expect(page.payload).not.toContain(text)
  }

  for (const lang of ['en', 'am'] as const) {
    const page = await app.app.inject({ method: 'GET', url: `/@${engineer.username}?lang=${lang}` })
    expect(page.statusCode).toBe(200)
    expect(page.payload).toContain(engineer.displayName[lang])
    expect(page.payload).not.toContain(engineer.phone.slice(-6))
    for (const text of [
      engineer.details.birth_date.slice(0, 4),
      engineer.account.salary.from.toString(),
      'Ethiopian Orthodox',
      'ኦርቶዶክስ',
      'Spare parts as a design question',
    ])
      expect(page.payload).not.toContain(text)
    for (const text of [
      about.vision?.[lang],
      experiences[0]?.job_title[lang],
      skills[0]?.name[lang],
      hobbies[0]?.name[lang],
    ])
      expect(page.payload).toContain(text)
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
