/**
 * The layout of an organisation chart, the same on screen and in exports. Pure; lengths are in units of the caller, x
 * to the right and y down from the upper left corner of the chart.
 *
 * A tidy tree after Reingold and Tilford ("Tidier drawings of trees", 1981): a parent is centred above its branches,
 * equal branches look the same everywhere, and branches are as close together as their outlines allow. A row is as high
 * as its highest card. Several cards without branches hang below each other in columns, and from depth `hangFrom` on so
 * do whole branches, because there is more room downwards than sideways.
 */
export interface ChartItem {
  readonly id: string
  /** If null, unknown or part of a circle, the card is a root. */
  readonly parentId: string | null
  readonly height: number
}
export interface ChartSizes {
  readonly width: number
  /** Horizontal distance between cards side by side. */
  readonly gap: number
  /** Vertical distance between a card and the row below it, for the lines. */
  readonly rise: number
  /** Vertical distance between the cards of a column. */
  readonly stack: number
  /** Distance from a column's line to its cards. */
  readonly indent: number
}
export interface PlacedCard {
  readonly id: string
  /** The card above; null for a root, whatever the item's `parentId` was. */
  readonly parentId: string | null
  /** 0 for roots. */
  readonly depth: number
  readonly x: number
  readonly y: number
  readonly height: number
  /** True if it has cards below it, whether or not they are shown. */
  readonly isBranch: boolean
}
export type ChartLine = readonly [x1: number, y1: number, x2: number, y2: number]
/** The lines from one card to those below it, and their bounding box. */
export interface ChartLinks {
  readonly parentId: string
  readonly lines: readonly ChartLine[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export interface ChartLayout {
  readonly width: number
  readonly height: number
  /** In reading order: each card before those below it. */
  readonly cards: readonly PlacedCard[]
  readonly links: readonly ChartLinks[]
}
export interface ChartShape {
  /** Ids of cards whose branches are not drawn. */
  readonly collapsed?: ReadonlySet<string>
  /** The depth from which branches hang in columns; at least 1. Without it they are placed side by side. */
  readonly hangFrom?: number
}

/** The maximum number of cards without branches side by side; more hang in columns. */
const MOST_BESIDE = 2
/**
 * The minimum number of cards per column. Larger groups get longer columns, so that the block is about as high as wide.
 */
const LEAST_IN_COLUMN = 6
const inColumn = (cards: number) => Math.max(LEAST_IN_COLUMN, Math.ceil(Math.sqrt(cards * 1.5)))
/** The distance between roots, in gaps: more than between branches. */
const ROOTS_APART = 2

interface Node {
  readonly item: ChartItem
  readonly parent: Node | null
  readonly depth: number
  readonly isBranch: boolean
  readonly isHung: boolean
  /** True for the first card of a column. */
  readonly isFirst: boolean
  blocks: readonly Block[]
  /** Of a hanging card: the height and width of it and everything that hangs below it. */
  deep: number
  reach: number
  /** Offset of the card's centre from its parent's. */
  offset: number
  x: number
  y: number
}
/** One of the things placed side by side below a card: a card with its branch, or a column. */
interface Block {
  readonly nodes: readonly Node[]
  readonly isColumn: boolean
  /** Where its line comes down, as an offset from the parent's centre. */
  offset: number
}
/** An outline, from its lowest piece to its highest; `dx` shifts all of it. */
interface Contour {
  readonly pieces: { top: number; readonly bottom: number; readonly x: number }[]
  dx: number
}
interface Outline {
  readonly left: Contour
  readonly right: Contour
}

/** The shown items with their positions. */
function placed(items: readonly ChartItem[], sizes: ChartSizes, shape: ChartShape) {
  const { roots, order } = readTree(items, shape)
  const rows = rowsOf(order, sizes.rise)
  const outlines = new Map<Node, Outline>()
  for (const node of order.toReversed()) {
    if (node.isHung) hang(node, sizes)
    else outlines.set(node, outline(node, rows, sizes, outlines))
  }
  const forest = join(
    roots.map((node) => outlines.get(node)),
    sizes.gap * ROOTS_APART,
  )
  const edge = forest.outline?.left
  const left = edge ? edge.pieces.reduce((least, { x }) => Math.min(least, x + edge.dx), 0) : 0
  for (const [n, root] of roots.entries()) root.offset = (forest.offsets[n] ?? 0) - left
  let before: Node | null = null
  for (const node of order) {
    node.x = (node.parent?.x ?? 0) + node.offset
    node.y = node.isHung && !node.isFirst && before ? before.y + before.item.height + sizes.stack : rows.top(node.depth)
    before = node
  }
  return { order, rows }
}
function sizeOf(order: readonly Node[], sizes: ChartSizes): { readonly width: number; readonly height: number } {
  let [width, height] = [0, 0]
  for (const { x, y, item } of order)
    [width, height] = [Math.max(width, x + sizes.width / 2), Math.max(height, y + item.height)]
  return { width, height }
}

/** Lays out every item that is not below a collapsed one. */
export function layoutChart(items: readonly ChartItem[], sizes: ChartSizes, shape: ChartShape = {}): ChartLayout {
  const { order, rows } = placed(items, sizes, shape)
  const cards = order.map(({ item, parent, depth, x, y, isBranch }) => {
    return {
      id: item.id,
      parentId: parent?.item.id ?? null,
      depth,
      x: x - sizes.width / 2,
      y,
      height: item.height,
      isBranch,
    }
  })
  return { ...sizeOf(order, sizes), cards, links: order.flatMap((node) => linksOf(node, rows, sizes) ?? []) }
}

/** The ratio of width to height above which branches hang, and the ratio aimed for then. */
const WIDEST = 2.5
const WISHED = 1.6
/** Charts with at most this many cards never hang branches: one can read along the row. */
const SMALL = 40
/**
 * The `hangFrom` that gives the whole company a shape that fits screens and paper; undefined if nothing needs to hang.
 * The width grows with the depth, so a binary search finds it.
 */
export function hangingDepth(items: readonly ChartItem[], sizes: ChartSizes): number | undefined {
  const { order } = placed(items, sizes, {})
  const standing = sizeOf(order, sizes)
  if (items.length <= SMALL || standing.width <= standing.height * WIDEST) return undefined
  const deepest = order.reduce((most, { depth }) => Math.max(most, depth), 0)
  let found: { readonly depth: number; readonly apart: number } | undefined
  let [least, most] = [1, deepest - 1]
  while (least <= most) {
    const depth = (least + most) >> 1
    const { width, height } = sizeOf(placed(items, sizes, { hangFrom: depth }).order, sizes)
    const apart = Math.abs(Math.log(width / height / WISHED))
    if (!found || apart < found.apart) found = { depth, apart }
    if (width > height * WISHED) most = depth - 1
    else least = depth + 1
  }
  return found?.depth
}

/** The items as a forest. A circle is broken at its first item, which becomes a root. */
function forestOf(items: readonly ChartItem[]) {
  const known = new Set(items.map(({ id }) => id))
  const under = new Map<string, ChartItem[]>()
  const tops: ChartItem[] = []
  for (const item of items) {
    const { parentId } = item
    if (parentId === null || !known.has(parentId)) tops.push(item)
    else if (under.has(parentId)) under.get(parentId)?.push(item)
    else under.set(parentId, [item])
  }
  const reached = new Set<string>()
  const reach = (start: ChartItem) => {
    const open = [start]
    for (let item = open.pop(); item; item = open.pop()) {
      reached.add(item.id)
      for (const child of under.get(item.id) ?? []) if (!reached.has(child.id)) open.push(child)
    }
  }
  for (const item of tops) reach(item)
  for (const item of items) {
    if (reached.has(item.id) || item.parentId === null) continue
    tops.push(item)
    under.set(item.parentId, under.get(item.parentId)?.filter((other) => other !== item) ?? [])
    reach(item)
  }
  return { tops, under }
}

/** The shown items as nodes with their blocks. */
function readTree(
  items: readonly ChartItem[],
  { collapsed = new Set(), hangFrom = Number.POSITIVE_INFINITY }: ChartShape,
) {
  const { tops, under } = forestOf(items)
  const isBranch = ({ id }: ChartItem) => (under.get(id)?.length ?? 0) > 0
  const shownUnder = ({ id }: ChartItem): readonly ChartItem[] => (collapsed.has(id) ? [] : (under.get(id) ?? []))
  const make = (item: ChartItem, parent: Node | null, isHung = false, isFirst = false): Node => {
    const depth = parent === null ? 0 : parent.depth + 1
    return {
      item,
      parent,
      depth,
      isBranch: isBranch(item),
      isHung,
      isFirst,
      blocks: [],
      deep: 0,
      reach: 0,
      offset: 0,
      x: 0,
      y: 0,
    }
  }
  /** If the item's branch hangs, the number of cards in it, itself included. */
  const cardsOf = (item: ChartItem): number => {
    let cards = 0
    const open = [item]
    for (let one = open.pop(); one; one = open.pop()) {
      cards += 1
      open.push(...shownUnder(one))
    }
    return cards
  }
  const column = (hung: readonly ChartItem[], parent: Node, isFirst: boolean): Block => ({
    nodes: hung.map((item, n) => make(item, parent, true, isFirst && n === 0)),
    isColumn: true,
    offset: 0,
  })
  /** Splits into columns with about the same number of cards. */
  const columns = (hung: readonly ChartItem[], parent: Node): readonly Block[] => {
    const weights = hung.map((item) => (isBranch(item) ? cardsOf(item) : 1))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const each = Math.ceil(total / Math.ceil(total / inColumn(total)))
    const groups: { readonly items: ChartItem[]; cards: number }[] = []
    for (const [n, item] of hung.entries()) {
      const [last, weight] = [groups.at(-1), weights[n] ?? 1]
      if (last && last.cards + weight / 2 <= each) {
        last.items.push(item)
        last.cards += weight
      } else groups.push({ items: [item], cards: weight })
    }
    return groups.map((group) => column(group.items, parent, true))
  }
  const blocksUnder = (node: Node): readonly Block[] => {
    const children = shownUnder(node.item)
    const [branches, single] = [children.filter(isBranch), children.filter((child) => !isBranch(child))]
    if (children.length === 0) return []
    if (node.isHung) return [column([...single, ...branches], node, false)]
    if (node.depth + 1 >= hangFrom) return columns([...single, ...branches], node)
    const standing = [...branches, ...(single.length > MOST_BESIDE ? [] : single)].map((item) => ({
      nodes: [make(item, node)],
      isColumn: false,
      offset: 0,
    }))
    return single.length > MOST_BESIDE ? [...standing, ...columns(single, node)] : standing
  }

  const order: Node[] = []
  const roots = tops.map((item) => make(item, null))
  const open = roots.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    order.push(node)
    node.blocks = blocksUnder(node)
    for (const block of node.blocks.toReversed()) for (const child of block.nodes.toReversed()) open.push(child)
  }
  return { roots, order }
}

interface Rows {
  readonly top: (depth: number) => number
  readonly bottom: (depth: number) => number
}
/** The position of each row; a row is as high as its highest card. */
function rowsOf(order: readonly Node[], rise: number): Rows {
  const heights: number[] = []
  for (const { isHung, depth, item } of order) if (!isHung) heights[depth] = Math.max(heights[depth] ?? 0, item.height)
  const tops = [0]
  for (const [depth, height] of heights.entries()) tops.push((tops[depth] ?? 0) + height + rise)
  // There may be one more row, which has only hanging cards.
  const top = (depth: number) => tops[depth] ?? 0
  return { top, bottom: (depth) => top(depth) + (heights[depth] ?? 0) }
}

/**
 * Places outlines side by side, each as close to the earlier ones as possible. Returns their offsets and the combined
 * outline.
 */
function join(
  outlines: readonly (Outline | undefined)[],
  gap: number,
): { readonly offsets: readonly number[]; readonly outline: Outline | null } {
  let all: Outline | null = null
  const offsets: number[] = []
  for (const one of outlines) {
    if (!one) continue
    if (all === null) {
      all = one
      offsets.push(0)
      continue
    }
    const offset = distance(all.right, one.left) + gap
    one.left.dx += offset
    one.right.dx += offset
    offsets.push(offset)
    all = { left: over(all.left, one.left), right: over(one.right, all.right) }
  }
  return { offsets, outline: all }
}

/** How far `left` must move to the right so that no piece of it lies left of `right`. */
function distance(right: Contour, left: Contour): number {
  let most = Number.NEGATIVE_INFINITY
  let [i, j] = [right.pieces.length - 1, left.pieces.length - 1]
  while (i >= 0 && j >= 0) {
    const [a, b] = [right.pieces[i], left.pieces[j]]
    if (!a || !b) break
    if (a.top < b.bottom && b.top < a.bottom) most = Math.max(most, a.x + right.dx - (b.x + left.dx))
    if (a.bottom <= b.bottom) i -= 1
    if (b.bottom <= a.bottom) j -= 1
  }
  return most
}

/**
 * The outline `upper`, continued by `lower` below its end. Consumes both; the cost is the number of pieces in `upper`.
 */
function over(upper: Contour, lower: Contour): Contour {
  const end = upper.pieces[0]?.bottom ?? Number.NEGATIVE_INFINITY
  if ((lower.pieces[0]?.bottom ?? Number.NEGATIVE_INFINITY) <= end) return upper
  while ((lower.pieces.at(-1)?.bottom ?? Number.POSITIVE_INFINITY) <= end) lower.pieces.pop()
  const last = lower.pieces.at(-1)
  if (last && last.top < end) last.top = end
  for (const { top, bottom, x } of upper.pieces) lower.pieces.push({ top, bottom, x: x + upper.dx - lower.dx })
  return lower
}

const bar = (top: number, bottom: number, left: number, right: number): Outline => ({
  left: { pieces: [{ top, bottom, x: left }], dx: 0 },
  right: { pieces: [{ top, bottom, x: right }], dx: 0 },
})
const deepOf = ({ nodes }: Block, stack: number) => nodes.reduce((sum, { deep }) => sum + deep + stack, -stack)
const reachOf = ({ nodes }: Block) => nodes.reduce((most, { reach }) => Math.max(most, reach), 0)
/** A single column hangs from the left part of its card, not from the centre. */
const isLone = ({ blocks }: Node) => blocks.length === 1 && blocks[0]?.isColumn === true

/** The size of a hanging card together with everything that hangs below it. */
function hang(node: Node, { width, stack, indent }: ChartSizes): void {
  const [block] = node.blocks
  node.deep = node.item.height + (block ? stack + deepOf(block, stack) : 0)
  node.reach = Math.max(width, block ? 2 * indent + reachOf(block) : 0)
  if (!block) return
  block.offset = indent - width / 2
  for (const child of block.nodes) child.offset = 2 * indent
}

/**
 * Places the blocks below a card that does not hang. Returns the outline of the whole branch relative to the card's
 * centre, including the room for lines above each row.
 */
function outline(
  node: Node,
  rows: Rows,
  { width, rise, gap, stack, indent }: ChartSizes,
  known: ReadonlyMap<Node, Outline>,
): Outline {
  const { depth, blocks } = node
  const half = width / 2
  const [top, bottom] = [rows.top(depth) - (depth === 0 ? 0 : rise), rows.bottom(depth)]
  const own = bar(top, bottom, -half, half)
  const below = rows.top(depth + 1)
  const parts = blocks.map((block) => {
    const [first] = block.nodes
    if (block.isColumn) return bar(below - rise, below + deepOf(block, stack), 0, indent + reachOf(block))
    return first && known.get(first)
  })
  const { offsets, outline: all } = join(parts, gap)
  if (all === null) return own
  const middle = isLone(node) ? half - indent : ((offsets[0] ?? 0) + (offsets.at(-1) ?? 0)) / 2
  for (const [n, block] of blocks.entries()) {
    block.offset = (offsets[n] ?? 0) - middle
    for (const child of block.nodes) child.offset = block.offset + (block.isColumn ? indent + half : 0)
  }
  for (const contour of [all.left, all.right]) contour.dx -= middle
  all.left.pieces.push({ top, bottom, x: -half - all.left.dx })
  all.right.pieces.push({ top, bottom, x: half - all.right.dx })
  return all
}

function linksOf(node: Node, rows: Rows, { width, rise }: ChartSizes): ChartLinks | null {
  const { item, x, y, depth, blocks } = node
  if (blocks.length === 0) return null
  const foot = y + item.height
  const bus = isLone(node) ? foot : rows.top(depth + 1) - rise / 2
  const lines: ChartLine[] = []
  let [left, right, bottom] = [x, x, foot]
  const draw = (x1: number, y1: number, x2: number, y2: number) => {
    lines.push([x1, y1, x2, y2])
    left = Math.min(left, x1, x2)
    right = Math.max(right, x1, x2)
    bottom = Math.max(bottom, y2)
  }
  if (!isLone(node)) {
    const ends = [x, ...blocks.map(({ offset }) => x + offset)]
    draw(x, foot, x, bus)
    if (blocks.length > 1) draw(Math.min(...ends), bus, Math.max(...ends), bus)
  }
  for (const { nodes, isColumn, offset } of blocks) {
    const [at, last] = [x + offset, nodes.at(-1)]
    if (!last) continue
    draw(at, bus, at, isColumn ? last.y + last.item.height / 2 : last.y)
    if (isColumn)
      for (const child of nodes)
        draw(at, child.y + child.item.height / 2, child.x - width / 2, child.y + child.item.height / 2)
  }
  return { parentId: item.id, lines, left, right, top: foot, bottom }
}
