import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anyOperations } from '../../openapi/operations/registry.ts'
import { seedReference } from '../../server/db/seed.ts'
import { administrator, company, employee, individual } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'

// Without PostgreSQL in this project the app stands on the embedded database.
const app = await testApp()
const { call } = app

test('every read of the contract works for every kind of caller on the embedded database', async () => {
  await seedReference(app.services)
  const callers = [await individual(app), await company(app), await employee(app), await administrator(app)]
  for (const [id, { method, path, query }] of Object.entries(anyOperations)) {
    if (method !== 'GET') continue
    const address = path.replace('{username}', 'somebody').replaceAll(/\{\w+\}/g, callers[0]!.accountId)
    const questions =
      query && 'q' in query ? ['', '?q=b', '?q=%E1%88%A5%E1%88%AB&sort=-created_at', '?per_page=1&page=2'] : ['']
    for (const as of callers) {
      for (const question of questions.filter((text) => !path.endsWith('.csv') || !text.includes('page'))) {
        const answer = await call(method, `${address}${question}`, { as })
        expect(answer.status, `${id}${question}`).toBeLessThan(500)
      }
    }
  }
})

test('from registration to a published page, with every kind of write', async () => {
  const names = { first_name: 'Hanna', middle_name: 'Bekele', last_name: 'Alemu' }
  const person = {
    ...names,
    username: 'hanna.b',
    email: 'hanna@example.com',
    phone_number: '+251911223344',
    password: 'correct horse 42',
    confirm_password: 'correct horse 42',
  }
  expect((await call('POST', '/register/user', { body: person })).status).toBe(201)
  const [mail] = await app.mails('hanna@example.com')
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token')
  expect((await call('POST', '/register/verify', { body: { token, password: person.password } })).status).toBe(200)
  const { body: session } = await call<{ access_token: string }>('POST', '/login', {
    body: { login: 'hanna.b', password: person.password },
  })
  const as = { token: session.access_token }

  const form = new FormData()
  form.append(
    'file',
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 64, height: 64, channels: 3, background: 'navy' } })
          .png()
          .toBuffer(),
      ),
    ]),
    'a.png',
  )
  const picture = await call<{ id: string }>('POST', '/files/pictures', {
    as,
    body: form,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(picture.status).toBe(201)
  const education = {
    school_name: { en: 'Addis Ababa University', am: 'አዲስ አበባ ዩኒቨርሲቲ' },
    degree: { en: 'BSc' },
    field_of_study: { en: 'Physics' },
    start_date: '2015-09-11',
    end_date: '2019-07-07',
    grade: null,
    description: null,
    picture_id: picture.body.id,
    visible: true,
  }
  const first = await call<{ id: string; version: number }>('POST', '/educations', { as, body: education })
  const second = await call<{ id: string }>('POST', '/educations', { as, body: { ...education, picture_id: null } })
  expect([first.status, second.status]).toEqual([201, 201])
  expect(
    (
      await call('PUT', `/educations/${first.body.id}`, {
        as,
        body: { ...education, degree: { en: 'MSc' }, version: first.body.version },
      })
    ).status,
  ).toBe(200)
  expect(
    (await call('PUT', `/educations/${first.body.id}`, { as, body: { ...education, version: first.body.version } }))
      .status,
  ).toBe(409)
  expect((await call('PUT', '/educations.order', { as, body: { id: second.body.id, position: 0 } })).status).toBe(204)
  expect((await call('DELETE', `/educations/${second.body.id}`, { as })).status).toBe(204)

  const site = await call<{ version: number }>('GET', '/site', { as })
  expect(
    (await call('POST', '/site/publish', { as, body: { indexable: true, version: site.body.version } })).status,
  ).toBe(200)
  const page = await app.app.inject({ url: '/@hanna.b' })
  expect([page.statusCode, page.payload.includes('MSc'), page.payload.includes('Hanna Bekele Alemu')]).toEqual([
    200,
    true,
    true,
  ])
  expect((await app.app.inject({ url: `/lyu/${picture.body.id}.webp` })).statusCode).toBe(200)
  const published = await call<{ version: number }>('GET', '/site', { as })
  expect((await call('POST', '/site/unpublish', { as, body: { version: published.body.version } })).status).toBe(200)
  expect((await app.app.inject({ url: '/@hanna.b' })).statusCode).toBe(404)
  expect((await app.app.inject({ url: `/lyu/${picture.body.id}.webp` })).statusCode).toBe(404)
})
