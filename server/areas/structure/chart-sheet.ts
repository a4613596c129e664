import {
  CARD,
  CHART_SIZES,
  chartCards,
  type Chart,
  type ChartCard,
  type SeatLine,
} from '../../../openapi/chart-cards.ts'
import { hangingDepth, layoutChart, type ChartLayout, type PlacedCard } from '../../../openapi/chart-layout.ts'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { rectangle, short, type Box, type Mark, type Shape, type Sheet, type TextBlock } from '../../kernel/drawing.ts'

/** The text of a message in the chart's language. */
export type Say = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
export interface ChartSheetOptions {
  readonly lang: Language
  readonly say: Say
  /** The date on the chart, formatted for its language. */
  readonly day: string
  /** Says when somebody begins who hasn't yet. */
  readonly starts: (date: string) => string
  /** What is large enough to read: everything, only titles, or only shapes. */
  readonly detail?: 'all' | 'titles' | 'shapes'
}

/** Millimetres per screen pixel; a card becomes 58 mm wide. */
const MM = 0.25
/** A PDF has pages of at most 14,400 points. */
const LONGEST_SIDE = 5000
/** In pixels, like everything before scaling. */
const [MARGIN, HEAD] = [40, 92]
const LEAST_WIDTH = 900
const COLOURS = {
  paper: '#ffffff',
  card: '#ffffff',
  edge: '#939cab',
  line: '#868f9e',
  ink: '#171c24',
  muted: '#525b6a',
  held: '#2259d1',
  open: '#8a4508',
  openCard: '#fffaeb',
  openEdge: '#c26c06',
}
const SIZES = { company: 28, heading: 16, title: 15, department: 13, seat: 14 }
/** The distance from a row's upper edge to its baseline, as a fraction of its height. */
const BASE = 0.72

export interface ChartSheet {
  readonly sheet: Sheet
  /** Millimetres per screen pixel. */
  readonly scale: number
  readonly company: string
}

/** The whole chart on one sheet. A pure function; lengths in the result are millimetres. */
export function chartSheet(chart: Chart, options: ChartSheetOptions): ChartSheet {
  const { lang, say, day } = options
  const cards = chartCards(chart.nodes, lang)
  const hangFrom = hangingDepth(cards, CHART_SIZES)
  const layout = layoutChart(cards, CHART_SIZES, hangFrom === undefined ? {} : { hangFrom })
  const [width, height] = [Math.max(layout.width, LEAST_WIDTH) + 2 * MARGIN, layout.height + HEAD + 2 * MARGIN]
  const scale = Math.min(MM, LONGEST_SIDE / Math.max(width, height))
  const company = resolve(chart.company, lang)?.text ?? ''
  const people = chart.nodes.reduce((sum, node) => sum + node.people.length, 0)
  const vacant = cards.reduce((sum, card) => sum + card.vacant, 0)
  const summary = say('chart.print.summary', { positions: cards.length, people, vacant, day })
  const marks: readonly Mark[] = [
    rectangle(0, 0, width, height, COLOURS.paper),
    block(company, {
      x: MARGIN,
      y: MARGIN + SIZES.company,
      width: width - 2 * MARGIN,
      size: SIZES.company,
      weight: 'Bold',
      fill: COLOURS.ink,
    }),
    block(summary, {
      x: MARGIN,
      y: MARGIN + SIZES.company + 30,
      width: width - 2 * MARGIN,
      size: SIZES.heading,
      fill: COLOURS.muted,
    }),
    ...drawing(cards, layout, { x: MARGIN + Math.max(0, (LEAST_WIDTH - layout.width) / 2), y: MARGIN + HEAD }, options),
  ]
  const sheet = {
    width: rounded(width * scale),
    height: rounded(height * scale),
    bleed: 0,
    title: say('chart.print.title', { company }),
    description: summary,
    lang,
    marks: marks.map((mark) => scaled(mark, scale)),
  }
  return { sheet, scale, company }
}

