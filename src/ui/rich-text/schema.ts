import { Schema, type DOMOutputSpec, type Mark, type Node } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { textLink } from '../../../openapi/format/safe-link.ts'
import { partsOf, type ListPart, type TablePart } from '../../../openapi/rich-text-parts.ts'
import { DEEPEST_LEVEL, type Block, type PictureBlock, type RichText, type Span } from '../../../openapi/rich-text.ts'

import { fieldText, isLetterField, type LetterField } from '../../../openapi/letter-fields.ts'
import { fieldSpec } from './field-node.ts'
import { pictureSpec, type PictureAttributes } from './picture-node.ts'

const { table, table_row, table_cell, table_header } = tableNodes({ cellContent: 'paragraph+', cellAttributes: {} })
const heading = (level: 2 | 3) => ({ attrs: { level } })

/**
 * What the editor can hold: the blocks of the contract's schema, nested as a page nests them. Whatever is pasted
 * becomes this or is left out.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: '(paragraph | heading | bullet_list | number_list | quote | table | picture)+' },
    table,
    table_row,
    table_cell,
    table_header,
    picture: pictureSpec,
    paragraph: {
      content: 'inline*',
      parseDOM: [{ tag: 'p' }, { tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    heading: {
      content: 'inline*',
      attrs: { level: { default: 2, validate: 'number' } },
      defining: true,
      parseDOM: [
        { tag: 'h1', ...heading(2) },
        { tag: 'h2', ...heading(2) },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, ...heading(3) })),
      ],
      toDOM: (node): DOMOutputSpec => [`h${node.attrs['level'] === 3 ? 3 : 2}`, 0],
    },
    bullet_list: { content: 'item+', parseDOM: [{ tag: 'ul' }], toDOM: (): DOMOutputSpec => ['ul', 0] },
    number_list: { content: 'item+', parseDOM: [{ tag: 'ol' }], toDOM: (): DOMOutputSpec => ['ol', 0] },
    item: {
      content: 'paragraph (bullet_list | number_list)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: (): DOMOutputSpec => ['li', 0],
    },
    quote: {
      content: 'paragraph+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: (): DOMOutputSpec => ['blockquote', 0],
    },
    text: { group: 'inline' },
    field: fieldSpec,
    line_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
      leafText: () => '\n',
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href')?.trim() ?? ''
            return textLink(href) === null || href.length > 500
              ? false
              : { href: /\s/.test(href) ? textLink(href) : href }
          },
        },
      ],
      toDOM: (mark): DOMOutputSpec => ['a', { href: textLink(String(mark.attrs['href'])) ?? '' }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything it copies into a <b> that is not bold.
        {
          tag: 'b',
          getAttrs: (element) =>
            /font-weight:\s*(normal|400)/.test(element.getAttribute('style') ?? '') ? false : null,
        },
        { style: 'font-weight', getAttrs: (value) => (/^(bold(er)?|[6-9]\d{2})$/.test(value) ? null : false) },
      ],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
    italic: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: (): DOMOutputSpec => ['em', 0],
    },
  },
})
const { nodes, marks } = schema
type MarkName = keyof typeof marks

/** A block that may still be empty, as it is while someone writes. */
export type Draft = Block

/** A merge field of the editor. */
export const fieldNode = (field: LetterField): Node => nodes.field.create({ field })

const inlineOf = (spans: readonly Span[]): Node[] =>
  spans.flatMap(({ text, bold, italic, link, field }) => {
    const style: Mark[] = [
      ...(link === undefined ? [] : [marks.link.create({ href: link })]),
      ...(bold ? [marks.bold.create()] : []),
      ...(italic ? [marks.italic.create()] : []),
    ]
    if (field !== undefined) return [fieldNode(field).mark(style)]
    return text
      .split('\n')
      .flatMap((line, at) => [
        ...(at === 0 ? [] : [nodes.line_break.create(null, null, style)]),
        ...(line === '' ? [] : [schema.text(line, style)]),
      ])
  })
const listOf = ({ ordered, items }: ListPart): Node =>
  (ordered ? nodes.number_list : nodes.bullet_list).create(
    null,
    items.map(({ text, lists }) =>
      nodes.item.create(null, [nodes.paragraph.create(null, inlineOf(text)), ...lists.map(listOf)]),
    ),
  )

const cellOf = (lines: readonly (readonly Span[])[], isHead: boolean): Node =>
  (isHead ? nodes.table_header : nodes.table_cell).create(
    null,
    (lines.length > 0 ? lines : [[]]).map((text) => nodes.paragraph.create(null, inlineOf(text))),
  )
/** A table of the editor. */
export const tableOf = ({ head, rows }: Omit<TablePart, 'type'>): Node =>
  nodes.table.create(
    null,
    rows.map((row, at) =>
      nodes.table_row.create(
        null,
        row.map((lines) => cellOf(lines, head && at === 0)),
      ),
    ),
  )

const hasNoRoom = ({ type }: Node) => type === nodes.table || type === nodes.picture
/** A picture of the editor. */
export const pictureNode = (attributes: PictureAttributes): Node => nodes.picture.create(attributes)
const attributesOf = ({ file_id, alt, text }: PictureBlock): PictureAttributes => ({
  file: file_id,
  alt,
  caption: text[0]?.text ?? '',
})
const pictureOf = (node: Node): PictureBlock => {
  const { file, alt, caption } = node.attrs as PictureAttributes
  // The id of a file that the server gave; the schema checks it again.
  return {
    type: 'picture',
    file_id: file as PictureBlock['file_id'],
    alt,
    text: caption === '' ? [] : [{ text: caption }],
  }
}

