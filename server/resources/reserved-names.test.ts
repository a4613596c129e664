import { beforeAll, describe, expect, it } from 'vitest'
import en from '../../openapi/messages/en/validation.json' with { type: 'json' }
import { RESERVED_SEGMENTS } from '../../openapi/reserved-segments.ts'
import { administrator, company, individual, type Person } from '../../tests/factories/people.ts'
import { personEntry } from '../../tests/factories/registration.ts'
import { importForm } from '../../tests/factories/sheets.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'

let app: TestApp
let admin: Person
let n = 0
const unused = () => `bureau${(n += 1)}`
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
interface Row {
  readonly id: string
  readonly version: number
  readonly errors?: Readonly<Record<string, readonly string[]>>
}
const entry = (name: string, over = {}) => ({
  active: true,
  name,
  reason: { en: 'A public office' },
  even_if_used: false,
  ...over,
})
const reserve = (name: string, over = {}) =>
  app.call<Row>('POST', '/reserved-usernames', { as: admin, body: entry(name, over) })
const check = async (username: string, as?: Person) =>
  (await app.call('GET', `/check-username/${username}`, { as, address: `10.9.0.${(n += 1) % 250}` })).status
const rename = async (as: Person, username: string) =>
  (await app.call('PUT', '/user/username', { as, body: { username, password: as.password } })).status
const register = async (username: string, email?: string) =>
  (
    await app.call('POST', '/register/user', {
      body: personEntry({ username, ...(email === undefined ? {} : { email }) }),
      address: `10.8.0.${(n += 1) % 250}`,
    })
  ).status

describe('a reserved username', () => {
  it('is refused at once wherever a name is chosen, in any case, and free again once the reservation ends', async () => {
    const name = unused()
    const [person, firm] = [await individual(app), await company(app)]
    expect(await check(name)).toBe(200)
    const { status, body } = await reserve(name.toUpperCase())
    expect(status).toBe(201)
    expect([await check(name), await rename(person, name), await register(name)]).toEqual([409, 409, 409])
    expect((await app.call('POST', '/create/new/account', { as: firm, body: { username: name } })).status).toBe(409)

    const off = entry(name, { active: false, version: body.version })
    expect((await app.call('PUT', `/reserved-usernames/${body.id}`, { as: admin, body: off })).status).toBe(200)
    expect([await check(name), await register(name)]).toEqual([200, 201])
  })

  it('in Amharic is told of its letters first, and one in English of its space', async () => {
    for (const [name, told] of [
      ['ሰላም ዓለም', en['validation.username_start']],
      ['office ዓለም', en['validation.username_characters']],
      ['public office', en['validation.username_spaces']],
      ['9office', en['validation.username_start']],
    ] as const) {
      const { status, body } = await reserve(name)
      expect([status, body.errors?.['name']?.[0]], name).toEqual([422, told])
    }
  })

  it('may be in use only if that was said; who has it is named and keeps it', async () => {
    const holder = await individual(app)
    const first = await reserve(holder.username)
    expect(first.status).toBe(422)
    expect(first.body.errors?.['even_if_used']?.[0]).toMatch(new RegExp(`^@${holder.username} \\(.+\\) has this name`))
    expect(await check(unused())).toBe(200)
    expect((await reserve(holder.username, { even_if_used: true })).status).toBe(201)

    const login = { login: holder.username, password: holder.password }
    expect((await app.call('POST', '/login', { body: login })).status).toBe(200)
    // Whoever gives it up may take it back, and nobody else gets it.
    expect(await rename(holder, unused())).toBe(200)
    expect([await check(holder.username, await individual(app)), await check(holder.username, holder)]).toEqual([
      409, 200,
    ])
    expect(await rename(holder, holder.username)).toBe(200)
  })

  it('may be held by a registration, which then still gets it', async () => {
    const [name, email] = [unused(), 'waits@sira.example']
    expect(await register(name, email)).toBe(201)
    const { status, body } = await reserve(name)
    expect(status).toBe(422)
    expect(body.errors?.['even_if_used']?.[0]).toContain('A registration that waits for its confirmation')
    expect((await reserve(name, { even_if_used: true })).status).toBe(201)
    expect([await register(name, 'other@sira.example'), await register(name, email)]).toEqual([409, 201])
  })

  it('is not an address of the application, which is reserved as it is', async () => {
    const fixed = RESERVED_SEGMENTS.find((segment) => segment.length > 4) ?? ''
    const { status, body } = await reserve(fixed.toUpperCase())
    expect(status).toBe(422)
    expect(body.errors).toEqual({ name: ['The application itself uses this address, so nobody can take it'] })
  })

  it('does not become active again, alone or among others, while somebody has the name', async () => {
    const holder = await individual(app)
    const { body } = await reserve(holder.username, { active: false })
    const again = entry(holder.username, { version: body.version })
    expect((await app.call('PUT', `/reserved-usernames/${body.id}`, { as: admin, body: again })).status).toBe(422)
    const rows = [{ id: body.id, version: body.version }]
    const several = await app.call('POST', '/reserved-usernames.bulk', {
      as: admin,
      body: { action: 'activate', rows },
    })
    expect(several.body).toMatchObject({ done: [], refused: [{ id: body.id, code: 'in_use' }] })
  })

  it('comes from a spreadsheet as well, where names in use are said line by line', async () => {
    const holder = await individual(app)
    const [name, other] = [unused(), unused()]
    const csv = (line: string) =>
      `name,reason.en,even_if_used\n${name},A public office,no\n${holder.username},A brand,${line}\n${other},A brand,no\n`
    const send = (sheet: string, plan: string | null = null) =>
      app.call<{ readonly invalid: number; readonly plan: string; readonly written: number; readonly rows: Row[] }>(
        'POST',
        '/reserved-usernames.import',
        { as: admin, body: importForm(sheet, plan) },
      )
    const looked = await send(csv('no'))
    expect(looked.body).toMatchObject({ invalid: 1, written: 0 })
    expect(Object.keys(looked.body.rows[1]?.errors ?? {})).toEqual(['even_if_used'])
    const plan = (await send(csv('yes'))).body.plan
    expect((await send(csv('yes'), plan)).body.written).toBe(3)
    expect([await check(name), await check(other)]).toEqual([409, 409])
  })
})
