/**
 * Where the cards of an organisation chart stand, the same on the screen and in what is exported. Pure, in time linear but for the
 * contours; lengths are units of the caller, x to the right and y down from the upper left corner of the whole.
 *
 * A tidy tree after Reingold and Tilford ("Tidier drawings of trees", 1981): a parent over the middle of its children, the same branch drawn
 * the same everywhere, branches as near to each other as their outlines let them. Rows are as high as their highest card. Cards without
 * a branch of their own hang below each other in columns when there are several, since people have more room downwards than sideways.
 */
export interface ChartItem {
  readonly id: string
  /** Null, unknown or in a circle: the card is a root. */
  readonly parentId: string | null
  readonly height: number
}
export interface ChartSizes {
  readonly width: number
  /** Between cards side by side. */
  readonly gap: number
  /** Between a card and those under it: room for the lines. */
  readonly rise: number
  /** Between cards of a column. */
  readonly stack: number
  /** From a column's line to its cards. */
  readonly indent: number
}
export interface PlacedCard {
  readonly id: string
  /** The card over it; null for a root, whatever the item said. */
  readonly parentId: string | null
  /** 0 for roots. */
  readonly depth: number
  readonly x: number
  readonly y: number
  readonly height: number
  /** Has cards under it, shown or not. */
  readonly isBranch: boolean
}
/** The lines from one card to those under it, each from one point to another, and the box around them. */
export interface ChartLinks {
  readonly parentId: string
  readonly lines: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export interface ChartLayout {
  readonly width: number
  readonly height: number
  /** In reading order: each before those under it, branches before single cards. */
  readonly cards: readonly PlacedCard[]
  readonly links: readonly ChartLinks[]
}

/** So many single cards stand side by side; more hang in columns. */
const MOST_BESIDE = 2
/** Of a column; many cards make a block that is about as high as wide. */
const LEAST_IN_COLUMN = 6
const inColumn = (cards: number) => Math.max(LEAST_IN_COLUMN, Math.ceil(Math.sqrt(cards * 1.5)))

interface Node {
  readonly item: ChartItem
  readonly parent: Node | null
  /** The card over it in its column. */
  readonly before: Node | null
  readonly depth: number
  readonly isBranch: boolean
  blocks: readonly Block[]
  /** Of the card's middle, from the middle of its parent; of a hanging card from the column's line. */
  offset: number
  x: number
  y: number
}
/** What stands side by side under a card: another card with its branch, or a column. */
interface Block {
  readonly nodes: readonly Node[]
  readonly isColumn: boolean
  /** Where its line comes down, from the middle of the parent. */
  offset: number
}
/** An outline from its lowest piece to its highest; `dx` moves all of it. */
interface Contour {
  readonly pieces: { top: number; readonly bottom: number; readonly x: number }[]
  dx: number
}
interface Outline {
  readonly left: Contour
  readonly right: Contour
}

/** Lays out every item that is under no collapsed one. */
export function layoutChart(items: readonly ChartItem[], sizes: ChartSizes, collapsed: ReadonlySet<string> = new Set()): ChartLayout {
  const { roots, order } = readTree(items, collapsed)
  const tops = rows(order, sizes.rise)
  const outlines = new Map<Node, Outline>()
  for (const node of order.toReversed()) outlines.set(node, outline(node, tops, sizes, outlines))
  const forest = join(
    roots.map((node) => outlines.get(node)),
    sizes.gap * 2,
  )
  const left = forest.outline?.left
  const least = left ? left.pieces.reduce((least, { x }) => Math.min(least, x + left.dx), 0) : 0
  for (const [n, node] of roots.entries()) node.offset = (forest.offsets[n] ?? 0) - least
  const cards = order.map((node) => place(node, tops, sizes))
  const links = order.flatMap((node) => linesOf(node, tops, sizes))
  return {
    width: cards.reduce((most, { x }) => Math.max(most, x + sizes.width), 0),
    height: cards.reduce((most, { y, height }) => Math.max(most, y + height), 0),
    cards,
    links,
  }
}

/** The shown items as trees. What is in a circle, or under one, starts at the first of its items. */
function readTree(items: readonly ChartItem[], collapsed: ReadonlySet<string>) {
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
    if (reached.has(item.id)) continue
    tops.push(item)
    under.set(
      item.parentId ?? '',
      (under.get(item.parentId ?? '') ?? []).filter((other) => other !== item),
    )
    reach(item)
  }

  const isBranch = ({ id }: ChartItem) => (under.get(id)?.length ?? 0) > 0
  const order: Node[] = []
  const make = (item: ChartItem, parent: Node | null, before: Node | null = null): Node => {
    const depth = parent === null ? 0 : parent.depth + 1
    return { item, parent, before, depth, isBranch: isBranch(item), blocks: [], offset: 0, x: 0, y: 0 }
  }
  const roots = tops.map((item) => make(item, null))
  const open = roots.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    order.push(node)
    const children = collapsed.has(node.item.id) ? [] : (under.get(node.item.id) ?? [])
    const [branches, single] = [children.filter(isBranch), children.filter((child) => !isBranch(child))]
    const parent = node
    const blocks: Block[] = [...branches, ...(single.length > MOST_BESIDE ? [] : single)].map((item) => ({ nodes: [make(item, parent)], isColumn: false, offset: 0 }))
    if (single.length > MOST_BESIDE) {
      const columns = Math.ceil(single.length / inColumn(single.length))
      const each = Math.ceil(single.length / columns)
      for (let at = 0; at < single.length; at += each) {
        const nodes: Node[] = []
        for (const item of single.slice(at, at + each)) nodes.push(make(item, parent, nodes.at(-1)))
        blocks.push({ nodes, isColumn: true, offset: 0 })
      }
    }
    node.blocks = blocks
    for (const block of blocks.toReversed()) for (const child of block.nodes.toReversed()) open.push(child)
  }
  return { roots, order }
}