/** The blocks as the editor's document; an empty paragraph when there are none, and around tables and pictures. */
export function toDocument(blocks: readonly Draft[]): Node {
  const parts = partsOf(blocks).map((part): Node => {
    if (part.type === 'list') return listOf(part)
    if (part.type === 'table') return tableOf(part)
    if (part.type === 'picture') return pictureNode(attributesOf(part))
    if (part.type === 'quote')
      return nodes.quote.create(
        null,
        part.paragraphs.map((text) => nodes.paragraph.create(null, inlineOf(text))),
      )
    return part.type === 'heading'
      ? nodes.heading.create({ level: part.level }, inlineOf(part.text))
      : nodes.paragraph.create(null, inlineOf(part.text))
  })
  const empty = nodes.paragraph.create()
  // Nothing could be written before or behind one that begins or ends the text.
  const room = (part: Node | undefined) => (part && hasNoRoom(part) ? [empty] : [])
  return nodes.doc.create(null, [...room(parts[0]), ...(parts.length > 0 ? parts : [empty]), ...room(parts.at(-1))])
}

/** The text without control characters and halves of surrogate pairs, which cannot be stored. */
const storable = (text: string) =>
  text
    .replaceAll(/[\t\u00a0]/g, ' ')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .toWellFormed()

function spansOf(textblock: Node): readonly Span[] {
  const spans: Span[] = []
  textblock.forEach((node) => {
    const has = (name: MarkName) => node.marks.find(({ type }) => type === marks[name])
    const name = node.type === nodes.field ? String(node.attrs['field']) : ''
    const field = isLetterField(name) ? name : undefined
    const text = field === undefined ? storable(node.isText ? (node.text ?? '') : '\n') : fieldText(field)
    if (text === '') return
    const link = has('link')?.attrs['href'] as string | undefined
    const span: Span = {
      text,
      ...(has('bold') ? { bold: true } : {}),
      ...(has('italic') ? { italic: true } : {}),
      ...(link === undefined ? {} : { link }),
      ...(field === undefined ? {} : { field }),
    }
    const last = spans.at(-1)
    const isWords = last?.field === undefined && field === undefined
    if (last && isWords && last.bold === span.bold && last.italic === span.italic && last.link === span.link)
      spans[spans.length - 1] = { ...last, text: last.text + text }
    else spans.push(span)
  })
  return spans
}

const isItemLevel = (depth: number): depth is 1 | 2 | 3 => depth >= 1 && depth <= DEEPEST_LEVEL
/** A level that there is: deeper ones are the deepest. */
export const levelOf = (depth: number): 1 | 2 | 3 => (isItemLevel(depth) ? depth : depth < 1 ? 1 : DEEPEST_LEVEL)

/**
 * A place where text or a picture stands, as a block, and where it is: the position before its first letter, or before
 * the picture. Empty ones too, in the order of the document.
 */
export interface Placed {
  readonly block: Draft
  readonly start: number
  readonly size: number
}
export function placedIn(document: Node): readonly Placed[] {
  const placed: Placed[] = []
  const walk = (parent: Node, offset: number, kind: 'paragraph' | 'quote' | 'bullet' | 'number', depth: number): void =>
    parent.forEach((node, at) => {
      const start = offset + at + 1
      if (node.isTextblock) {
        const text = spansOf(node)
        const block: Draft =
          node.type === nodes.heading
            ? { type: 'heading', level: node.attrs['level'] === 3 ? 3 : 2, text }
            : kind === 'bullet' || kind === 'number'
              ? { type: kind, level: levelOf(depth), text }
              : { type: kind, text }
        placed.push({ block, start, size: node.content.size })
      } else if (node.type === nodes.picture)
        placed.push({ block: pictureOf(node), start: offset + at, size: node.nodeSize })
      else if (node.type === nodes.table) walkTable(node, start)
      else if (node.type === nodes.quote) walk(node, start, 'quote', depth)
      else if (node.type === nodes.item) walk(node, start, kind, depth)
      else walk(node, start, node.type === nodes.number_list ? 'number' : 'bullet', depth + 1)
    })
  const walkTable = (of: Node, offset: number) =>
    of.forEach((row, rowAt, rowIndex) =>
      row.forEach((cell, cellAt, cellIndex) =>
        cell.forEach((line, lineAt) => {
          const start = offset + rowAt + 1 + cellAt + 1 + lineAt + 1
          const head = cell.type === nodes.table_header && rowIndex === 0
          const place = { row: rowIndex + 1, column: cellIndex + 1, ...(head ? { head } : {}) }
          placed.push({
            block: { type: 'cell', ...place, text: spansOf(line) },
            start,
            size: line.content.size,
          })
        }),
      ),
    )
  walk(document, 0, 'paragraph', 0)
  return placed
}

/** The rows of each table counted anew, so that one without a word leaves no gap. */
function withoutEmptyRows(blocks: readonly Draft[]): RichText {
  let [was, row] = [0, 0]
  return blocks.map((block) => {
    if (block.type !== 'cell') [was, row] = [0, 0]
    else if (block.row < was) [was, row] = [block.row, 1]
    else if (block.row > was) [was, row] = [block.row, row + 1]
    return block.type === 'cell' ? { ...block, row } : block
  })
}

/** What the contract's schema takes: the blocks that have something to see. */
export const toRichText = (document: Node): RichText =>
  withoutEmptyRows(
    placedIn(document)
      .map(({ block }) => block)
      .filter(({ type, text }) => type === 'picture' || text.some((span) => span.text.trim() !== '')),
  )