const rounded = (n: number) => Math.round(n * 100) / 100
interface Point {
  readonly x: number
  readonly y: number
}

/** The maximum number of shapes in one mark. A chart has thousands, and a tile draws only marks that may overlap it. */
const AT_ONCE = 100
/** The height in pixels of a band whose shapes become marks together. */
const BAND = 1000

/** Joins shapes of one colour into few marks, neighbours together. */
function together(shapes: readonly (Shape & { readonly box: Box })[], fill: string): readonly Shape[] {
  const bandOf = ({ box }: { readonly box: Box }) => Math.floor(box.y / BAND)
  const ordered = shapes.toSorted((a, b) => bandOf(a) - bandOf(b) || a.box.x - b.box.x)
  return Array.from({ length: Math.ceil(ordered.length / AT_ONCE) }, (_, n): Shape => {
    const some = ordered.slice(n * AT_ONCE, (n + 1) * AT_ONCE)
    const [x, y] = [Math.min(...some.map(({ box }) => box.x)), Math.min(...some.map(({ box }) => box.y))]
    const [right, bottom] = [
      Math.max(...some.map(({ box }) => box.x + box.width)),
      Math.max(...some.map(({ box }) => box.y + box.height)),
    ]
    return {
      kind: 'shape',
      fill,
      path: some.map(({ path }) => path).join(''),
      box: { x, y, width: right - x, height: bottom - y },
    }
  })
}

function drawing(
  cards: readonly ChartCard[],
  layout: ChartLayout,
  origin: Point,
  options: ChartSheetOptions,
): readonly Mark[] {
  const { detail = 'all' } = options
  const byId = new Map(cards.map((card) => [card.id, card]))
  const placed = layout.cards.flatMap((place) => {
    const card = byId.get(place.id)
    return card ? [{ card, place: { ...place, x: place.x + origin.x, y: place.y + origin.y } }] : []
  })
  const isOpen = ({ card }: { readonly card: ChartCard }) => card.vacant > 0 && card.node.people.length === 0
  const frames = (chosen: typeof placed, edge: string, fill: string) => [
    ...together(
      chosen.map(({ place: { x, y, height } }) => rectangle(x, y, CARD.width, height, edge, 10)),
      edge,
    ),
    ...together(
      chosen.map(({ place: { x, y, height } }) => rectangle(x + 1, y + 1, CARD.width - 2, height - 2, fill, 9)),
      fill,
    ),
  ]
  const links = layout.links.flatMap(({ lines }) =>
    lines.map(([x1, y1, x2, y2]) =>
      rectangle(
        origin.x + Math.min(x1, x2) - 0.75,
        origin.y + Math.min(y1, y2) - 0.75,
        Math.abs(x2 - x1) + 1.5,
        Math.abs(y2 - y1) + 1.5,
        COLOURS.line,
      ),
    ),
  )
  const seats =
    detail === 'all'
      ? placed.flatMap(({ card, place }) =>
          card.seats.map((seat, n) => ({ seat, x: place.x + CARD.padding, y: seatTop(card, place) + n * CARD.seat })),
        )
      : []
  return [
    ...together(links, COLOURS.line),
    ...frames(
      placed.filter((one) => !isOpen(one)),
      COLOURS.edge,
      COLOURS.card,
    ),
    ...frames(placed.filter(isOpen), COLOURS.openEdge, COLOURS.openCard),
    ...together(
      seats.filter(({ seat }) => seat.kind === 'person').map(({ x, y }) => disc(x + 6, y + CARD.seat / 2, 5)),
      COLOURS.held,
    ),
    ...together(
      seats.filter(({ seat }) => seat.kind === 'vacant').map(({ x, y }) => ring(x + 6, y + CARD.seat / 2, 5, 1.5)),
      COLOURS.open,
    ),
    ...(detail === 'shapes' ? [] : placed.flatMap(({ card, place }) => titles(card, place))),
    ...seats.flatMap(({ seat, x, y }) => seatTexts(seat, x, y, options)),
  ]
}

