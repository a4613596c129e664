import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  LetterAbsence,
  LetterFormat,
  LetterLevel,
  LetterPermission,
  LetterPerson,
  LetterRoute,
  LetterTemplate,
  LetterType,
} from '../../../openapi/schemas/letter-settings.ts'
import {
  approverBody,
  formatBody,
  giveNumbers,
  letterFormatOf,
  letterLevelOf,
  letterPermissionOf,
  letterTemplateOf,
  letterTypeOf,
  levelBody,
  permissionBody,
  templateBody,
  typeBody,
} from '../../../tests/factories/letter-settings.ts'
import { hired } from '../../../tests/factories/offers.ts'
import { company, employee, type Person } from '../../../tests/factories/people.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { position } from '../../../tests/factories/structure.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import { files } from '../../db/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

interface Refused {
  readonly code: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly data: unknown
}
const list = async <T>(as: Person, path: string) =>
  (await app.call<{ readonly data: readonly T[] }>('GET', path, { as })).body.data
const post = <T>(as: Person, path: string, body: object) => app.call<T & Refused>('POST', path, { as, body })
const put = <T>(as: Person, path: string, body: object) => app.call<T & Refused>('PUT', path, { as, body })
const remove = (as: Person, path: string) => app.call<Refused>('DELETE', path, { as })
const person = (user_id: string) => approverBody({ who: 'person', user_id })
const holder = (position_id: string) => approverBody({ who: 'position', position_id })
/** A company that may have employees, and one who works there. */
const firm = () => company(app, { user: { tierKey: 'enterprise' } })

describe('a format of reference numbers', () => {
  it('is refused with what was meant, in the reader’s language', async () => {
    const as = await firm()
    const refused = await post(as, '/letter-formats', formatBody({ pattern: '{PREFIX}/{SEQUENCE}/{YEAR}' }))
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({ pattern: ['{SEQUENCE} isn’t a part. Did you mean {SEQ}?'] })
    const missing = await post(as, '/letter-formats', formatBody({ pattern: '{PREFIX}/{YEAR}' }))
    expect(missing.body.errors).toEqual({
      pattern: ['The pattern needs exactly one number: add {SEQ} or {SEQ:4}'],
    })
  })

  it('goes on above the numbers that were given, whatever changes of how it counts', async () => {
    const as = await firm()
    const { id, format_id } = await letterTypeOf(app, as)
    const second = await letterTypeOf(app, as, { format_id })
    const year = app.clock.now().getUTCFullYear()
    await giveNumbers(app, { formatId: format_id, typeId: id, year, last: 7 })
    await giveNumbers(app, { formatId: format_id, typeId: second.id, year, last: 12 })
    const [before] = await list<LetterFormat>(as, '/letter-formats')
    expect(before).toMatchObject({ types: 2, numbered: 19, last: 12 })
    const shared = await put<LetterFormat>(as, `/letter-formats/${format_id}`, {
      ...formatBody({ shared: true }),
      version: 1,
    })
    expect(shared.body).toMatchObject({ numbered: 19, last: 12 })
    const never = formatBody({ shared: false, reset: 'never', calendar: 'ethiopian' })
    await put(as, `/letter-formats/${format_id}`, { ...never, version: 2 })
    const lasts = (await list<LetterType>(as, '/letter-types')).map(({ reference }) => reference.last)
    expect(lasts).toEqual([12, 12])
    expect(await put(as, `/letter-formats/${format_id}`, { ...never, version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { version: 3 } } },
    })
  })

  it('that a type has or that gave numbers is not deleted', async () => {
    const as = await firm()
    const { id, format_id } = await letterTypeOf(app, as)
    expect((await remove(as, `/letter-formats/${format_id}`)).body.data).toEqual({
      places: [{ resource: 'letterType', count: 1 }],
    })
    await giveNumbers(app, { formatId: format_id, typeId: id, year: 2020, last: 3 })
    expect((await remove(as, `/letter-types/${id}`)).body.data).toEqual({ places: [{ resource: 'letter', count: 3 }] })
    const free = await letterFormatOf(app, as)
    expect((await remove(as, `/letter-formats/${free.id}`)).status).toBe(204)
  })
})

