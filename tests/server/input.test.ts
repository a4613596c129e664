import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemSchema } from '../../openapi/errors.ts'
import { say } from '../../server/kernel/say.ts'
import { administrator, individual } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'
import { expectProblem } from '../setup/problems.ts'

const app = await testApp()
const { call } = app
const skill = (name: string) => ({ name: { en: name }, active: true })

describe('the input', () => {
  test('is refused with all errors at once, in the caller’s language', async () => {
    const answer = await call('POST', '/register/user', {
      body: { first_name: '', username: 'x', surprise: 1 },
      headers: { lang: 'am' },
    })
    expectProblem(answer, 'invalid')
    expect(answer.body['message']).toBe(say('am', 'error.invalid'))
    const { errors } = problemSchema.parse(answer.body)
    expect(errors).toMatchObject({
      first_name: [say('am', 'validation.required')],
      username: [say('am', 'validation.username_short')],
      email: [say('am', 'validation.required')],
    })
    expect(errors?.['surprise']?.[0]).toContain('surprise')
  })

  test.each([
    ['broken JSON', '{"login":', 'malformed'],
    ['JSON that is no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'malformed'],
    ['a key that reaches for prototypes', '{"__proto__":{"login":"a"}}', 'malformed'],
    ['a list for an object', '[]', 'invalid'],
    ['a text with NUL', JSON.stringify({ login: 'a\u0000b', password: 'p' }), 'invalid'],
    ['half of a surrogate pair', '{"login":"\\ud800","password":"p"}', 'invalid'],
    ['nothing', '', 'invalid'],
    ['JSON deeper than anything we take', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, 'invalid'],
  ] as const)('%s', async (_name, body, code) => {
    expectProblem(await call('POST', '/login', { body, headers: { 'content-type': 'application/json' } }), code)
  })

  test('is refused with numbers and queries that are out of range, repeated or unknown', async () => {
    const admin = await administrator(app)
    for (const query of [
      'page=-1',
      'page=1e400',
      'per_page=9999999999999999999',
      'q=a&q=b',
      'nothing=1',
      'q=%00',
      'sort=%ED%A0%80',
      'page=',
    ]) {
      const answer = await call('GET', `/skills?${query}`, { as: admin })
      expect([200, 400, 422], `${query}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
    }
    expectProblem(await call('GET', '/skills?nothing=1', { as: admin }), 'invalid')
    expectProblem(await call('GET', '/skills?q=%00', { as: admin }), 'invalid')
    const made = await call<{ id: string }>('POST', '/skills', { as: admin, body: skill('Pottery') })
    expectProblem(
      await call('PUT', `/skills/${made.body.id}`, {
        as: admin,
        body: { ...skill('Pottery'), version: 9_007_199_254_740_991 },
      }),
      'stale',
    )
    expectProblem(await call('DELETE', '/skills/%00', { as: admin }), 'invalid')
    expectProblem(await call('DELETE', '/skills/%', { as: admin }), 'malformed')
  })

  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json\t;charset=utf-8',
    ' application/json ',
    'application/json ; a=b',
  ])('content type %j is validated like any other', async (type) => {
    const answer = await call('POST', '/login', {
      body: '{"login":"a","password":"p","extra":1}',
      headers: { 'content-type': type },
    })
    expect([415, 422]).toContain(answer.status)
  })
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json',
    'application/xml',
    'multipart/mixed; boundary=x',
  ])('content type %j is refused', async (type) => {
    expectProblem(
      await call('POST', '/login', { body: '{"login":"a","password":"p"}', headers: { 'content-type': type } }),
      'unsupported_media',
    )
  })

  test('answers 413 for a body over the limit', async () => {
    expectProblem(await call('POST', '/login', { body: { login: 'a'.repeat(1_100_000), password: 'p' } }), 'too_large')
  })
})

describe('forms', () => {
  const form = (parts: Readonly<Record<string, string | Blob>>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(parts)) data.append(name, value)
    return data
  }
  const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

  test('mean the same as JSON: text parts as text, every other part as JSON', async () => {
    const admin = await administrator(app)
    const answer = await call('POST', '/skills', {
      as: admin,
      body: form({ name: json({ en: 'Beekeeping', am: 'ንብ ማነብ' }), active: json(true) }),
    })
    expect(answer.status).toBe(201)
    expect(answer.body['name']).toEqual({ en: 'Beekeeping', am: 'ንብ ማነብ' })
  })

  test('mean the same with numbers and booleans as plain text, as most clients write them', async () => {
    const admin = await administrator(app)
    const skillOf = (active: string) =>
      call('POST', '/skills', { as: admin, body: form({ name: json({ en: `Pottery ${active}` }), active }) })
    expect((await skillOf('false')).body['active']).toBe(false)
    expect((await skillOf('true')).body['active']).toBe(true)
    expectProblem(await skillOf('perhaps'), 'invalid')
    const person = await individual(app)
    const work = (rating: string | Blob, title: string) =>
      call('POST', '/testimonials', {
        as: person,
        body: form({
          giver_name: json({ en: 'Almaz' }),
          title: json({ en: title }),
          content: json({ en: 'She keeps her promises, always.' }),
          picture_id: '01a1fb90-a063-71fa-b14c-44dfcd9f8538',
          rating,
          visible: 'true',
        }),
      })
    // The picture is unknown, the number is not: a text stays the text that it is, and JSON is not read twice.
    expect(Object.keys(problemSchema.parse((await work('4', '12')).body).errors ?? {})).toEqual(['picture_id'])
    expect(Object.keys(problemSchema.parse((await work('four', '12')).body).errors ?? {})).toEqual(['rating'])
    expect(Object.keys(problemSchema.parse((await work(json('4'), '12')).body).errors ?? {})).toEqual(['rating'])
  })

  test('read a part of JSON once, as what it says', async () => {
    const admin = await administrator(app)
    const part = (name: string, type: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${type}\r\n\r\n${value}\r\n`
    const skillOf = (type: string, active: string) =>
      call('POST', '/skills', {
        as: admin,
        body: `${part('name', 'application/json', '{"en":"Glazing"}')}${part('active', type, active)}--x--\r\n`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
    expectProblem(await skillOf('application/json', '"true"'), 'invalid')
    expect((await skillOf('text/plain', 'true')).status).toBe(201)
  })

  test('are refused with unknown or repeated parts, or invalid JSON', async () => {
    const admin = await administrator(app)
    expectProblem(
      await call('POST', '/skills', {
        as: admin,
        body: form({ name: json({ en: 'A' }), active: json(true), more: 'x' }),
      }),
      'invalid',
    )
    const twice = form({ name: json({ en: 'A' }), active: json(true) })
    twice.append('active', json(false))
    expectProblem(await call('POST', '/skills', { as: admin, body: twice }), 'malformed')
    expectProblem(
      await call('POST', '/skills', {
        as: admin,
        body: form({ name: new Blob(['{'], { type: 'application/json' }), active: json(true) }),
      }),
      'malformed',
    )
    expectProblem(
      await call('POST', '/skills', { as: admin, body: form({ ['__proto__']: 'x', active: json(true) }) }),
      'malformed',
    )
    expectProblem(
      await call('POST', '/skills', { as: admin, body: 'no form', headers: { 'content-type': 'multipart/form-data' } }),
      'malformed',
    )
  })

  test('may be empty with the content type of the specified client', async () => {
    const person = await individual(app)
    expect(
      (await call('GET', '/user', { as: person, headers: { 'content-type': 'multipart/form-data' } })).status,
    ).toBe(200)
    expect(
      (await call('POST', '/logout', { as: person, headers: { 'content-type': 'multipart/form-data' } })).status,
    ).toBe(204)
  })

  test('leave nothing on disk after a refused upload, and name an invalid picture', async () => {
    const person = await individual(app)
    const staged = path.join(app.services.config.dataDir, 'staged')
    const upload = (file: Blob) => call('POST', '/files/pictures', { as: person, body: form({ file }) })
    expectProblem(
      await upload(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })),
      'picture_refused',
    )
    expectProblem(await upload(new Blob([new Uint8Array(5_000_001)], { type: 'image/png' })), 'too_large')
    expectProblem(
      await upload(new Blob([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], { type: 'image/png' })),
      'picture_refused',
    )
    expectProblem(await call('POST', '/files/pictures', { as: person, body: form({}) }), 'invalid')
    expectProblem(await call('POST', '/files/pictures', { as: person, body: {} }), 'unsupported_media')
    expect(fs.readdirSync(staged)).toEqual([])
    expect(fs.existsSync(path.join(app.services.config.dataDir, 'files'))).toBe(false)
  })
})
