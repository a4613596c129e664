import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boundsOf } from '../../openapi/bounds.ts'
import { localizedRichTables, localizedRichText, richText, type RichText } from '../../openapi/rich-text.ts'
import { serialiserOf } from '../../server/http/serialise.ts'
import { checkInput, validatorOf } from '../../server/http/input.ts'
import { Generator, jsonSchemaOf, random } from '../fuzz/generate.ts'
import { RichText as Shown } from '../../src/documents/rich-text/RichText.tsx'
import { largestRichText, sampleRichText, sampleTable } from '../factories/rich-texts.ts'

const MAX = 10_000
const body = z.strictObject({ answer: localizedRichText(MAX) })
const articles = z.strictObject({ answer: localizedRichTables(MAX) })
const validatorFor = (of: z.ZodType) =>
  validatorOf({
    method: 'POST',
    path: '/articles',
    summary: '',
    access: 'admin',
    body: of,
    output: { kind: 'empty', status: 204 },
  } as never)
const validator = validatorFor(body)
const tableValidator = validatorFor(articles)
const check = (answer: unknown, by = validator) => checkInput(by, { params: {}, query: {}, body: { answer } })
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
const refused = (value: unknown, by = validator): unknown => {
  try {
    return check(value, by)
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

/** A cell at the far end of a table of its own. */
const far = { type: 'cell', row: 60, column: 8, head: true, text: [{ text: 'a' }] } as const
describe('a hostile rich text with tables', () => {
  it('is refused where no tables may be', () => {
    expect(refused({ en: sampleTable })).toBe('invalid')
    expect(refused({ en: sampleTable }, tableValidator)).toMatchObject({ body: { answer: { en: sampleTable } } })
  })
  it.each<[string, () => unknown]>([
    ['cells without number', () => many(JSON.stringify(far))],
    ['rows without end', () => [{ ...far, row: Number.MAX_SAFE_INTEGER }]],
    ['columns without end', () => [{ ...far, column: 1e308 }]],
    ['rows that are no number', () => [{ ...far, row: '1' }]],
    ['cells over others', () => [{ ...far, rowspan: 60 }]],
    ['tables in cells', () => [nested('{"type":"cell","row":1,"column":1,"text":[', ']}', 5000)]],
    ['too much of what is allowed', () => largestRichText(MAX + 100, 'አ', true)],
  ])('of %s is refused before it costs much', (_what, make) => {
    const value = { en: make() }
    expect(refused(value, tableValidator)).toBe('invalid')
    expect(cpuOf(() => refused(value, tableValidator))).toBeLessThan(CHEAP)
  })
  it('becomes no more than eight places for each of its cells', () => {
    const en = Array.from({ length: 400 }, () => far)
    expect(refused({ en }, tableValidator)).toMatchObject({ body: { answer: { en } } })
    const markup = renderToStaticMarkup(createElement(Shown, { value: { en }, lang: 'en', under: 1 }))
    expect(markup.match(/<t[dh][ >]/g)?.length).toBeLessThanOrEqual(8 * en.length)
    const tables = en.map((cell, at) => ({ ...cell, row: 60 - (at % 60) }))
    const apart = renderToStaticMarkup(createElement(Shown, { value: { en: tables }, lang: 'en', under: 1 }))
    expect(apart.match(/<t[dh][ >]/g)?.length).toBeLessThanOrEqual(8 * en.length)
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
    const cells = { en: largestRichText(MAX, 'አ', true), am: largestRichText(MAX, 'አ', true) }
    expect(refused(cells, tableValidator)).toMatchObject({ body: { answer: cells } })
    expect(cpuOf(() => check(cells, tableValidator))).toBeLessThan(CHEAP)
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
