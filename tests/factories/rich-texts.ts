import fc from 'fast-check'
import type { Ref } from '../../openapi/ref.ts'
import type { Block, PictureBlock, RichText, Span } from '../../openapi/rich-text.ts'

/** An answer with every kind of block and span, as an administrator would write it. */
export const sampleRichText: RichText = [
  { type: 'heading', level: 2, text: [{ text: 'How do I verify my company?' }] },
  {
    type: 'paragraph',
    text: [
      { text: 'Upload your ' },
      { text: 'trade licence', bold: true },
      { text: ' and ' },
      { text: 'TIN certificate', bold: true, italic: true },
      { text: '.\nWe answer in two days.' },
    ],
  },
  { type: 'heading', level: 3, text: [{ text: 'What you need' }] },
  { type: 'number', level: 1, text: [{ text: 'Your licence' }] },
  { type: 'bullet', level: 2, text: [{ text: 'renewed this year' }] },
  { type: 'bullet', level: 2, text: [{ text: 'as a PDF' }] },
  { type: 'number', level: 1, text: [{ text: 'Your stamp' }] },
  { type: 'quote', text: [{ text: 'A verified company hires faster.', italic: true }] },
  {
    type: 'paragraph',
    text: [
      { text: 'Questions? Write to ' },
      { text: 'help@sira.example', link: 'mailto:help@sira.example' },
      { text: '.' },
    ],
  },
]
export const sampleRichTextAmharic: RichText = [
  { type: 'heading', level: 2, text: [{ text: 'ድርጅቴን እንዴት አረጋግጣለሁ?' }] },
  { type: 'paragraph', text: [{ text: 'የንግድ ፈቃድዎን', bold: true }, { text: ' ይጫኑ። በሁለት ቀናት ውስጥ ምላሽ እንሰጣለን።' }] },
  { type: 'bullet', level: 1, text: [{ text: 'በዚህ ዓመት የታደሰ' }] },
]

/** A table with heads, an empty place and a cell of two lines. */
export const sampleTable: RichText = [
  { type: 'cell', row: 1, column: 1, head: true, text: [{ text: 'Plan' }] },
  { type: 'cell', row: 1, column: 2, head: true, text: [{ text: 'Price' }] },
  { type: 'cell', row: 2, column: 1, text: [{ text: 'Free', bold: true }] },
  { type: 'cell', row: 3, column: 1, text: [{ text: 'Team' }] },
  { type: 'cell', row: 3, column: 2, text: [{ text: '900 birr' }] },
  { type: 'cell', row: 3, column: 2, text: [{ text: 'a month', link: 'https://sira.example/' }] },
]

/** A picture of a text. */
export const pictureBlock = (file: string, alt: string, caption?: string): PictureBlock => ({
  type: 'picture',
  file_id: file as Ref<'file'>,
  alt,
  text: caption === undefined ? [] : [{ text: caption }],
})
export const SAMPLE_FILE = '0199b1c2-0000-7000-8000-000000000001'
/** A text with a picture in its midst, one at its end, and a caption under one of them. */
export const sampleWithPictures: RichText = [
  { type: 'paragraph', text: [{ text: 'Before' }] },
  pictureBlock(SAMPLE_FILE, 'A notebook on a desk', 'Where it began'),
  { type: 'paragraph', text: [{ text: 'Between' }] },
  pictureBlock(SAMPLE_FILE, 'The same notebook, closed'),
]

const letters = fc.stringMatching(/^[a-z ሀ-ሐ\n]{0,12}[a-zሀ-ሐ]$/)
/** Spans as an editor writes them: neighbours differ in more than their text. */
const spans: fc.Arbitrary<readonly Span[]> = fc
  .array(
    fc.record(
      {
        text: letters,
        bold: fc.constant(true as const),
        italic: fc.constant(true as const),
        link: fc.constantFrom('https://sira.example/', 'mailto:a@sira.example', 'tel:+251911234567'),
      },
      { requiredKeys: ['text'] },
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((all: readonly Span[]) =>
    all.filter(
      (one, at) =>
        at === 0 ||
        ['bold', 'italic', 'link'].some((key) => one[key as keyof Span] !== all[at - 1]?.[key as keyof Span]),
    ),
  )
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constantFrom('paragraph' as const, 'quote' as const), text: spans }),
  fc.record({ type: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), text: spans }),
  fc.record({
    type: fc.constantFrom('bullet' as const, 'number' as const),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    text: spans,
  }),
)
/** Items are at most one level below the one before, as editors nest them. */
function stepped(blocks: readonly Block[]): RichText {
  let depth = 0
  return blocks.map((one) => {
    depth = 'level' in one && one.type !== 'heading' ? Math.min(one.level, depth + 1) : 0
    return one.type === 'bullet' || one.type === 'number' ? { ...one, level: depth as 1 | 2 | 3 } : one
  })
}
export const richTexts: fc.Arbitrary<RichText> = fc.array(block, { minLength: 1, maxLength: 12 }).map(stepped)

/** A table as an editor gives it: no row without a word. */
const table: fc.Arbitrary<RichText> = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.array(fc.option(spans), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  )
  .map(([head, rows]) =>
    rows.flatMap((row, at): RichText => {
      const [first, ...others] = row
      return [first ?? [{ text: 'a' }], ...others].flatMap((text, n) =>
        text ? [{ type: 'cell', row: at + 1, column: n + 1, ...(head && at === 0 ? { head } : {}), text }] : [],
      )
    }),
  )
/** Texts with tables, other blocks between them. */
export const richTextsWithTables: fc.Arbitrary<RichText> = fc
  .array(fc.tuple(richTexts, table), { minLength: 1, maxLength: 3 })
  .map((all) => all.flatMap(([text, cells]) => [...text, ...cells]))

const picture: fc.Arbitrary<Block> = fc
  .tuple(fc.uuid(), fc.stringMatching(/^[a-zሀ-ሐ]{1,12}$/), fc.option(fc.stringMatching(/^[a-zሀ-ሐ]{1,12}$/)))
  .map(([file, alt, caption]) => pictureBlock(file, alt, caption ?? undefined))
/** Texts with tables and pictures, one behind the other or apart. */
export const articleTexts: fc.Arbitrary<RichText> = fc
  .array(fc.tuple(richTextsWithTables, fc.array(picture, { maxLength: 3 })), { minLength: 1, maxLength: 2 })
  .map((all) => all.flatMap(([text, figures]) => [...figures, ...text, ...figures]))

/** The largest text that a schema of `max` characters takes: as many blocks, spans and addresses as may be. */
export function largestRichText(max: number, letter = 'አ', cells = false): RichText {
  const [blocks, spans, links] = [
    Math.max(20, Math.ceil(max / 25)),
    Math.max(50, Math.ceil(max / 10)),
    Math.max(500, max),
  ]
  const link = `tel:${'1'.repeat(Math.floor(links / spans) - 4)}`
  // Line ends between blocks count as characters too.
  const room = max - (blocks - 1)
  const lengthAt = (n: number) => Math.floor(room / spans) + (n < room % spans ? 1 : 0)
  let n = 0
  return Array.from({ length: blocks }, (_, at): Block => {
    const count = Math.floor(spans / blocks) + (at < spans % blocks ? 1 : 0)
    const text = Array.from({ length: count }, (): Span => ({
      text: letter.repeat(lengthAt(n++)),
      bold: true,
      italic: true,
      link,
    }))
    if (cells) return { type: 'cell', row: (at % 60) + 1, column: 8, head: true, text }
    return at % 2 === 0 ? { type: 'paragraph', text } : { type: 'number', level: 3, text }
  })
}