describe('a type of letters', () => {
  it('has its own prefix, and a format of the company', async () => {
    const as = await firm()
    const { format_id } = await letterTypeOf(app, as, { prefix: 'HR' })
    expect((await post(as, '/letter-types', typeBody(format_id, 'hr'))).body.errors).toEqual({
      prefix: ['Another type has this prefix'],
    })
    const strange = await letterFormatOf(app, await firm())
    const template = await letterTemplateOf(app, await firm())
    const refused = await post(as, '/letter-types', typeBody(strange.id, 'FIN', { template_id: template.id }))
    expect(Object.keys(refused.body.errors).toSorted()).toEqual(['format_id', 'template_id'])
  })

  it('says who writes it and which levels approve it', async () => {
    const as = await firm()
    const worker = await employee(app, { of: as })
    const type = await letterTypeOf(app, as)
    const other = await letterTypeOf(app, as)
    await letterPermissionOf(app, as, { action: 'write', type_id: type.id, who: 'person', user_id: worker.userId })
    await letterLevelOf(app, as, { name: { en: 'Finance' }, type_ids: [type.id], amount_over: 5000 })
    await letterLevelOf(app, as, { name: { en: 'Director' } })
    const types = await list<LetterType>(as, '/letter-types')
    expect(types.map(({ writers, levels }) => [writers, levels])).toEqual([
      [
        [{ who: 'person', name: expect.anything(), people: 1 }],
        [
          { name: { en: 'Finance' }, amount_over: 5000 },
          { name: { en: 'Director' }, amount_over: null },
        ],
      ],
      [[], [{ name: { en: 'Director' }, amount_over: null }]],
    ])
    expect((await remove(as, `/letter-types/${type.id}`)).body.data).toEqual({
      places: [{ resource: 'letterLevel', count: 1 }],
    })
    expect((await remove(as, `/letter-types/${other.id}`)).status).toBe(204)
  })

  it('goes on with its numbers in another format', async () => {
    const as = await firm()
    const { id, format_id, prefix } = await letterTypeOf(app, as)
    await giveNumbers(app, { formatId: format_id, typeId: id, year: app.clock.now().getUTCFullYear(), last: 4 })
    const other = await letterFormatOf(app, as)
    const moved = await put<LetterType>(as, `/letter-types/${id}`, { ...typeBody(other.id, prefix), version: 1 })
    expect(moved.body.reference.last).toBe(4)
  })
})

it('a template keeps its texts and its own logo, which goes with it', async () => {
  const as = await firm()
  const logo = (await uploadPicture(app, as)).id
  const made = await post<LetterTemplate>(as, '/letter-templates', templateBody({ logo: 'file', logo_id: logo }))
  expect(made.body).toMatchObject({ logo_id: logo, logo_url: expect.stringContaining(logo), types: 0 })
  const strange = (await uploadPicture(app, await firm())).id
  const path = `/letter-templates/${made.body.id}`
  const refused = await put(as, path, { ...templateBody({ logo: 'file', logo_id: strange }), version: 1 })
  expect(Object.keys(refused.body.errors)).toEqual(['logo_id'])
  expect((await put(as, path, { ...templateBody({ logo: 'file', logo_id: null }), version: 1 })).status).toBe(422)
  await letterTypeOf(app, as, { template_id: made.body.id })
  expect((await remove(as, path)).body.data).toEqual({ places: [{ resource: 'letterType', count: 1 }] })
  const without = await put<LetterTemplate>(as, path, { ...templateBody({ logo: 'none' }), version: 1 })
  expect(without.body).toMatchObject({ logo_url: null, version: 2 })
  expect(await app.db.select({ state: files.state }).from(files).where(eq(files.id, logo))).toEqual([
    { state: 'staged' },
  ])
})

