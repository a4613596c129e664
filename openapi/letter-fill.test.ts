import { describe, expect, it } from 'vitest'
import { PAYLOADS } from '../tests/factories/payloads.ts'
import { sampleRichText } from '../tests/factories/rich-texts.ts'
import { fieldsIn, fillFields } from './letter-fill.ts'
import { fieldText, LETTER_FIELDS } from './letter-fields.ts'
import { richArticle, richLetter, richTables, richText, type RichText } from './rich-text.ts'
import { plainText } from './rich-text-content.ts'

const salary = { text: '{salary}', field: 'salary' } as const
const letter: RichText = [
  {
    type: 'paragraph',
    text: [
      { text: 'Pays ' },
      { ...salary, bold: true },
      { text: ' from ' },
      { text: '{first_day}', field: 'first_day' },
    ],
  },
  { type: 'cell', row: 1, column: 1, text: [salary] },
]

describe('a merge field', () => {
  it('stands in letters alone', () => {
    expect(richLetter(100).parse(letter)).toEqual(letter)
    expect(richLetter(10_000).parse(sampleRichText)).toEqual(sampleRichText)
    const [paragraph] = letter
    for (const schema of [richText(100), richTables(100), richArticle(100)])
      expect(schema.safeParse([paragraph]).success).toBe(false)
  })
  it('is one of ours, and its text is its name', () => {
    const taken = (span: object) => richLetter(100).safeParse([{ type: 'paragraph', text: [span] }]).success
    expect(LETTER_FIELDS.map((field) => taken({ text: fieldText(field), field }))).not.toContain(false)
    for (const span of [
      { text: '{password}', field: 'password' },
      { text: 'Salary', field: 'salary' },
      { text: '{today}', field: 'salary' },
      { text: '', field: 'salary' },
      { field: 'salary' },
      { text: '{salary}', field: null },
    ])
      expect(taken(span), JSON.stringify(span)).toBe(false)
  })
})

describe('a letter that is filled', () => {
  it('has words in the place of its fields, which look as they did', () => {
    expect(fieldsIn(letter)).toEqual(['salary', 'first_day'])
    expect(fillFields(letter, { salary: '9,000', first_day: '1 May' })).toEqual({
      missing: null,
      text: [
        {
          type: 'paragraph',
          text: [{ text: 'Pays ' }, { text: '9,000', bold: true }, { text: ' from ' }, { text: '1 May' }],
        },
        { type: 'cell', row: 1, column: 1, text: [{ text: '9,000' }] },
      ],
    })
  })
  it('names what is missing, and never has a blank', () => {
    expect(fillFields(letter, {})).toEqual({ text: null, missing: ['salary', 'first_day'] })
    for (const blank of ['', ' ', '\n', null, undefined])
      expect(fillFields(letter, { first_day: '1 May', ...(blank === undefined ? {} : { salary: blank }) })).toEqual({
        text: null,
        missing: ['salary'],
      })
    expect(fillFields(sampleRichText, {}).missing).toBeNull()
  })
  it.each(PAYLOADS)('takes any value as text: %j', (value) => {
    const { text } = fillFields(letter, { salary: value, first_day: '{salary}' })
    expect(plainText(text ?? [])).toBe(`Pays ${value} from {salary}\n${value}`)
  })
})
