import { CHART_SIZES, chartCards, type Chart, type ChartCard } from '../../../openapi/chart-cards.ts'
import { hangingDepth, layoutChart, type ChartLayout } from '../../../openapi/chart-layout.ts'
import type { Language } from '../../../openapi/define.ts'

/** A position's place in the whole company, whatever is open. */
export interface ChartPlace {
  readonly card: ChartCard
  readonly parentId: string | null
  /** In reading order. */
  readonly children: readonly string[]
  /** 0 at the top. */
  readonly depth: number
  /** 1-based among those with the same superior, and how many they are. */
  readonly position: number
  readonly siblings: number
  /** All positions under it. */
  readonly below: number
}
export interface ChartModel {
  readonly company: Chart['company']
  readonly cards: readonly ChartCard[]
  /** In reading order. */
  readonly places: ReadonlyMap<string, ChartPlace>
  readonly roots: readonly string[]
  readonly hangFrom: number | undefined
  readonly people: number
  readonly vacant: number
}

/** A company as its screen needs it, for readers of `lang`. */
export function modelOf(chart: Chart, lang: Language): ChartModel {
  const cards = chartCards(chart.nodes, lang)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const hangFrom = hangingDepth(cards, CHART_SIZES)
  const order = layoutOf({ cards, hangFrom }, new Set()).cards
  const children = new Map<string | null, string[]>()
  for (const { id, parentId } of order) {
    const siblings = children.get(parentId)
    if (siblings) siblings.push(id)
    else children.set(parentId, [id])
  }
  const below = new Map<string, number>()
  for (const { id, parentId } of order.toReversed())
    if (parentId !== null) below.set(parentId, (below.get(parentId) ?? 0) + 1 + (below.get(id) ?? 0))
  const seen = new Map<string | null, number>()
  const places = new Map<string, ChartPlace>()
  for (const { id, parentId, depth } of order) {
    const card = byId.get(id)
    if (!card) continue
    const position = (seen.get(parentId) ?? 0) + 1
    seen.set(parentId, position)
    places.set(id, {
      card,
      parentId,
      children: children.get(id) ?? [],
      depth,
      position,
      siblings: children.get(parentId)?.length ?? 1,
      below: below.get(id) ?? 0,
    })
  }
  return {
    company: chart.company,
    cards,
    places,
    roots: children.get(null) ?? [],
    hangFrom,
    people: cards.reduce((sum, { node }) => sum + node.people.length, 0),
    vacant: cards.reduce((sum, { vacant }) => sum + vacant, 0),
  }
}

/** Where the shown cards stand. */
export const layoutOf = (
  { cards, hangFrom }: Pick<ChartModel, 'cards' | 'hangFrom'>,
  collapsed: ReadonlySet<string>,
): ChartLayout => layoutChart(cards, CHART_SIZES, { collapsed, ...(hangFrom === undefined ? {} : { hangFrom }) })

/** The superiors of a position, nearest first. */
export function superiorsOf({ places }: ChartModel, id: string): readonly string[] {
  const found: string[] = []
  for (let at = places.get(id)?.parentId ?? null; at !== null; at = places.get(at)?.parentId ?? null) found.push(at)
  return found
}

/** So many cards are open at first: whole rows from the top on. */
const MOST_AT_FIRST = 120
/** What is closed when a company is first seen: all below the rows that can be taken in. */
export function closedAtFirst({ places, roots }: ChartModel): ReadonlySet<string> {
  const closed = new Set<string>()
  if (places.size <= MOST_AT_FIRST) return closed
  let [shown, row] = [roots.length, roots]
  while (row.length > 0) {
    const next = row.flatMap((id) => places.get(id)?.children ?? [])
    if (shown + next.length > MOST_AT_FIRST && next.length > 0) break
    shown += next.length
    row = next
  }
  for (const [id, { children, depth }] of places)
    if (children.length > 0 && depth >= (places.get(row[0] ?? '')?.depth ?? 0)) closed.add(id)
  return closed
}

/** Every branch, closed. */
export const allClosed = ({ places }: ChartModel): ReadonlySet<string> =>
  new Set([...places].flatMap(([id, { children }]) => (children.length > 0 ? [id] : [])))

/** The shown positions in reading order. */
export function shownOrder({ places }: ChartModel, collapsed: ReadonlySet<string>): readonly string[] {
  const shown: string[] = []
  let hiddenBelow = Number.POSITIVE_INFINITY
  for (const [id, { depth }] of places) {
    if (depth > hiddenBelow) continue
    hiddenBelow = collapsed.has(id) ? depth : Number.POSITIVE_INFINITY
    shown.push(id)
  }
  return shown
}

/**
 * Where a key leads from a position, as in any tree (WAI-ARIA): another position, or opening and closing this one. Null
 * when it means nothing here.
 */
export function keyed(
  model: ChartModel,
  collapsed: ReadonlySet<string>,
  id: string,
  key: string,
): { readonly to: string } | { readonly toggle: string } | null {
  const place = model.places.get(id)
  if (!place) return null
  const isOpen = !collapsed.has(id)
  const order = shownOrder(model, collapsed)
  const to = (target: string | null | undefined) => (target ? { to: target } : null)
  switch (key) {
    case 'ArrowDown':
      return to(order[order.indexOf(id) + 1])
    case 'ArrowUp':
      return to(order[order.indexOf(id) - 1])
    case 'ArrowRight':
      if (place.children.length === 0) return null
      return isOpen ? to(place.children[0]) : { toggle: id }
    case 'ArrowLeft':
      return place.children.length > 0 && isOpen ? { toggle: id } : to(place.parentId)
    case 'Home':
      return to(order[0])
    case 'End':
      return to(order.at(-1))
    default:
      return null
  }
}
