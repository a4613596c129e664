/** A point of a stroke, in units of the pad, and how the pen came there. */
export interface Point {
  readonly x: number
  readonly y: number
}
export type Stroke = readonly Point[]
/** The pad's own units, whatever size it is shown in. */
export const PAD = { width: 600, height: 200 } as const
const PEN = 3.5
/** Pixels of the picture that is sent for each unit of the pad. */
const SCALE = 2

/** A stroke as a smooth line through the middles of its points. A point alone is a dot. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (first === undefined) return ''
  if (rest.length === 0) return `M${first.x} ${first.y}h0.01`
  const curves = rest.map((point, at) => {
    const next = rest[at + 1]
    return next === undefined
      ? `L${point.x} ${point.y}`
      : `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  })
  return `M${first.x} ${first.y}${curves.join('')}`
}
export const PEN_WIDTH = PEN

/** Draws strokes in ink on nothing. */
export function drawStrokes(strokes: readonly Stroke[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = PAD.width * SCALE
  canvas.height = PAD.height * SCALE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser cannot draw')
  context.scale(SCALE, SCALE)
  context.lineWidth = PEN
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = '#10243f'
  for (const stroke of strokes) context.stroke(new Path2D(pathOf(stroke)))
  return canvas
}
