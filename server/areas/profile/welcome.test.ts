import { beforeAll, expect, it } from 'vitest'
import { WELCOME_STEPS } from '../../../openapi/outline.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { detailBody } from '../../../tests/factories/profile.ts'
import { sectionEntry } from '../../../tests/factories/sections.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
type Values = Record<string, unknown>
const read = async (as: Person) =>
  (await app.call<{ steps: { key: string; done: boolean }[]; work: string | null }>('GET', '/profile/welcome', { as }))
    .body
const done = async (as: Person) => (await read(as)).steps.filter((step) => step.done).map(({ key }) => key)

it('leads a newcomer to a published page without asking for anything private', async () => {
  const as = await individual(app)
  const put = async (path: string, body: Values) => {
    const answer = await app.call('PUT', path, { as, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  expect(await read(as)).toEqual({
    steps: WELCOME_STEPS.map((key) => ({ key, done: false })),
    work: null,
    works: ['experience', 'education'],
  })
  const { body: before } = await app.call<Values>('GET', '/dashboard', { as })
  expect(before['welcome']).toEqual({ done: 0, total: 5 })

  await put('/personal/detail', await detailBody(app, as, { display_name: { en: 'Hana Bekele' }, details: null }))
  expect(await done(as)).toEqual(['name'])
  const photo = await uploadPicture(app, as)
  await put('/account/face', { photo_id: photo.id, headline: null, version: 1 })
  expect(await done(as)).toEqual(['name', 'photo'])
  await put('/account/face', { photo_id: photo.id, headline: { en: 'Surveyor' }, version: 2 })
  expect(await done(as)).toEqual(['name', 'photo', 'headline'])
  await sectionEntry(app, as, 'education')
  expect((await read(as)).work).toBe('education')
  const { body: site } = await app.call<{ version: number; missing: string[] }>('GET', '/site', { as })
  expect(site.missing).toEqual([])
  const published = await app.call('POST', '/site/publish', { as, body: { indexable: true, version: site.version } })
  expect(published.status).toBe(200)
  expect(await done(as)).toEqual([...WELCOME_STEPS])
  expect((await app.call<Values>('GET', '/personal/detail', { as })).body['details']).toBeNull()
  const { body: after } = await app.call<Values>('GET', '/dashboard', { as })
  expect(after['welcome']).toBeNull()
})

it('counts a job before a study', async () => {
  const as = await individual(app)
  await sectionEntry(app, as, 'education')
  await sectionEntry(app, as, 'experience')
  expect((await read(as)).work).toBe('experience')
})
