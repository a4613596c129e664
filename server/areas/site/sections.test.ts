import { beforeAll, describe, expect, it } from 'vitest'
import { SECTIONS, type SectionKey } from '../../../openapi/schemas/profile.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { sectionEntry } from '../../../tests/factories/sections.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
interface Section {
  readonly key: SectionKey
  readonly position: number
  readonly count: number
  readonly shown: number
  readonly version: number
}
const list = async (as: Person) => (await app.call<Section[]>('GET', '/sections', { as })).body
const put = (as: Person, key: string, body: unknown) => app.call('PUT', `/sections/${key}`, { as, body })
const move = (as: Person, key: string, position: number) =>
  app.call('PUT', '/sections.order', { as, body: { key, position } })
const keys = async (as: Person) => (await list(as)).map(({ key }) => key)

describe('sections', () => {
  it('are in the default order and visible to everyone until a person changes them', async () => {
    expect(await list(await individual(app))).toEqual(
      SECTIONS.map((key, position) => ({
        key,
        name: null,
        visible: true,
        audience: ['site', 'card', 'resume', 'employer'],
        position,
        count: 0,
        shown: 0,
        version: 1,
      })),
    )
  })

  it.each(SECTIONS)('count their entries and the visible ones (%s)', async (key) => {
    const as = await individual(app)
    const shown = key === 'about' ? [true] : [true, true, false]
    for (const visible of shown) await sectionEntry(app, as, key, { visible })
    if (key === 'published_works') await sectionEntry(app, as, key, { status: 'unpublished' })
    const count = shown.length + (key === 'published_works' ? 1 : 0)
    const other = await individual(app)
    for (const section of await list(as))
      expect(section).toMatchObject(
        section.key === key ? { count, shown: shown.filter(Boolean).length } : { count: 0, shown: 0 },
      )
    for (const section of await list(other)) expect(section).toMatchObject({ count: 0, shown: 0 })
  })

  it('save visibility and audience, and refuse an old version', async () => {
    const as = await individual(app)
    const changed = await put(as, 'education', { visible: false, audience: [], version: 1 })
    expect(changed.body).toEqual({
      key: 'education',
      name: null,
      visible: false,
      audience: [],
      position: 2,
      count: 0,
      shown: 0,
      version: 2,
    })
    const stale = await put(as, 'education', { visible: true, audience: [], version: 1 })
    expect([stale.status, stale.body['data']]).toEqual([409, { current: changed.body }])
    expect((await put(as, 'no_such', { visible: true, audience: [], version: 1 })).status).toBe(422)
    expect(
      (await list(as)).filter((section) => section.key !== 'education').every((section) => section.version === 1),
    ).toBe(true)
  })

  it('move to any position without gaps, and keep their version and audience', async () => {
    const as = await individual(app)
    const changed = await put(as, 'team', { visible: false, audience: ['card'], version: 1 })
    const rest = SECTIONS.filter((key) => key !== 'hobbies')
    expect((await move(as, 'hobbies', 0)).status).toBe(204)
    expect(await keys(as)).toEqual(['hobbies', ...rest])
    await move(as, 'hobbies', 3)
    expect(await keys(as)).toEqual([...rest.slice(0, 3), 'hobbies', ...rest.slice(3)])
    await move(as, 'hobbies', SECTIONS.length)
    await move(as, 'hobbies', SECTIONS.length - 1)
    expect(await keys(as)).toEqual(SECTIONS)
    expect((await list(as)).map(({ position }) => position)).toEqual(SECTIONS.map((_, at) => at))
    expect((await list(as)).find(({ key }) => key === 'team')).toEqual(changed.body)
    expect((await put(as, 'team', { visible: true, audience: ['card'], version: 2 })).status).toBe(200)
    for (const [key, position] of [
      ['nothing', 0],
      ['team', -1],
      ['team', 99],
    ] as const)
      expect((await move(as, key, position)).status).toBe(422)
  })

  it('keep a complete order when many move at once', async () => {
    const as = await individual(app)
    const answers = await Promise.all(SECTIONS.map((key, at) => move(as, key, (at * 7) % SECTIONS.length)))
    expect(answers.every(({ status }) => status === 204)).toBe(true)
    const after = await list(as)
    expect(after.map(({ position }) => position)).toEqual(SECTIONS.map((_, at) => at))
    expect(after.map(({ key }) => key).toSorted()).toEqual(SECTIONS.toSorted())
  })
})