const ROOM = CARD.width - 2 * CARD.padding
const seatTop = ({ titleLines }: ChartCard, { y }: PlacedCard) =>
  y + CARD.padding + titleLines * CARD.title + CARD.department + CARD.gap

function titles(card: ChartCard, { x, y }: PlacedCard): readonly TextBlock[] {
  const [left, top] = [x + CARD.padding, y + CARD.padding]
  return [
    block(card.title.text, {
      x: left,
      y: top + CARD.title * BASE,
      width: ROOM,
      size: SIZES.title,
      weight: 'Bold',
      fill: COLOURS.ink,
      lines: card.titleLines,
      pitch: CARD.title,
    }),
    block(card.department.text, {
      x: left,
      y: top + card.titleLines * CARD.title + CARD.department * BASE,
      width: ROOM,
      size: SIZES.department,
      fill: COLOURS.muted,
    }),
  ]
}

/** For the day on which somebody begins, at the end of their line. */
const STARTS = 84

function seatTexts(
  seat: SeatLine,
  x: number,
  y: number,
  { say, starts }: Pick<ChartSheetOptions, 'say' | 'starts'>,
): readonly TextBlock[] {
  const indent = seat.kind === 'more' ? 0 : 20
  const place = { x: x + indent, y: y + CARD.seat * (BASE - 0.02), width: ROOM - indent, size: SIZES.seat }
  switch (seat.kind) {
    case 'person': {
      const { name, person } = seat
      if (person.starts_on === null) return [block(name.text, { ...place, fill: COLOURS.ink })]
      const until = place.width - STARTS
      return [
        block(name.text, { ...place, width: until - 4, fill: COLOURS.ink }),
        block(starts(person.starts_on), {
          ...place,
          x: place.x + until,
          width: STARTS,
          size: SIZES.department,
          fill: COLOURS.muted,
        }),
      ]
    }
    case 'vacant':
      return [block(say('chart.vacant'), { ...place, fill: COLOURS.open })]
    case 'more':
      return [block(say('chart.more', { people: seat.people, vacant: seat.vacant }), { ...place, fill: COLOURS.muted })]
  }
}

interface BlockOptions extends Point {
  readonly width: number
  readonly size: number
  readonly fill: string
  readonly weight?: 'Regular' | 'Bold'
  readonly lines?: number
  readonly pitch?: number
}
const block = (text: string, { weight = 'Regular', lines = 1, pitch = 0, ...rest }: BlockOptions): TextBlock => ({
  kind: 'block',
  text,
  weight,
  lines,
  pitch,
  ...rest,
})

/** A filled circle. `turn` 0 draws it in the opposite direction, which cuts a hole into a larger circle. */
function disc(x: number, y: number, radius: number, turn: 0 | 1 = 1): Shape & { readonly box: Box } {
  const [r, across] = [short(radius), short(2 * radius)]
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
  return {
    kind: 'shape',
    fill: '',
    box,
    path: `M${short(x - radius)} ${short(y)}a${r} ${r} 0 0 ${turn} ${across} 0a${r} ${r} 0 0 ${turn} -${across} 0z`,
  }
}
const ring = (x: number, y: number, radius: number, line: number): Shape & { readonly box: Box } => ({
  ...disc(x, y, radius),
  path: disc(x, y, radius).path + disc(x, y, radius - line, 0).path,
})

/** Converts a mark from pixels to millimetres. */
function scaled(mark: Mark, scale: number): Mark {
  if (mark.kind === 'shape') return { ...mark, at: { x: 0, y: 0, scale } }
  if (mark.kind === 'block')
    return {
      ...mark,
      x: mark.x * scale,
      y: mark.y * scale,
      width: mark.width * scale,
      size: mark.size * scale,
      pitch: mark.pitch * scale,
    }
  return mark
}
