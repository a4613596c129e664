import { describe, expect, it } from 'vitest'
import { sampleRichText, sampleRichTextAmharic } from '../tests/factories/rich-texts.ts'
import { cellOfDate, contractKinds, dateOfCell } from './field-kinds.ts'
import { field, optional } from './fields.ts'
import { csvLine } from './format/csv.ts'
import { plainText } from './rich-text-content.ts'

it('writes a month that is known without its day as a month in a spreadsheet, and reads it back', () => {
  expect([cellOfDate('2021-03-01', 'month'), cellOfDate('2021-03-17', null)]).toEqual(['2021-03', '2021-03-17'])
  expect(dateOfCell('2021-03')).toEqual({ date: '2021-03-01', known: 'month' })
  expect(dateOfCell('2021-03-17')).toEqual({ date: '2021-03-17', known: null })
  expect(dateOfCell('March 2021')).toEqual({ date: 'March 2021', known: null })
})

describe('a field of rich text', () => {
  const kind = contractKinds['rich-text']
  const answer = field.richText({ max: 2000 })
  const value = { en: sampleRichText, am: sampleRichTextAmharic }
  it('takes one language or both, and nothing only where it is optional', () => {
    expect(answer.schema.safeParse(value).success).toBe(true)
    expect(answer.schema.safeParse({ am: sampleRichTextAmharic }).success).toBe(true)
    for (const nothing of [null, {}, { en: [] }]) expect(answer.schema.safeParse(nothing).success).toBe(false)
    expect(optional(answer).schema.safeParse(null).success).toBe(true)
  })
  it('has samples that are valid and differ', () => {
    const samples = [1, 2].map((n) =>
      kind.sample(answer, { n, name: 'answer', dates: [], keyOf: () => '', rowOf: () => null as never }),
    )
    for (const sample of samples) expect(answer.schema.parse(sample)).toEqual(sample)
    expect(samples[0]).not.toEqual(samples[1])
  })
  it('is its plain text in a spreadsheet and in search, a column for each language', () => {
    expect(kind.columns).toEqual(['.en', '.am'])
    expect(kind.cells(value)).toEqual([plainText(sampleRichText), plainText(sampleRichTextAmharic)])
    expect(kind.cells({ en: sampleRichText })).toEqual([plainText(sampleRichText), undefined])
    expect(kind.texts(value)).toEqual([plainText(sampleRichText), plainText(sampleRichTextAmharic)])
    expect(kind.texts({ am: sampleRichTextAmharic })).toEqual([plainText(sampleRichTextAmharic)])
    const formula = { en: [{ type: 'paragraph', text: [{ text: '=1+1' }] }] } as const
    expect(csvLine(kind.cells(formula))).not.toMatch(/(^|,)"?=/)
  })
})
