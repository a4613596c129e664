import { z } from 'zod'
import { says } from './explain.ts'
import type { Bounds } from './bounds.ts'
import { picturesIn, plainText } from './rich-text-content.ts'
import { fieldText, LETTER_FIELDS, type LetterField } from './letter-fields.ts'
import { textLink } from './format/safe-link.ts'
import type { Language } from './define.ts'
import { ref } from './ref.ts'
import { localized } from './schemas/primitives.ts'

/** Lists go this deep: an item, an item under it, and one under that. */
export const DEEPEST_LEVEL = 3
/** A table goes this far. */
export const MOST_ROWS = 60
export const MOST_COLUMNS = 8
/** The most pictures of a text in one language, and the longest description and caption of one, in characters. */
export const MOST_PICTURES = 30
/** The same of a letter, which is printed. */
export const MOST_LETTER_PICTURES = 10
export const LONGEST_ALT = 300
export const LONGEST_CAPTION = 300
/** The longest address of one link, in characters. */
const LONGEST_LINK = 500

/** Text with line breaks (`\n`) and no other control character; half a surrogate pair cannot be stored. */
const spanText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f\p{Cs}]*$/u, says('validation.malformed'))
/** Where a link leads: what `textLink` lets through, which is http, https, mailto, tel and a path of ours. */
export const linkAddress = z
  .string()
  .max(LONGEST_LINK)
  .regex(/^[^\s\u0000-\u001f\u007f\p{Cs}]*$/u, says('validation.link'))
  .refine((address) => textLink(address) !== null, { error: 'validation.link' })

const look = {
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: linkAddress.optional(),
}
const spans = (max: number) => z.strictObject({ text: spanText(max), ...look })
/** Letters may have a field in the place of words; its text is its name, so that nothing takes it for a word. */
const spansWithFields = (max: number) =>
  z
    .strictObject({ text: spanText(max), ...look, field: z.enum(LETTER_FIELDS).optional() })
    .refine(({ text, field }) => field === undefined || text === fieldText(field), { error: 'validation.malformed' })
/**
 * A run of letters that look alike. Neighbours with the same `link` are one link. With `field` it is a merge field of a
 * letter, and its text the field's name in braces.
 */
export type Span = Readonly<z.output<ReturnType<typeof spans>>> & { readonly field?: LetterField | undefined }

/** A block as a schema: what differs is its type and, of headings and list items, its level. */
const block = <T extends z.ZodLiteral<string>, L extends Record<string, z.ZodType>>(
  type: T,
  level: L,
  max: number,
  span: z.ZodType<Span, Span> = spans(max),
) =>
  z.strictObject({
    type,
    ...level,
    text: z
      .array(span)
      .min(1)
      .max(limitsOf(max).spans, says('validation.rich_spans'))
      .refine((spans) => spans.some(({ text }) => text.trim() !== ''), { error: 'validation.required' }),
  })
const kinds = (max: number, span?: z.ZodType<Span, Span>) =>
  [
    block(z.literal('paragraph'), {}, max, span),
    block(z.literal('heading'), { level: z.literal([2, 3]) }, max, span),
    block(z.literal('bullet'), { level: z.literal([1, 2, 3]) }, max, span),
    block(z.literal('number'), { level: z.literal([1, 2, 3]) }, max, span),
    block(z.literal('quote'), {}, max, span),
  ] as const
const cells = (max: number, span?: z.ZodType<Span, Span>) =>
  block(
    z.literal('cell'),
    {
      row: z.int().min(1).max(MOST_ROWS),
      column: z.int().min(1).max(MOST_COLUMNS),
      head: z.literal(true).optional(),
    },
    max,
    span,
  )
/** A line about a picture: one line, and not only spaces. */
const lineOf = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\u0000-\u001f\u007f\p{Cs}]*$/u, says('validation.malformed'))
    .refine((text) => text.trim() !== '', { error: 'validation.required' })
/** What a picture shows, for those who do not see it. */
export const pictureAlt = lineOf(LONGEST_ALT)
export const pictureCaption = lineOf(LONGEST_CAPTION)
/** A picture of ours by its id: an address cannot even be said. Its text is its caption, of one span or none. */
const pictures = z.strictObject({
  type: z.literal('picture'),
  file_id: ref('file'),
  alt: pictureAlt,
  text: z.array(z.strictObject({ text: pictureCaption })).max(1),
})
const blocks = (max: number) => z.discriminatedUnion('type', kinds(max))
const blocksWithCells = (max: number) => z.discriminatedUnion('type', [...kinds(max), cells(max)])
const blocksWithFields = (max: number) =>
  z.discriminatedUnion('type', [...kinds(max, spansWithFields(max)), cells(max, spansWithFields(max))])
const blocksOfLetter = (max: number) =>
  z.discriminatedUnion('type', [...kinds(max, spansWithFields(max)), cells(max, spansWithFields(max)), pictures])
const blocksWithPictures = (max: number) => z.discriminatedUnion('type', [...kinds(max), cells(max), pictures])

/**
 * A paragraph, heading, list item, paragraph of a quotation or line in a cell of a table. The level of a heading counts
 * under the title (2, 3), that of an item from 1, as do the row and the column of a cell; `head` in its first row makes
 * this the heads of the columns. A picture is a file of ours with what it shows in words (`alt`); its text is its caption.
 */
