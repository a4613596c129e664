import { inView, type Camera, type Size } from './camera.ts'
import { draw, type Drawing } from './stage-drawing.ts'

/** As much larger than drawn, or smaller, and a drawing is only shown until there is a better one. */
const SHARP = 1.001

/** A drawing that was made once and then moves and grows with the view, by one transform, without being made anew. */
export class Surface {
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D | null
  /** Where the drawing was seen from, and its size; null while there is none to show. */
  #drawn: { readonly camera: Camera; readonly size: Size } | null = null

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
    // What is under it never shines through: two drawings of the same place are not the same to the pixel.
    this.#context = canvas.getContext('2d', { alpha: false })
  }

  /** There is something to show, whatever of it is in view. */
  get isDrawn(): boolean {
    return this.#drawn !== null
  }

  /** What was drawn is no longer so. */
  drop(): void {
    this.#drawn = null
    this.#canvas.style.visibility = 'hidden'
  }

  draw(drawing: Drawing): void {
    if (!this.#context) return
    const { camera, view: size, density } = drawing
    const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)]
    const { style } = this.#canvas
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width
      this.#canvas.height = height
      style.width = `${size.width}px`
      style.height = `${size.height}px`
    }
    draw(this.#context, drawing)
    this.#drawn = { camera, size }
    style.visibility = 'visible'
  }

  /** Puts the drawing where the camera sees it. */
  follow({ left, top, scale }: Camera): void {
    if (!this.#drawn) return
    const { camera } = this.#drawn
    const by = scale / camera.scale
    this.#canvas.style.transform = `translate(${left - camera.left * by}px, ${top - camera.top * by}px) scale(${by})`
  }

  /** Nothing in view is missing, and all is sharp. */
  serves(now: Camera, view: Size): boolean {
    if (!this.#drawn) return false
    const { camera, size } = this.#drawn
    const by = now.scale / camera.scale
    if (by > SHARP || by * SHARP < 1) return false
    const [seen, there] = [inView(now, view), inView(camera, size)]
    return (
      seen.x >= there.x &&
      seen.y >= there.y &&
      seen.x + seen.width <= there.x + there.width &&
      seen.y + seen.height <= there.y + there.height
    )
  }
}