describe('a permission', () => {
  it('names people and positions of the company, once', async () => {
    const as = await firm()
    const seat = await position(app, as)
    const body = permissionBody({ who: 'position', position_id: seat.id, action: 'write' })
    expect((await post<LetterPermission>(as, '/letter-permissions', body)).body).toMatchObject({
      name: seat.title,
      people: 0,
    })
    expect((await post(as, '/letter-permissions', body)).body.errors).toEqual({
      who: ['This permission already exists'],
    })
    const stranger = await firm()
    for (const strange of [
      { who: 'person', user_id: stranger.userId },
      { who: 'position', position_id: (await position(app, stranger)).id },
      { type_id: (await letterTypeOf(app, stranger)).id },
    ])
      expect((await post(as, '/letter-permissions', permissionBody(strange))).status).toBe(422)
    // Deleting the position would open the type to everybody.
    expect((await remove(as, `/positions/${seat.id}`)).body.data).toEqual({
      places: [{ resource: 'letter', count: 1 }],
    })
  })

  it('of a person ends with their work, also when they come back', async () => {
    const as = await firm()
    const { person: worker } = await hired(app, as)
    await letterPermissionOf(app, as, { who: 'person', user_id: worker.userId })
    const people = async () => (await list<LetterPermission>(as, '/letter-permissions')).map((one) => one.people)
    expect(await people()).toEqual([1])
    const ended = new Date(app.clock.now().getTime() + 1000)
    await app.db.update(employments).set({ endedAt: ended }).where(eq(employments.userId, worker.userId))
    expect(await people()).toEqual([0])
    await hired(app, as, {}, worker)
    expect(await people()).toEqual([0])
  })
})

describe('the levels', () => {
  it('come in their order, and are moved all at once', async () => {
    const as = await firm()
    const made = [await letterLevelOf(app, as), await letterLevelOf(app, as, { name: { en: 'Owners' } })]
    const ids = made.map(({ id }) => id).toReversed()
    expect((await put(as, '/letter-levels/order', { ids })).status).toBe(200)
    expect((await list<LetterLevel>(as, '/letter-levels')).map(({ id }) => id)).toEqual(ids)
    expect((await put(as, '/letter-levels/order', { ids: ids.slice(1) })).body.code).toBe('stale')
    expect((await put(as, '/letter-levels/order', { ids: [ids[0], ids[0]] })).body.code).toBe('stale')
    expect((await remove(as, `/letter-levels/${ids[0]}`)).status).toBe(204)
    expect((await list<LetterLevel>(as, '/letter-levels')).map(({ id }) => id)).toEqual(ids.slice(1))
  })

  it('name only what is the company’s', async () => {
    const as = await firm()
    const stranger = await firm()
    const refused = await post(
      as,
      '/letter-levels',
      levelBody({
        approvers: [person(stranger.userId), holder((await position(app, stranger)).id)],
        type_ids: [(await letterTypeOf(app, stranger)).id],
      }),
    )
    expect(Object.keys(refused.body.errors)).toEqual(['approvers.0.user_id', 'approvers.1.position_id', 'type_ids.0'])
    const twice = await post(as, '/letter-levels', levelBody({ approvers: [approverBody(), approverBody()] }))
    expect(Object.keys(twice.body.errors)).toEqual(['approvers'])
  })

  it('say whom a letter would ask today: holders, deputies, superiors', async () => {
    const as = await firm()
    const head = await position(app, as, { title: { en: 'Head' } })
    const cashier = await position(app, as, { title: { en: 'Cashier' }, reportsToId: head.id })
    const { person: sara } = await hired(app, as, { positionId: head.id })
    const { person: abebe } = await hired(app, as, {})
    const type = await letterTypeOf(app, as)
    await letterLevelOf(app, as, { approvers: [holder(cashier.id)] })
    await letterLevelOf(app, as, { needs: 'all', approvers: [holder(head.id), person(abebe.userId)], amount_over: 100 })
    const route = async (amount?: number) =>
      (
        await app.call<LetterRoute>(
          'GET',
          `/letter-levels/preview?type=${type.id}${amount === undefined ? '' : `&amount=${amount}`}`,
          { as },
        )
      ).body.data.map(({ people, vacant }) => [people.map(({ id, why }) => `${id} ${why}`), vacant])
    expect(await route()).toEqual([[[`${sara.userId} superior`], [{ en: 'Cashier' }]]])
    expect(await route(100)).toHaveLength(1)
    expect((await route(100.5))[1]).toEqual([[`${sara.userId} holder`, `${abebe.userId} named`], []])
    const today = app.clock.now().toISOString().slice(0, 10)
    await post(as, '/letter-absences', { user_id: sara.userId, deputy_id: abebe.userId, from: today, to: '2099-01-01' })
    expect(await route()).toEqual([[[`${abebe.userId} deputy`], [{ en: 'Cashier' }]]])
    const strange = await letterTypeOf(app, await firm())
    const refused = await app.call<Refused>('GET', `/letter-levels/preview?type=${strange.id}`, { as })
    expect(Object.keys(refused.body.errors)).toEqual(['type'])
    for (const amount of ['-1', '1e12', 'much']) {
      const odd = await app.call<Refused>('GET', `/letter-levels/preview?type=${type.id}&amount=${amount}`, { as })
      expect(Object.keys(odd.body.errors), amount).toEqual(['amount'])
    }
  })
})

