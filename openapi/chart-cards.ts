import type { z } from 'zod'
import type { ChartItem, ChartSizes } from './chart-layout.ts'
import type { Language } from './define.ts'
import { resolve, type Resolved } from './format/names.ts'
import type { chart } from './schemas/structure.ts'

/** A company's chart and its positions: as the server builds them, and as the browser receives them. */
export type Chart = z.input<typeof chart>
export type ChartNode = Chart['nodes'][number]

/** Sizes of the chart's cards in screen pixels at 100 %; exports scale them. */
export const CARD = { width: 232, padding: 12, title: 20, department: 20, seat: 26, gap: 6 } as const
export const CHART_SIZES: ChartSizes = { width: CARD.width, gap: 24, rise: 48, stack: 16, indent: 18 }

type Person = ChartNode['people'][number]
/** A line about a card's seats: the person who holds one, one open seat, or how many more of both there are. */
export type SeatLine =
  | { readonly kind: 'person'; readonly person: Person; readonly name: Resolved }
  | { readonly kind: 'vacant' }
  | { readonly kind: 'more'; readonly people: number; readonly vacant: number }
export interface ChartCard extends ChartItem {
  readonly node: ChartNode
  readonly title: Resolved
  readonly titleLines: 1 | 2
  readonly department: Resolved
  readonly seats: readonly SeatLine[]
  /** Number of open seats. */
  readonly vacant: number
}

const NOTHING: Resolved = { text: '', lang: 'en' }
/** Up to `MOST_LINES` seats get a line each. With more, only `NAMED` people are named and the rest are counted. */
const MOST_LINES = 3
const NAMED = 2

export const vacantOf = ({ headcount, people }: ChartNode): number => Math.max(0, headcount - people.length)

function seatLines(node: ChartNode, lang: Language): readonly SeatLine[] {
  const vacant = vacantOf(node)
  const named = (people: readonly Person[]): readonly SeatLine[] =>
    people.map((person) => ({ kind: 'person', person, name: resolve(person.name, lang) ?? NOTHING }))
  if (node.people.length + vacant <= MOST_LINES)
    return [...named(node.people), ...Array.from({ length: vacant }, () => ({ kind: 'vacant' }) as const)]
  const rest = node.people.length - NAMED
  return [...named(node.people.slice(0, NAMED)), { kind: 'more', people: Math.max(0, rest), vacant }]
}

/**
 * The approximate width of a title in pixels: good enough to decide on a second line, and the same on every machine.
 */
const WIDTHS = { ethiopic: 12.5, wide: 10.5, other: 8 }
/**
 * Start and end of the range that contains nearly all Ethiopic letters. A simple test, because it runs for thousands of
 * letters.
 */
const ETHIOPIC = [0x1200, 0x13a0] as const
const isWide = (letter: string) =>
  letter < 'a' ? (letter >= 'A' && letter <= 'Z') || letter === '@' || letter === '%' : letter === 'm' || letter === 'w'
function widthOf(text: string): number {
  let sum = 0
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0
    sum += point >= ETHIOPIC[0] && point < ETHIOPIC[1] ? WIDTHS.ethiopic : isWide(letter) ? WIDTHS.wide : WIDTHS.other
  }
  return sum
}

/** The cards of a chart for readers of `lang`, each as high as its text needs. */
export const chartCards = (nodes: readonly ChartNode[], lang: Language): readonly ChartCard[] =>
  nodes.map((node) => {
    const [title, department] = [resolve(node.title, lang) ?? NOTHING, resolve(node.department, lang) ?? NOTHING]
    const seats = seatLines(node, lang)
    const titleLines = widthOf(title.text) > CARD.width - 2 * CARD.padding ? 2 : 1
    const height = 2 * CARD.padding + titleLines * CARD.title + CARD.department + CARD.gap + seats.length * CARD.seat
    return {
      id: node.id,
      parentId: node.reports_to_id,
      height,
      node,
      title,
      titleLines,
      department,
      seats,
      vacant: vacantOf(node),
    }
  })
