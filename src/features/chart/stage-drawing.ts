import { CARD, type ChartCard } from '../../../openapi/chart-cards.ts'
import type { ChartLayout } from '../../../openapi/chart-layout.ts'
import { inView, meets, READABLE, type Camera, type Size } from './camera.ts'

/** Of a card's corners, as its element has them. */
const RADIUS = 10

/** What the drawing under the cards is coloured with: CSS colours as they hold at the place. */
export interface DrawingColours {
  readonly ground: string
  readonly line: string
  readonly card: string
  readonly edge: string
  readonly ink: string
  readonly openCard: string
  readonly openEdge: string
}

/** The colours that the style sheet gives the stage, in the theme at hand and with forced colours. */
export function coloursOf(stage: Element): DrawingColours {
  const style = getComputedStyle(stage)
  const of = (name: string) => style.getPropertyValue(`--chart-${name}`).trim() || 'CanvasText'
  return {
    ground: of('ground'),
    line: of('line'),
    card: of('card'),
    edge: of('edge'),
    ink: of('ink'),
    openCard: of('open-card'),
    openEdge: of('open-edge'),
  }
}

/** What there is to draw: where the shown cards stand, and what they say. */
export interface DrawnChart {
  readonly layout: ChartLayout
  readonly cards: ReadonlyMap<string, ChartCard>
}
export interface Drawing extends DrawnChart {
  readonly camera: Camera
  readonly view: Size
  readonly colours: DrawingColours
  /** Pixels of the screen for one of the page. */
  readonly density: number
  /** Without what cards say. */
  readonly isRough?: boolean
}

/**
 * Lines and cards, only what is in view, on its ground. Near, elements cover the cards as they come; far away there are
 * none.
 */
export function draw(
  context: CanvasRenderingContext2D,
  { layout, cards, camera, view, colours, density, isRough = false }: Drawing,
): void {
  const { left, top, scale } = camera
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = colours.ground
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.setTransform(density * scale, 0, 0, density * scale, density * left, density * top)
  const seen = inView(camera, view)
  const pixel = 1 / scale
  const isNear = scale >= READABLE

  // Upright rectangles one by one: browsers fill those far quicker than one path of thousands.
  const thick = Math.max(1.5, pixel)
  context.fillStyle = colours.line
  for (const link of layout.links) {
    if (
      !meets(seen, { x: link.left - 1, y: link.top, width: link.right - link.left + 2, height: link.bottom - link.top })
    )
      continue
    for (const [x1, y1, x2, y2] of link.lines)
      context.fillRect(
        Math.min(x1, x2) - thick / 2,
        Math.min(y1, y2) - thick / 2,
        Math.abs(x2 - x1) + thick,
        Math.abs(y2 - y1) + thick,
      )
  }

  const held: (readonly [x: number, y: number, height: number, card: ChartCard])[] = []
  const open: typeof held = []
  for (const { id, x, y, height } of layout.cards) {
    if (!meets(seen, { x, y, width: CARD.width, height })) continue
    const card = cards.get(id)
    if (card) (card.vacant > 0 && card.node.people.length === 0 ? open : held).push([x, y, height, card])
  }
  const frames = (chosen: typeof held, fill: string, edge: string) => {
    if (isNear) {
      context.beginPath()
      for (const [x, y, height] of chosen) context.roundRect(x, y, CARD.width, height, RADIUS)
      context.fillStyle = fill
      context.fill()
      context.lineWidth = 1
      context.strokeStyle = edge
      context.stroke()
      return
    }
    context.fillStyle = edge
    for (const [x, y, height] of chosen) context.fillRect(x, y, CARD.width, height)
    context.fillStyle = fill
    for (const [x, y, height] of chosen)
      context.fillRect(x + pixel, y + pixel, CARD.width - 2 * pixel, height - 2 * pixel)
  }
  frames(held, colours.card, colours.edge)
  frames(open, colours.openCard, colours.openEdge)
  if (isRough || scale * CARD.title < 3) return
  // Lines in the place of what cannot be read yet.
  const bar = isNear ? 4 : 8
  context.fillStyle = colours.ink
  context.globalAlpha = 0.45
  for (const chosen of [held, open])
    for (const [x, y, , { titleLines, seats }] of chosen) {
      const [at, width] = [x + CARD.padding, CARD.width - 2 * CARD.padding]
      context.fillRect(at, y + CARD.padding + (CARD.title - bar) / 2, width * 0.7, bar)
      const first = y + CARD.padding + titleLines * CARD.title + CARD.department + CARD.gap
      for (let n = 0; n < seats.length; n++)
        context.fillRect(at, first + n * CARD.seat + (CARD.seat - bar / 2) / 2, width * 0.45, bar / 2)
    }
  context.globalAlpha = 1
}