interface Rows {
  readonly top: (depth: number) => number
  readonly bottom: (depth: number) => number
}
/** Rows as high as the highest card that does not hang. */
function rows(order: readonly Node[], rise: number): Rows {
  const heights: number[] = []
  const raise = (node: Node) => (heights[node.depth] = Math.max(heights[node.depth] ?? 0, node.item.height))
  for (const node of order) {
    if (node.parent === null) raise(node)
    for (const block of node.blocks) if (!block.isColumn) for (const child of block.nodes) raise(child)
  }
  const tops = [0]
  for (const [depth, height] of heights.entries()) tops.push((tops[depth] ?? 0) + (height ?? 0) + rise)
  // Under the last row with standing cards there may be one of hanging ones alone.
  const top = (depth: number) => tops[depth] ?? tops.at(-1) ?? 0
  return { top, bottom: (depth) => top(depth) + (heights[depth] ?? 0) }
}

/** Moves outlines side by side, each as near to those before it as it may come; where each is, and the outline of all. */
function join(outlines: readonly (Outline | undefined)[], gap: number): { readonly offsets: readonly number[]; readonly outline: Outline | null } {
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

/** How far to the right the outline `left` must move so that none of it is left of `right`. */
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

/** The outline `upper` and, below its end, what `lower` has there. Uses up both; costs no more than the pieces of `upper`. */
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
const heightOf = ({ nodes }: Block, stack: number) => nodes.reduce((sum, { item }) => sum + item.height + stack, -stack)

/** The outline of a card with all under it, from the middle of the card, the room for the lines over each row with it; places its blocks. */
function outline(node: Node, tops: Rows, sizes: ChartSizes, known: Map<Node, Outline>): Outline {
  const { depth, blocks } = node
  const half = sizes.width / 2
  const top = depth === 0 ? tops.top(0) : tops.top(depth) - sizes.rise
  const own = bar(top, tops.bottom(depth), -half, half)
  if (blocks.length === 0) return own
  const below = tops.top(depth + 1)
  const { offsets, outline: all } = join(
    blocks.map((block) => (block.isColumn ? bar(below - sizes.rise, below + heightOf(block, sizes.stack), 0, sizes.indent + sizes.width) : known.get(block.nodes[0] as Node))),
    sizes.gap,
  )
  if (all === null) return own
  // A lone column hangs from the left part of its card, others have it over their middle.
  const isLone = blocks.length === 1 && blocks[0]?.isColumn === true
  const middle = isLone ? half - sizes.indent : ((offsets[0] ?? 0) + (offsets.at(-1) ?? 0)) / 2
  for (const [n, block] of blocks.entries()) {
    block.offset = (offsets[n] ?? 0) - middle
    for (const child of block.nodes) child.offset = block.offset + (block.isColumn ? sizes.indent + half : 0)
  }
  for (const contour of [all.left, all.right]) contour.dx -= middle
  all.left.pieces.push({ top, bottom: tops.bottom(depth), x: -half - all.left.dx })
  all.right.pieces.push({ top, bottom: tops.bottom(depth), x: half - all.right.dx })
  return all
}

/** Where a card is, its parent having its place. */
function place(node: Node, tops: Rows, { width, stack }: ChartSizes): PlacedCard {
  const { item, parent, before, depth, isBranch } = node
  node.x = (parent?.x ?? 0) + node.offset
  node.y = before ? before.y + before.item.height + stack : tops.top(depth)
  return { id: item.id, parentId: parent?.item.id ?? null, depth, x: node.x - width / 2, y: node.y, height: item.height, isBranch }
}

function linesOf({ item, x, y, depth, blocks }: Node, tops: Rows, { width, rise }: ChartSizes): readonly ChartLinks[] {
  const first = blocks[0]
  if (!first) return []
  const isLone = blocks.length === 1 && first.isColumn
  const [foot, bus] = [y + item.height, tops.top(depth + 1) - rise / 2]
  const lines: (readonly [number, number, number, number])[] = []
  if (!isLone) {
    const ends = [x, ...blocks.map(({ offset }) => x + offset)]
    lines.push([x, foot, x, bus])
    if (blocks.length > 1) lines.push([Math.min(...ends), bus, Math.max(...ends), bus])
  }
  for (const { nodes, isColumn, offset } of blocks) {
    const at = x + offset
    const last = nodes.at(-1) as Node
    lines.push([at, isLone ? foot : bus, at, isColumn ? last.y + last.item.height / 2 : last.y])
    if (isColumn) for (const child of nodes) lines.push([at, child.y + child.item.height / 2, child.x - width / 2, child.y + child.item.height / 2])
  }
  const [across, down] = [lines.flatMap(([x1, , x2]) => [x1, x2]), lines.flatMap(([, y1, , y2]) => [y1, y2])]
  return [{ parentId: item.id, lines, left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) }]
}
