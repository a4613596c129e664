import type { Block, Cell, RichText, Span } from './rich-text.ts'

export interface ListPart {
  readonly type: 'list'
  readonly ordered: boolean
  readonly items: readonly ItemPart[]
}
export interface ItemPart {
  readonly text: readonly Span[]
  /** Lists under the item. */
  readonly lists: readonly ListPart[]
}
export interface TablePart {
  readonly type: 'table'
  /** Whether the first row names the columns. */
  readonly head: boolean
  /** As many cells in each row; a cell is its lines. */
  readonly rows: readonly (readonly (readonly (readonly Span[])[])[])[]
}
/** A part of a text as every output nests it: HTML, print, the editor. */
export type Part =
  | Extract<Block, { type: 'paragraph' | 'heading' | 'picture' }>
  | ListPart
  | TablePart
  | { readonly type: 'quote'; readonly paragraphs: readonly (readonly Span[])[] }

interface OpenList extends ListPart {
  readonly items: { readonly text: readonly Span[]; readonly lists: OpenList[] }[]
}

const isBefore = (one: Cell, other: Cell) => one.row < other.row || (one.row === other.row && one.column < other.column)
/** Cells as a table. Rows of which nothing is named are no rows: a few blocks must not become many cells. */
function tableOf(cells: readonly Cell[]): TablePart {
  const width = Math.max(...cells.map(({ column }) => column))
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()]
  return {
    type: 'table',
    head: rows[0]?.some(({ head }) => head === true) ?? false,
    rows: rows.map((row) =>
      Array.from({ length: width }, (_, at) => row.filter(({ column }) => column === at + 1).map(({ text }) => text)),
    ),
  }
}

/**
 * Blocks put together: neighbouring items become lists in lists, neighbouring paragraphs of a quotation one quotation,
 * neighbouring cells tables. Their order stays.
 */
export function partsOf(text: RichText): readonly Part[] {
  const parts: Part[] = []
  /** The lists that the next item may join, outermost first. */
  let open: OpenList[] = []
  let quote: (readonly Span[])[] | null = null
  let cells: Cell[] = []
  const endTable = () => {
    if (cells.length > 0) parts.push(tableOf(cells))
    cells = []
  }
  for (const block of text) {
    if (block.type === 'cell') {
      const last = cells.at(-1)
      if (last && isBefore(block, last)) endTable()
      cells.push(block)
      open = []
      quote = null
      continue
    }
    endTable()
    if (block.type === 'bullet' || block.type === 'number') {
      const ordered = block.type === 'number'
      const depth = Math.min(block.level, open.length + 1)
      const joined = open[depth - 1]
      if (joined?.ordered === ordered) open = open.slice(0, depth)
      else {
        const list: OpenList = { type: 'list', ordered, items: [] }
        const above = open[depth - 2]?.items.at(-1)
        if (above) above.lists.push(list)
        else parts.push(list)
        open = [...open.slice(0, depth - 1), list]
      }
      open.at(-1)?.items.push({ text: block.text, lists: [] })
      quote = null
      continue
    }
    open = []
    if (block.type !== 'quote') {
      parts.push(block)
      quote = null
    } else if (quote) quote.push(block.text)
    else {
      quote = [block.text]
      parts.push({ type: 'quote', paragraphs: quote })
    }
  }
  endTable()
  return parts
}

/** Spans by the link they share. A link without anything to see is no link: nobody could press it. */
export function linksOf(
  spans: readonly Span[],
): readonly { readonly link: string | null; readonly spans: readonly Span[] }[] {
  const runs: { link: string | null; spans: Span[] }[] = []
  for (const span of spans) {
    const link = span.link ?? null
    const last = runs.at(-1)
    if (last && last.link === link) last.spans.push(span)
    else runs.push({ link, spans: [span] })
  }
  return runs.map((run) => (run.spans.some(({ text }) => text.trim() !== '') ? run : { ...run, link: null }))
}
