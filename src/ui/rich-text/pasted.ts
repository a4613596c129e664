import { Fragment, Slice, type Node } from 'prosemirror-model'
import { MOST_COLUMNS, MOST_ROWS } from '../../../openapi/rich-text.ts'
import { FIELD_ATTRIBUTE } from './field-node.ts'
import { schema } from './schema.ts'

/**
 * A list item as Word writes it: a paragraph that names its list and level, with the bullet or number typed out before
 * the text.
 */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i
/** A number or letter with a dot or bracket: everything else before an item is a bullet. */
const NUMBERED = /^\s*[\da-z]{1,4}[.)]/i

/** Word's paragraphs become items of lists, nested by their levels. */
function makeLists(root: HTMLElement): void {
  /** The lists that the next item may join, outermost first. */
  let open: HTMLElement[] = []
  let last: Element | null = null
  for (const paragraph of root.querySelectorAll('p')) {
    const level = Number(WORD_ITEM.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) continue
    const signs = [...paragraph.querySelectorAll('span')].filter((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const tag = NUMBERED.test(signs.map((sign) => sign.textContent).join('')) ? 'ol' : 'ul'
    for (const sign of signs) sign.remove()
    // Another paragraph in between ends the lists.
    if (paragraph.previousElementSibling !== last) open = []
    open = open.slice(0, level)
    const depth = Math.min(level, open.length + 1)
    let list = open[depth - 1]
    if (list?.localName !== tag) {
      list = root.ownerDocument.createElement(tag)
      const above = open[depth - 2]?.lastElementChild
      if (above) above.append(list)
      else paragraph.before(list)
      open = [...open.slice(0, depth - 1), list]
    }
    const item = root.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
    last = open[0] ?? null
  }
}

/** Where the cells of a table stand when those that span several places leave the others empty; null if it is too large. */
function gridOf(table: HTMLTableElement): readonly (readonly (HTMLTableCellElement | null)[])[] | null {
  const grid: (HTMLTableCellElement | null | undefined)[][] = [...table.rows].map(() => [])
  if (grid.length > MOST_ROWS) return null
  for (const [at, row] of [...table.rows].entries()) {
    let column = 0
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column += 1
      if (column + cell.colSpan > MOST_COLUMNS) return null
      for (const spanned of grid.slice(at, at + Math.max(1, cell.rowSpan)))
        for (let n = 0; n < cell.colSpan; n += 1) spanned[column + n] = spanned === grid[at] && n === 0 ? cell : null
      column += cell.colSpan
    }
  }
  const width = Math.max(...grid.map((row) => row.length))
  return grid.map((row) => Array.from({ length: width }, (_, n) => row[n] ?? null))
}
/** Tables become even ones, which are given back. Those in others, too large ones and frames around a text are left to `makeLines`. */
function makeTables(root: HTMLElement): readonly Element[] {
  const made: Element[] = []
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.closest('table') || table.querySelector('table')) continue
    const grid = gridOf(table)
    const slice = table.dataset['pmSlice']
    // One of the editor itself may have a single column.
    if (grid === null || (slice === undefined && (grid[0]?.length ?? 0) < 2)) continue
    const even = root.ownerDocument.createElement('table')
    if (slice !== undefined) even.dataset['pmSlice'] = slice
    const isHead = grid[0]?.every((cell) => cell === null || cell.localName === 'th') || table.tHead !== null
    for (const [at, row] of grid.entries()) {
      const line = even.insertRow()
      for (const cell of row) {
        const place = root.ownerDocument.createElement(isHead && at === 0 ? 'th' : 'td')
        if (cell) place.append(...cell.childNodes)
        line.append(place)
      }
    }
    table.replaceWith(even)
    made.push(even)
  }
  return made
}

/** A table that has no place in a text: each row becomes a line with its cells one behind the other. */
function makeLines(root: HTMLElement, kept: readonly Element[]): void {
  const tables = [...root.querySelectorAll('table')].filter((table) => !kept.includes(table))
  for (const row of tables.flatMap((table) => [...table.rows])) {
    const line = root.ownerDocument.createElement('p')
    line.textContent = [...row.children]
      .map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
      .join(' · ')
    row.closest('table')?.before(line)
  }
  for (const table of tables) table.remove()
}

/** What a text that is pasted into may have. */
export interface Takes {
  readonly tables: boolean
  /** Whether it may have merge fields; pasted ones are their names otherwise. */
  readonly fields: boolean
  /** Whether this is a picture of the text itself; null where it may have none. */
  readonly isOwnPicture: ((file: string) => boolean) | null
}
export interface Cleaned {
  readonly html: string
  /** How many pictures stayed outside. */
  readonly leftOut: number
}

/** Pictures of other texts and pages are left out: they are never loaded from where they are. Gives back how many. */
function leaveOutPictures(root: HTMLElement, isOwn: Takes['isOwnPicture']): number {
  const figures = [...root.querySelectorAll<HTMLElement>('figure[data-file]')].filter(
    (figure) => !isOwn?.(figure.dataset['file'] ?? ''),
  )
  const images = [...root.querySelectorAll('img')]
  for (const picture of [...figures, ...images]) picture.remove()
  return figures.length + images.length
}

/**
 * What was copied from Word or a page, so that the editor's schema finds what it knows: lists instead of Word's
 * paragraphs, even tables or lines instead of them, and none of what is no text. It is parsed in a document of its own, where
 * nothing is fetched or run.
 */
export function cleaned(html: string, { tables, fields, isOwnPicture }: Takes): Cleaned {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const leftOut = leaveOutPictures(body, isOwnPicture)
  for (const element of body.querySelectorAll(
    'script, style, noscript, template, iframe, object, embed, svg, math, head, title, select, button, textarea',
  ))
    element.remove()
  if (!fields) for (const field of body.querySelectorAll(`[${FIELD_ATTRIBUTE}]`)) field.removeAttribute(FIELD_ATTRIBUTE)
  makeLists(body)
  makeLines(body, tables ? makeTables(body) : [])
  return { html: body.innerHTML, leftOut }
}

/** Whether there is nothing but pictures in what was copied, as when one is copied from a page. */
export function isOnlyPictures(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style')) element.remove()
  return body.textContent.trim() === '' && body.querySelector('figure[data-file]') === null
}

const { table, paragraph } = schema.nodes
/** What the editor itself had copied or dragged, for a text that may have no tables: the lines of their cells. */
export function withoutTables(slice: Slice): Slice {
  const nodes: Node[] = []
  let isChanged = false
  slice.content.forEach((node) => {
    if (node.type !== table) return void nodes.push(node)
    isChanged = true
    node.descendants((inner) => {
      if (inner.type === paragraph) nodes.push(inner)
    })
  })
  return isChanged ? Slice.maxOpen(Fragment.from(nodes)) : slice
}