type Loose<B> = B extends { text: unknown } ? Readonly<Omit<B, 'text'>> & { readonly text: readonly Span[] } : never
export type Block = Loose<z.output<ReturnType<typeof blocksWithPictures>>>
export type Cell = Extract<Block, { type: 'cell' }>
export type PictureBlock = Extract<Block, { type: 'picture' }>
/**
 * A text with structure, as a flat list of its blocks. Neighbouring items are one list, nested by their levels (an item
 * is at most one level below the one before; more counts as one), and neighbouring paragraphs of a quotation are one
 * quotation. Neighbouring cells are one table as long as none stands before the one before it; cells of the same place
 * are lines of one cell, and places that are not named are empty.
 */
export type RichText = readonly Block[]
export type LocalizedRichText = Readonly<Partial<Record<Language, RichText | undefined>>>

/** How many blocks, spans and characters of addresses a text of `max` characters may have. */
const limitsOf = (max: number) => ({
  blocks: Math.max(20, Math.ceil(max / 25)),
  spans: Math.max(50, Math.ceil(max / 10)),
  links: Math.max(LONGEST_LINK, max),
})

/**
 * What the names, quotes and brackets around one block or one span take at most, however a client writes them (bytes).
 */
const AROUND = 200
/**
 * The most that a text of `max` characters can be. It is far less than the schema's parts multiplied, since all blocks
 * share one maximum.
 */
function mostOf(max: number, { values, pictures: pictureCount = 0 }: Weights): Bounds {
  const { blocks: blockCount, spans, links } = limitsOf(max)
  return {
    bytes: 2 + AROUND * (blockCount + spans) + 6 * (max + links + pictureCount * LONGEST_ALT),
    values: 1 + values * blockCount + 5 * spans,
  }
}
/** How many values a block is at most, and how many pictures a text has at most. */
interface Weights {
  readonly values: number
  readonly pictures?: number
}

const spansOf = (text: RichText) => text.flatMap((one) => one.text)
const tooMuch = (maximum: number, message: string, input: unknown) =>
  ({ code: 'too_big', origin: 'array', maximum, inclusive: true, message, input }) as const

const schemaOf = <B extends z.ZodType<Block>>(block: B, max: number, id: string, weights: Weights) =>
  z
    .array(block)
    .min(1)
    .max(limitsOf(max).blocks, says('validation.rich_blocks'))
    .superRefine((text, ctx) => {
      const { spans, links } = limitsOf(max)
      const all = spansOf(text)
      if (plainText(text).length > max)
        ctx.addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: text })
      if (all.length > spans) ctx.addIssue(tooMuch(spans, 'validation.rich_spans', text))
      if (all.reduce((sum, { link = '' }) => sum + link.length, 0) > links)
        ctx.addIssue(tooMuch(links, 'validation.rich_links', text))
      const { pictures: mostPictures = 0 } = weights
      if (picturesIn(text).length > mostPictures) ctx.addIssue(tooMuch(mostPictures, 'validation.rich_pictures', text))
    })
    .meta({ id: `${id}${max}`, 'x-most': mostOf(max, weights) })

/** One schema for each maximum, because the document names it once. */
const plain = (max: number) => schemaOf(blocks(max), max, 'RichText', { values: 4 })
const tables = (max: number) => schemaOf(blocksWithCells(max), max, 'RichTables', { values: 6 })
const article = (max: number) =>
  schemaOf(blocksWithPictures(max), max, 'RichArticle', { values: 6, pictures: MOST_PICTURES })
const letter = (max: number) => schemaOf(blocksWithFields(max), max, 'RichLetter', { values: 7 })
const written = (max: number) =>
  schemaOf(blocksOfLetter(max), max, 'RichWrittenLetter', { values: 7, pictures: MOST_LETTER_PICTURES })
const known = new Map<number, ReturnType<typeof plain>>()
const knownTables = new Map<number, ReturnType<typeof tables>>()
const knownArticles = new Map<number, ReturnType<typeof article>>()
const knownLetters = new Map<number, ReturnType<typeof letter>>()
const knownWritten = new Map<number, ReturnType<typeof written>>()
/**
 * Rich text of at most `max` characters, counted as `plainText`; the whole is bounded in blocks, spans, addresses and
 * bytes (`x-most`).
 */
export function richText(max: number): ReturnType<typeof plain> {
  const schema = known.get(max) ?? plain(max)
  known.set(max, schema)
  return schema
}
/** Rich text that may have tables; otherwise as `richText`. */
export function richTables(max: number): ReturnType<typeof tables> {
  const schema = knownTables.get(max) ?? tables(max)
  knownTables.set(max, schema)
  return schema
}
/** Rich text that may have tables and pictures; otherwise as `richText`. */
export function richArticle(max: number): ReturnType<typeof article> {
  const schema = knownArticles.get(max) ?? article(max)
  knownArticles.set(max, schema)
  return schema
}
/** Rich text of a template of letters: with tables, and with merge fields in the place of words. */
export function richLetter(max: number): ReturnType<typeof letter> {
  const schema = knownLetters.get(max) ?? letter(max)
  knownLetters.set(max, schema)
  return schema
}
/** Rich text of a letter: as that of a template, and with pictures. */
export function richWrittenLetter(max: number): ReturnType<typeof written> {
  const schema = knownWritten.get(max) ?? written(max)
  knownWritten.set(max, schema)
  return schema
}

/** Rich text in English, Amharic or both, with the same limits for each. */
export const localizedRichText = (max: number) => localized(richText(max))
export const localizedRichTables = (max: number) => localized(richTables(max))
export const localizedRichArticle = (max: number) => localized(richArticle(max))
