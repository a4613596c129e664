import { beforeAll, describe, expect, it } from 'vitest'
import { SECTIONS, SETUP_STEPS, type SetupStep } from '../../../openapi/schemas/profile.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { detailBody, setupBody } from '../../../tests/factories/profile.ts'
import { sectionEntry } from '../../../tests/factories/sections.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
interface Progress {
  readonly steps: readonly { readonly key: SetupStep; readonly state: 'open' | 'skipped' | 'done' }[]
  readonly current: SetupStep
  readonly version: number
}
const read = async (as: Person) => (await app.call<Progress>('GET', '/profile/setup', { as })).body
const put = (as: Person, body: unknown) =>
  app.call<Progress & { data?: unknown }>('PUT', '/profile/setup', { as, body })
const done = async (as: Person) => (await read(as)).steps.filter(({ state }) => state === 'done').map(({ key }) => key)

describe('the set-up of a profile', () => {
  it('starts with every step open, in the order of the set-up', async () => {
    expect(await read(await individual(app))).toEqual({
      steps: SETUP_STEPS.map((key) => ({ key, name: null, state: 'open' })),
      current: 'account',
      version: 1,
    })
  })

  it('counts a step as done when what it asks for exists', async () => {
    const as = await individual(app)
    await app.call('PUT', '/personal/detail', { as, body: await detailBody(app, as) })
    expect(await done(as)).toEqual(['personal'])
    // A hobby is only a part of that step.
    const setup = await setupBody(app, as)
    expect(await done(as)).toEqual(['personal'])
    await app.call('PUT', '/account/setup', { as, body: setup })
    const steps: string[] = ['account']
    // Private details are the last part.
    expect(await done(as)).toEqual([...steps, 'personal'])
    const sections = SETUP_STEPS.filter((step): step is SetupStep & (typeof SECTIONS)[number] =>
      SECTIONS.some((key) => key === step),
    )
    for (const key of sections) {
      await sectionEntry(app, as, key, { visible: key === 'about' })
      steps.push(key)
      expect(await done(as)).toEqual([...steps, 'personal'])
    }
    const { body: site } = await app.call<{ version: number }>('GET', '/site', { as })
    expect(
      (await app.call('POST', '/site/publish', { as, body: { indexable: false, version: site.version } })).status,
    ).toBe(200)
    expect(await done(as)).toEqual(SETUP_STEPS)
  })

  it('remembers the current step and the skipped ones; a done step is never skipped', async () => {
    const as = await individual(app)
    await sectionEntry(app, as, 'education')
    const kept = await put(as, { current: 'skills', skipped: ['personal', 'education'], version: 1 })
    expect(kept.body).toEqual({
      steps: SETUP_STEPS.map((key) => ({
        key,
        name: null,
        state: key === 'personal' ? 'skipped' : key === 'education' ? 'done' : 'open',
      })),
      current: 'skills',
      version: 2,
    })
    expect(await read(as)).toEqual(kept.body)
    const stale = await put(as, { current: 'team', skipped: [], version: 1 })
    expect([stale.status, stale.body.data]).toEqual([409, { current: kept.body }])
    expect((await put(as, { current: 'team', skipped: [], version: 2 })).status).toBe(200)
    expect(await read(as)).toMatchObject({ current: 'team', version: 3 })
  })

  it.each([
    ['an unknown step', { current: 'nothing', skipped: [], version: 1 }, 'current'],
    ['a step skipped twice', { current: 'team', skipped: ['team', 'team'], version: 1 }, 'skipped'],
    ['version 0', { current: 'team', skipped: [], version: 0 }, 'version'],
  ])('refuses %s', async (_what, body, field) => {
    const answer = await app.call('PUT', '/profile/setup', { as: await individual(app), body })
    expect([answer.status, Object.keys(answer.body['errors'] ?? {})]).toEqual([422, [field]])
  })

  it('accepts one of two devices that save at once', async () => {
    const as = await individual(app)
    const answers = await Promise.all(
      ['team', 'skills', 'about'].map((current) => put(as, { current, skipped: [], version: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })
})