describe('an absence', () => {
  it('is set by people for themselves, and by owners for anybody', async () => {
    const as = await firm()
    const { person: worker } = await hired(app, as, {})
    const { person: other } = await hired(app, as, {})
    const acting = { ...worker, accountId: as.accountId }
    const days = { from: '2026-01-01', to: '2099-01-01' }
    const own = { user_id: null, deputy_id: other.userId, ...days }
    const mine = await post<LetterAbsence>(acting, '/letter-absences', own)
    expect(mine.body).toMatchObject({ person: { id: worker.userId }, deputy: { id: other.userId }, is_today: true })
    const theirs = { user_id: other.userId, deputy_id: worker.userId, ...days }
    expect(Object.keys((await post(acting, '/letter-absences', theirs)).body.errors)).toEqual(['user_id'])
    const set = await post<LetterAbsence>(as, '/letter-absences', theirs)
    expect(set.status).toBe(201)
    expect(await list<LetterAbsence>(acting, '/letter-absences')).toMatchObject([{ id: mine.body.id }])
    expect(await list<LetterAbsence>(as, '/letter-absences')).toHaveLength(2)
    expect((await remove(acting, `/letter-absences/${set.body.id}`)).status).toBe(404)
    expect((await remove(acting, `/letter-absences/${mine.body.id}`)).status).toBe(204)
  })

  it('has a deputy of the company who is somebody else, and days that are not over', async () => {
    const as = await firm()
    const fields = async (body: object) =>
      Object.keys((await post(as, '/letter-absences', { user_id: null, ...body })).body.errors)
    const days = { from: '2026-01-01', to: '2099-01-01' }
    expect(await fields({ deputy_id: (await firm()).userId, ...days })).toEqual(['deputy_id'])
    expect(await fields({ deputy_id: as.userId, ...days })).toEqual(['deputy_id'])
    const { person: other } = await hired(app, as, {})
    expect(await fields({ deputy_id: other.userId, from: '2020-01-01', to: '2020-01-02' })).toEqual(['to'])
    expect(await fields({ deputy_id: other.userId, from: '2099-01-02', to: '2099-01-01' })).toEqual(['to'])
  })
})

it('the people who can be named are owners and who works there now', async () => {
  const as = await firm()
  const { person: worker } = await hired(app, as, {})
  const found = await list<LetterPerson>(as, '/letter-people')
  expect(found.map(({ id }) => id).toSorted()).toEqual([as.userId, worker.userId].toSorted())
  expect(found.find(({ id }) => id === worker.userId)?.position).not.toBeNull()
  expect(await list<LetterPerson>(as, `/letter-people?q=nobodyhasthisname`)).toEqual([])
})
