import { expect, it } from 'vitest'
import { z } from 'zod'
import { anyOperations } from '../../openapi/operations/registry.ts'
import { full } from './state.ts'

/** The longest is more than most bodies may have, so that a bound on bytes is not all that helps. */
const LENGTHS = [24, 10_000, 100_000]
/**
 * CPU for one text (milliseconds): many times what any takes on a busy machine. What grows with the square of the length
 * takes ten seconds and more.
 */
const MOST = 1000
/** A pause of the machine's own is no fault of a pattern. */
const TRIES = 3

/** What patterns that fail late like to read again and again, each alone and with an end that does not fit. */
const RUNS = [
  'a',
  '0',
  ' ',
  '.',
  '-',
  '/',
  '@',
  '+',
  '_',
  ':',
  '#',
  'ሀ',
  '\n',
  'a.',
  '.a',
  'a@',
  'a-',
  'a ',
  '1.',
  'aA0',
  'a@a.',
  '10.',
  'http://a.',
  '2026-01-01',
  '+1',
  '%',
  'é',
]
const STARTS = ['', 'a', 'https://a.b/', '10.1000/', 'A1', '+1', '#', 'https://', 'a@', '2026-']
const ENDS = ['', '!', '\u0000']

interface Text {
  /** Where it stands first. */
  readonly path: string
  readonly schema: z.core.$ZodType
}

/** Every text of a schema, once for each way of checking it. */
function textsIn(schema: z.core.$ZodType, found: Map<string, Text>, path: string): void {
  const def = schema._zod.def as unknown as Readonly<Record<string, unknown>> & { readonly type: string }
  const into = (inner: unknown, name = '') => {
    if (inner instanceof z.core.$ZodType) textsIn(inner, found, name === '' ? path : `${path}.${name}`)
  }
  if (def.type === 'string') {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    // Refinements are not in the document: a text with some is looked at wherever it stands.
    const own = (def['checks'] as readonly unknown[] | undefined)?.length ?? 0
    const key = JSON.stringify([{ ...json, 'x-ref': undefined, description: undefined }, own])
    if (!found.has(key)) found.set(key, { path, schema })
    return
  }
  for (const [name, inner] of Object.entries((def['shape'] ?? {}) as Readonly<Record<string, unknown>>))
    into(inner, name)
  for (const inner of [
    ...((def['options'] ?? []) as readonly unknown[]),
    ...((def['items'] ?? []) as readonly unknown[]),
  ])
    into(inner)
  for (const name of ['element', 'innerType', 'valueType', 'keyType', 'left', 'right', 'in', 'out']) into(def[name])
}

const texts = new Map<string, Text>()
for (const [id, { body, query, params }] of Object.entries(anyOperations)) {
  for (const schema of [body, z.object(query ?? {}), z.object(params ?? {})]) if (schema) textsIn(schema, texts, id)
}

function cpuOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

it('finds every kind of text of the contract', () => {
  const paths = [...texts.values()].map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'registerUser.email',
      'registerUser.phone_number',
      'createAccount.username',
      'registerUser.watch',
      'clearCache.name',
      'createPublishedWork.doi',
      'scheduleInterview.link',
    ]),
  )
  expect(paths.length).toBeGreaterThan(40)
})

/** The first text that takes too long, shorter ones first: of what grows fast, the longest would never end. */
function slowIn(schema: z.core.$ZodType): string | null {
  for (const length of LENGTHS) {
    for (const run of RUNS) {
      const long = run.repeat(length / run.length)
      for (const start of full ? STARTS : STARTS.slice(0, 3)) {
        for (const end of ENDS) {
          const text = start + long + end
          let best = Number.POSITIVE_INFINITY
          for (let tries = 0; tries < TRIES && best > MOST; tries++)
            best = Math.min(
              best,
              cpuOf(() => z.safeParse(schema, text)),
            )
          if (best > MOST)
            return `${JSON.stringify(text.slice(0, 30))}…${JSON.stringify(end)}, ${text.length} characters: ${Math.round(best)} ms`
        }
      }
    }
  }
  return null
}

it.each([...texts.values()])('the text $path is checked in time that grows with its length alone', ({ schema }) => {
  expect(slowIn(schema)).toBeNull()
})
