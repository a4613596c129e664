import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boundsOf } from '../../openapi/bounds.ts'
import { localizedRichText, richText, type RichText } from '../../openapi/rich-text.ts'
import { serialiserOf } from '../../server/http/serialise.ts'
import { checkInput, validatorOf } from '../../server/http/input.ts'
import { Generator, jsonSchemaOf, random } from '../fuzz/generate.ts'
import { largestRichText, sampleRichText } from '../factories/rich-texts.ts'

const MAX = 10_000
const body = z.strictObject({ answer: localizedRichText(MAX) })
const validator = validatorOf({
  method: 'POST',
  path: '/articles',
  summary: '',
  access: 'admin',
  body,
  output: { kind: 'empty', status: 204 },
} as never)
const check = (answer: unknown) => checkInput(validator, { params: {}, query: {}, body: { answer } })
/** Milliseconds of CPU: some ten times what it takes, so that a busy machine does not decide; unbounded work takes seconds. */
const CHEAP = 600
/** The fewest milliseconds of CPU that some runs took. */
function cpuOf(run: () => unknown): number {
  const took = [1, 2, 3, 4, 5].map(() => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...took)
}
const refused = (value: unknown): unknown => {
  try {
    return check(value)
  } catch (error) {
    return (error as { readonly code?: string }).code
  }
}

/** As many as fit into the largest body that the server reads. */
const many = (piece: string): unknown[] =>
  Array.from({ length: Math.floor(validator.bodyBytes / (piece.length + 1)) }, () => JSON.parse(piece) as unknown)
const nested = (open: string, close: string, size: number) =>
  JSON.parse(open.repeat(size) + '1' + close.repeat(size)) as unknown
const HOSTILE: Readonly<Record<string, () => unknown>> = {
  'blocks without number': () => ({ en: many('{"type":"paragraph","text":[{"text":"a"}]}') }),
  'spans without number': () => ({ en: [{ type: 'paragraph', text: many('{"text":"a"}') }] }),
  'unknown blocks': () => ({ en: many('{"type":"x"}') }),
  'unknown keys': () => ({ en: [{ type: 'paragraph', text: many('{"text":"a","x":1}') }] }),
  'nothing but nothings': () => ({ en: many('0') }),
  'one endless span': () => ({ en: [{ type: 'paragraph', text: [{ text: 'a'.repeat(validator.bodyBytes) }] }] }),
  'one endless link': () => ({
    en: [{ type: 'paragraph', text: [{ text: 'a', link: `https://${'a.'.repeat(validator.bodyBytes / 2)}` }] }],
  }),
  'quotations in quotations': () => ({ en: [nested('{"type":"quote","text":[', ']}', 5000)] }),
  'lists in lists': () => ({ en: nested('[', ']', 5000) }),
  'too much of what is allowed': () => ({ en: largestRichText(MAX + 100), am: largestRichText(MAX + 100) }),
}

describe('a hostile rich text', () => {
  it.each(Object.entries(HOSTILE))('of %s is refused before it costs much', (_what, make) => {
    const value = make()
    expect(refused(value)).toBe('invalid')
    expect(cpuOf(() => refused(value))).toBeLessThan(CHEAP)
  })

  it('is read no further than the largest valid one', () => {
    const { bytes, values } = boundsOf(body)
    expect(validator.bodyBytes).toBe(bytes + 16_000)
    expect(validator.bodyBytes).toBeLessThan(1_000_000)
    expect(validator.bodyValues).toBe(2 * values + 100)
  })
})

describe('the largest rich text', () => {
  it('is checked and written cheaply', () => {
    const answer = { en: largestRichText(MAX), am: largestRichText(MAX) }
    expect(refused(answer)).toMatchObject({ body: { answer } })
    const write = serialiserOf(body)
    expect(JSON.parse(write({ answer }))).toEqual({ answer })
    expect(cpuOf(() => check(answer))).toBeLessThan(CHEAP)
    expect(cpuOf(() => write({ answer }))).toBeLessThan(CHEAP)
  })
})

describe('the requests of the fuzz', () => {
  it('have valid rich texts, so that they reach what is behind the check', () => {
    const generator = new Generator(random(7))
    const nothing = { ids: () => [], keys: () => [], version: undefined, known: {} }
    const made = Array.from({ length: 200 }, () => body.safeParse(generator.valid(jsonSchemaOf(body), nothing)).success)
    expect(made.filter(Boolean).length).toBeGreaterThan(150)
  })
})

describe('what leaves', () => {
  it('is what the schema names: a text that was stored with more is not written at all', () => {
    const write = serialiserOf(z.strictObject({ answer: richText(MAX) }))
    expect(JSON.parse(write({ answer: sampleRichText }))).toEqual({ answer: sampleRichText })
    const [first, ...rest] = sampleRichText
    for (const planted of [
      { ...first, planted: 'secret' },
      { ...first, text: [{ text: 'a', style: 'secret' }] },
    ])
      expect(() => write({ answer: [planted, ...rest] as unknown as RichText })).toThrow('does not match schema')
  })
})
