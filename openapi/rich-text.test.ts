import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  largestRichText,
  pictureBlock,
  richTexts,
  richTextsWithTables,
  SAMPLE_FILE,
  sampleRichText,
  sampleRichTextAmharic,
  sampleTable,
  sampleWithPictures,
} from '../tests/factories/rich-texts.ts'
import { boundsOf } from './bounds.ts'
import { explain } from './explain.ts'
import { localizedRichText, MOST_PICTURES, richArticle, richTables, richText, type RichText } from './rich-text.ts'
import { isEmpty, picturesIn, plainText, richTextIn } from './rich-text-content.ts'
import { linksOf, partsOf } from './rich-text-parts.ts'

const schema = richText(10_000)
const saidOf = (value: unknown, of: z.ZodType = schema) =>
  (of.safeParse(value).error?.issues ?? []).map((issue) => ({ path: issue.path.join('.'), ...explain(issue) }))
const paragraph = (text: string, more: object = {}) => [{ type: 'paragraph', text: [{ text, ...more }] }]

describe('a rich text', () => {
  it('is taken as it is, in both languages', () => {
    expect(schema.parse(sampleRichText)).toEqual(sampleRichText)
    expect(localizedRichText(10_000).parse({ en: sampleRichText, am: sampleRichTextAmharic })).toEqual({
      en: sampleRichText,
      am: sampleRichTextAmharic,
    })
  })
  it('keeps its meaning over the wire, whatever is in it', () => {
    fc.assert(
      fc.property(richTexts, (text) => {
        expect(schema.parse(JSON.parse(JSON.stringify(text)))).toEqual(text)
      }),
    )
  })
  it('is required where it is empty or has nothing to see', () => {
    for (const nothing of [undefined, null, []])
      expect(saidOf(nothing)[0]).toMatchObject({ path: '', id: 'validation.required' })
    expect(saidOf(paragraph(' \n '))).toEqual([{ path: '0.text', id: 'validation.required', values: {} }])
    expect(saidOf({}, localizedRichText(100))[0]).toMatchObject({ id: 'validation.required' })
    expect(saidOf({ en: [] }, localizedRichText(100))[0]).toMatchObject({ path: 'en', id: 'validation.required' })
  })

  it.each([
    ['an unknown block', [{ type: 'script', text: [{ text: 'alert(1)' }] }], '0.type', 'validation.malformed'],
    ['a picture', [{ type: 'image', src: 'x' }], '0.type', 'validation.malformed'],
    [
      'a heading above the title',
      [{ type: 'heading', level: 1, text: [{ text: 'a' }] }],
      '0.level',
      'validation.malformed',
    ],
    ['an item too deep', [{ type: 'bullet', level: 4, text: [{ text: 'a' }] }], '0.level', 'validation.malformed'],
    [
      'a level of a paragraph',
      [{ type: 'paragraph', level: 1, text: [{ text: 'a' }] }],
      '0',
      'validation.unknown_field',
    ],
    [
      'blocks inside blocks',
      [{ type: 'quote', text: [{ type: 'quote', text: [] }] }],
      '0.text.0.text',
      'validation.required',
    ],
    ['unknown keys of a span', paragraph('a', { onclick: 'alert(1)' }), '0.text.0', 'validation.unknown_field'],
    ['styles', paragraph('a', { style: 'position:fixed' }), '0.text.0', 'validation.unknown_field'],
    ['a false mark', paragraph('a', { bold: false }), '0.text.0.bold', 'validation.malformed'],
    ['a control character', paragraph('a\u0007'), '0.text.0.text', 'validation.malformed'],
    ['half a surrogate pair', paragraph('\ud800'), '0.text.0.text', 'validation.malformed'],
    ['a script as a link', paragraph('a', { link: 'javascript:alert(1)' }), '0.text.0.link', 'validation.link'],
    ['a script in disguise', paragraph('a', { link: 'JaVa\nscript:alert(1)' }), '0.text.0.link', 'validation.link'],
    ['data as a link', paragraph('a', { link: 'data:text/html,x' }), '0.text.0.link', 'validation.link'],
    ['a link without a scheme', paragraph('a', { link: 'manage/users' }), '0.text.0.link', 'validation.link'],
    ['a link to another host', paragraph('a', { link: '//evil.example' }), '0.text.0.link', 'validation.link'],
    [
      'a link with a password',
      paragraph('a', { link: 'https://a:b@evil.example' }),
      '0.text.0.link',
      'validation.link',
    ],
    ['a text instead of blocks', '<b>hello</b>', '', 'validation.malformed'],
  ])('refuses %s with a clear message', (_what, value, path, id) => {
    expect(saidOf(value)).toContainEqual(expect.objectContaining({ path, id }))
  })

  it('names the limit that it breaks', () => {
    expect(saidOf(paragraph('a'.repeat(101)), richText(100))).toContainEqual({
      path: '',
      id: 'validation.too_long',
      values: { maximum: 100 },
    })
    // Two blocks share the limit, and the line end between them counts.
    const two = [...paragraph('a'.repeat(50)), ...paragraph('a'.repeat(50))]
    expect(saidOf(two, richText(100))).toEqual([{ path: '', id: 'validation.too_long', values: { maximum: 100 } }])
    expect(saidOf(two, richText(101))).toEqual([])
    expect(
      saidOf(
        Array.from({ length: 21 }, () => paragraph('a')[0]),
        richText(100),
      ),
    ).toEqual([{ path: '', id: 'validation.rich_blocks', values: { maximum: 20 } }])
    const spans = (count: number) => ({ type: 'paragraph', text: Array.from({ length: count }, () => ({ text: 'a' })) })
    expect(saidOf([spans(30), spans(30)], richText(100))).toEqual([
      { path: '', id: 'validation.rich_spans', values: { maximum: 50 } },
    ])
    const linked = {
      type: 'paragraph',
      text: [1, 2].map((n) => ({ text: 'a', link: `https://a.example/${n}${'a'.repeat(300)}` })),
    }
    expect(saidOf([linked], richText(100))).toEqual([
      { path: '', id: 'validation.rich_links', values: { maximum: 500 } },
    ])
  })

  it('says in its schema how large it may be, which the largest one does not exceed', () => {
    const escaped = (value: unknown) =>
      JSON.stringify(value).replaceAll(/[^"[\]{}:,]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
    const count = (value: unknown): number =>
      1 +
      (typeof value === 'object' && value !== null
        ? Object.values(value).reduce<number>((sum, inner) => sum + count(inner), 0)
        : 0)
    for (const max of [100, 2000, 10_000, 30_000]) {
      const largest = largestRichText(max)
      expect(saidOf(largest, richText(max))).toEqual([])
      const bounds = boundsOf(richText(max))
      expect(Buffer.byteLength(escaped(largest))).toBeLessThanOrEqual(bounds.bytes)
      expect(count(largest)).toBeLessThanOrEqual(bounds.values)
      // Not many times more than that either, or it would refuse nothing.
      expect(bounds.bytes).toBeLessThan(50 * max + 40_000)
      expect(boundsOf(z.strictObject({ answer: localizedRichText(max) })).bytes).toBeLessThan(2 * bounds.bytes + 100)
    }
  })
})

describe('a rich text with tables', () => {
  const tables = richTables(10_000)
  const cell = (more: object) => [{ type: 'cell', row: 1, column: 1, text: [{ text: 'a' }], ...more }]
  it('is taken where tables may be, and nowhere else', () => {
    expect(tables.parse(sampleTable)).toEqual(sampleTable)
    expect(tables.parse(sampleRichText)).toEqual(sampleRichText)
    expect(saidOf(sampleTable)).toContainEqual(expect.objectContaining({ path: '0.type', id: 'validation.malformed' }))
  })
  it.each([
    ['a row too many', cell({ row: 61 }), '0.row'],
    ['a column too many', cell({ column: 9 }), '0.column'],
    ['a row before the first', cell({ row: 0 }), '0.row'],
    ['half a column', cell({ column: 1.5 }), '0.column'],
    ['a cell over several', cell({ colspan: 2 }), '0'],
    ['a script as a link', cell({ text: [{ text: 'a', link: 'javascript:alert(1)' }] }), '0.text.0.link'],
    ['a table in a cell', cell({ text: cell({}) }), '0.text.0'],
  ])('refuses %s', (_what, value, path) => {
    expect(saidOf(value, tables).map((said) => said.path)).toContain(path)
  })
  it('is no larger than its schema says', () => {
    const largest = largestRichText(20_000, 'አ', true)
    const schemaOfLargest = richTables(20_000)
    expect(saidOf(largest, schemaOfLargest)).toEqual([])
    const count = (value: unknown): number =>
      1 +
      (typeof value === 'object' && value !== null
        ? Object.values(value).reduce<number>((sum, inner) => sum + count(inner), 0)
        : 0)
    expect(count(largest)).toBeLessThanOrEqual(boundsOf(schemaOfLargest).values)
    expect(Buffer.byteLength(JSON.stringify(largest))).toBeLessThanOrEqual(boundsOf(schemaOfLargest).bytes)
  })
  it('has a line for each row in its plain text', () => {
    expect(plainText(sampleTable)).toBe('Plan · Price\nFree\nTeam · 900 birr\na month')
  })
  it('has even rows, without those that say nothing', () => {
    expect(partsOf(sampleTable)).toEqual([
      {
        type: 'table',
        head: true,
        rows: [
          [[[{ text: 'Plan' }]], [[{ text: 'Price' }]]],
          [[[{ text: 'Free', bold: true }]], []],
          [[[{ text: 'Team' }]], [[{ text: '900 birr' }], [{ text: 'a month', link: 'https://sira.example/' }]]],
        ],
      },
    ])
    const far = [{ type: 'cell', row: 60, column: 8, text: [{ text: 'a' }] }] as const
    expect(partsOf(far)).toMatchObject([{ rows: [{ length: 8 }] }])
    // A cell before the last one begins another table.
    expect(partsOf([...sampleTable, ...sampleTable]).map(({ type }) => type)).toEqual(['table', 'table'])
  })
  it('keeps its meaning over the wire, whatever is in it', () => {
    fc.assert(
      fc.property(richTextsWithTables, (text) => {
        expect(tables.parse(JSON.parse(JSON.stringify(text)))).toEqual(text)
      }),
    )
  })
})

describe('a rich text with pictures', () => {
  const article = richArticle(10_000)
  const [, sample] = sampleWithPictures
  it('is taken where pictures may be, and nowhere else', () => {
    expect(article.parse(sampleWithPictures)).toEqual(sampleWithPictures)
    expect(article.parse(sampleTable)).toEqual(sampleTable)
    for (const other of [richText(10_000), richTables(10_000)])
      expect(saidOf(sampleWithPictures, other)).toContainEqual(
        expect.objectContaining({ path: '1.type', id: 'validation.malformed' }),
      )
  })
  it.each([
    ['an address in the place of an id', { file_id: 'https://evil.example/x.png' }, '0.file_id'],
    ['a script in the place of an id', { file_id: 'javascript:alert(1)' }, '0.file_id'],
    ['data in the place of an id', { file_id: 'data:image/png;base64,AAAA' }, '0.file_id'],
    ['an address beside the id', { src: 'https://evil.example/x.png' }, '0'],
    ['no words for those who do not see it', { alt: '' }, '0.alt'],
    ['only spaces for them', { alt: ' \u00a0' }, '0.alt'],
    ['words of several lines', { alt: 'a\nb' }, '0.alt'],
    ['too many words', { alt: 'a'.repeat(301) }, '0.alt'],
    ['a link in the caption', { text: [{ text: 'a', link: 'https://a.example/' }] }, '0.text.0'],
    ['two captions', { text: [{ text: 'a' }, { text: 'b' }] }, '0.text'],
    ['a caption of spaces', { text: [{ text: ' ' }] }, '0.text.0.text'],
  ])('refuses %s', (_what, wrong, path) => {
    expect(saidOf([{ ...sample, ...wrong }], article).map((said) => said.path)).toContain(path)
  })
  it('has a limit of them', () => {
    const of = (count: number) => Array.from({ length: count }, () => sample)
    expect(saidOf(of(MOST_PICTURES), article)).toEqual([])
    expect(saidOf(of(MOST_PICTURES + 1), article)).toEqual([
      { path: '', id: 'validation.rich_pictures', values: { maximum: MOST_PICTURES } },
    ])
  })
  it('is no larger than its schema says', () => {
    const largest = largestRichText(20_000, 'አ', true)
    const figures = Array.from({ length: MOST_PICTURES }, () => pictureBlock(SAMPLE_FILE, 'አ'.repeat(300), 'አ'))
    const whole = [...largest.slice(MOST_PICTURES * 2), ...figures]
    const schemaOfLargest = richArticle(20_000)
    expect(saidOf(whole, schemaOfLargest)).toEqual([])
    expect(Buffer.byteLength(JSON.stringify(whole))).toBeLessThanOrEqual(boundsOf(schemaOfLargest).bytes)
  })
  it('says its captions, and is not empty with a picture alone', () => {
    expect(plainText(sampleWithPictures)).toBe('Before\nWhere it began\nBetween')
    expect(picturesIn(sampleWithPictures).map(({ alt }) => alt)).toEqual([
      'A notebook on a desk',
      'The same notebook, closed',
    ])
    expect(isEmpty([pictureBlock(SAMPLE_FILE, 'a')])).toBe(false)
  })
})

describe('the text alone', () => {
  it('has a line for each block', () => {
    expect(plainText(sampleRichText).split('\n').slice(0, 4)).toEqual([
      'How do I verify my company?',
      'Upload your trade licence and TIN certificate.',
      'We answer in two days.',
      'What you need',
    ])
  })
  it('tells what is empty', () => {
    expect([undefined, null, [], [{ type: 'paragraph', text: [{ text: ' \n' }] }] as RichText].map(isEmpty)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(isEmpty(sampleRichText)).toBe(false)
  })
  it('is read in the other language where one is missing', () => {
    expect(richTextIn({ en: sampleRichText }, 'am')).toEqual({ text: sampleRichText, lang: 'en' })
    expect(richTextIn({ en: sampleRichText, am: sampleRichTextAmharic }, 'am')?.lang).toBe('am')
    expect(richTextIn({}, 'en')).toBeNull()
    expect(richTextIn(null, 'en')).toBeNull()
  })
})

describe('the parts of a text', () => {
  const item = (type: 'bullet' | 'number', level: 1 | 2 | 3, text: string) =>
    ({ type, level, text: [{ text }] }) as const
  const shape = (
    lists: readonly {
      readonly ordered: boolean
      readonly items: readonly { readonly text: readonly { text: string }[]; readonly lists: never }[]
    }[],
  ): unknown =>
    lists.map(({ ordered, items }) => [
      ordered ? 'ol' : 'ul',
      ...items.map(({ text, lists: inner }) => [text[0]?.text, ...(shape(inner) as unknown[])]),
    ])
  it('nest lists by the levels of their items', () => {
    const parts = partsOf([
      item('number', 1, 'a'),
      item('bullet', 2, 'b'),
      item('bullet', 3, 'c'),
      item('bullet', 2, 'd'),
      item('number', 1, 'e'),
      item('bullet', 1, 'f'),
    ])
    expect(shape(parts as never)).toEqual([
      ['ol', ['a', ['ul', ['b', ['ul', ['c']]], ['d']]], ['e']],
      ['ul', ['f']],
    ])
  })
  it('count a level that skips one as one', () => {
    expect(shape(partsOf([item('bullet', 3, 'a'), item('bullet', 3, 'b'), item('bullet', 1, 'c')]) as never)).toEqual([
      ['ul', ['a', ['ul', ['b']]], ['c']],
    ])
  })
  it('keep every text in its order', () => {
    fc.assert(
      fc.property(richTexts, (text) => {
        const texts: string[] = []
        JSON.stringify(partsOf(text), (key, value: unknown) => {
          if (key === 'text' && typeof value === 'string') texts.push(value)
          return value
        })
        expect(texts).toEqual(text.flatMap((block) => block.text.map((span) => span.text)))
      }),
    )
  })
  it('make one link of neighbours with the same address, and none of white space', () => {
    const link = 'https://a.example/'
    const spans = [{ text: 'a', link, bold: true }, { text: ' ', link }, { text: 'b' }, { text: ' ', link }] as const
    expect(linksOf(spans).map((run) => [run.link, run.spans.length])).toEqual([
      [link, 2],
      [null, 1],
      [null, 1],
    ])
  })
})
