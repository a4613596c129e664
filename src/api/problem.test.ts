import { describe, expect, test } from 'vitest'
import { failureOf } from '../../openapi/failure.ts'
import { encodeForm } from './encode.ts'
import { answer, failureFrom } from './problem.ts'

const problem = {
  type: 'about:blank',
  title: 't',
  status: 422,
  detail: 'd',
  message: 'Validation failed',
  code: 'invalid',
  errors: { name: ['This is required'] },
  request_id: 'r1',
}
const response = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : '{}', { status, headers })
const failing = async (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  )

describe('the answer of a call', () => {
  test('is its data', async () =>
    expect(await answer(Promise.resolve({ data: { a: 1 }, response: response(200) }))).toEqual({ a: 1 }))
  test('is nothing for 204', async () =>
    expect(await answer(Promise.resolve({ response: response(204) }))).toBeUndefined())
  test('is the server’s problem as plain data', async () => {
    const error = await failing(answer(Promise.resolve({ error: problem, response: response(422) })))
    expect(failureOf(error)).toEqual({
      code: 'invalid',
      status: 422,
      message: 'Validation failed',
      errors: { name: ['This is required'] },
      data: undefined,
      retryAfter: null,
      requestId: 'r1',
    })
  })
  test('names the seconds to wait', async () => {
    const error = await failing(
      answer(
        Promise.resolve({
          error: { ...problem, code: 'too_many_requests', data: { retry_after: 7 } },
          response: response(429, { 'retry-after': '7' }),
        }),
      ),
    )
    expect(failureOf(error)).toMatchObject({ code: 'too_many_requests', retryAfter: 7, data: { retry_after: 7 } })
  })
  test('is offline when none came', async () =>
    expect(failureOf(await failing(answer(Promise.reject(new TypeError('Failed to fetch'))))).code).toBe('offline'))
  test('stays an abort when nobody waits for it any more', async () => {
    const abort = new DOMException('gone', 'AbortError')
    expect(await failing(answer(Promise.reject(abort)))).toBe(abort)
  })
})

test.for([
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [413, 'too_large'],
  [418, 'malformed'],
  [429, 'too_many_requests'],
  [500, 'internal'],
  [502, 'unavailable'],
] as const)('a %i that is not the server’s own is told apart by its status: %s', ([status, code]) => {
  for (const body of [undefined, '<html>', { message: 1, code: 'x' }, null])
    expect(failureFrom(status, body, null)).toMatchObject({ code, status, message: '' })
})

describe('a body on the wire', () => {
  const partsOf = async (form: FormData) =>
    Promise.all(
      [...form].map(async ([name, value]) => [
        name,
        typeof value === 'string' ? value : `${value.type} ${await value.text()}`,
      ]),
    )
  test('texts are text, everything else is JSON, what is undefined is left out', async () => {
    const form = encodeForm({ a: 'x', b: null, c: 1, d: false, e: [], f: { am: 'ሀ' }, g: undefined, h: '' })
    expect(await partsOf(form)).toEqual([
      ['a', 'x'],
      ['b', 'application/json null'],
      ['c', 'application/json 1'],
      ['d', 'application/json false'],
      ['e', 'application/json []'],
      ['f', 'application/json {"am":"ሀ"}'],
      ['h', ''],
    ])
  })
  test('a file keeps its name and type, a blob has one too', () => {
    const form = encodeForm({
      file: new File(['x'], 'ስም.png', { type: 'image/png' }),
      crop: new Blob(['y'], { type: 'image/webp' }),
    })
    expect(form.get('file')).toMatchObject({ name: 'ስም.png', type: 'image/png' })
    expect(form.get('crop')).toMatchObject({ name: 'file', type: 'image/webp' })
  })
})
