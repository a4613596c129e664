import { CARD } from '../../../openapi/chart-cards.ts'
import {
  between,
  fit,
  inView,
  kept,
  meets,
  moved,
  READABLE,
  revealed,
  smallest,
  start,
  zoomed,
  type Box,
  type Camera,
  type Size,
} from './camera.ts'
import { coloursOf, type DrawingColours, type DrawnChart } from './stage-drawing.ts'
import { Surface } from './stage-surface.ts'

/** So many cards become elements at once, so that no task takes long; the rest is drawn until its turn comes. */
const MOUNTED_AT_ONCE = 3
/** Cards within so many pixels around the view are elements already, and stay until they are further away. */
const [AROUND, KEPT_AROUND] = [240, 640]
/** So many pixels around the view are drawn sharp too. */
const DRAWN_AROUND = 240
/** The drawing of the whole is at most so many pixels wide and high. */
const WHOLE = 2048
/** Milliseconds after which a busy page does what waits for idle time all the same. */
const AT_LATEST = 1500
/** Milliseconds of a move that shows where things went. */
const MOVE = 220
/** An arrow key moves the view by so many pixels, a step of zoom is this factor. */
export const STEP = 80
export const ZOOM = 1.25

interface Parts {
  readonly stage: HTMLElement
  /** The whole chart, as fine as it can be had; seen where there is nothing better yet. */
  readonly whole: HTMLCanvasElement
  /** What is in view and around it. */
  readonly near: HTMLCanvasElement
  /** Holds the cards; moved as a whole. */
  readonly layer: HTMLElement
}

/** Safari has no idle times to give away: there it is done after the frame. */
const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: AT_LATEST })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, 32)
  return () => clearTimeout(asked)
}

/**
 * Where the chart is seen from, and what of it is drawn, beside React. A frame of a movement sets transforms and does
 * nothing else: two drawings and the layer of cards follow the view. What there is to draw anew, and which cards are to
 * be elements, waits for idle time.
 */
export class StageControl {
  readonly #parts: Parts
  readonly #whole: Surface
  readonly #near: Surface
  readonly #onMount: (ids: ReadonlySet<string>) => void
  readonly #watch: ResizeObserver
  #shown: DrawnChart | null = null
  #boxes = new Map<string, Box>()
  #view: Size = { width: 0, height: 0 }
  /** What stands over the view at its end and its bottom; a card that is revealed comes beside it. */
  #covered: Size = { width: 0, height: 0 }
  #camera: Camera = { left: 0, top: 0, scale: 1 }
  #mounted: ReadonlySet<string> = new Set()
  #colours: DrawingColours | null = null
  #isPlaced = false
  #first: string | null = null
  /** The card that keeps its place when the next layout comes. */
  #anchor: string | null = null
  #frame = 0
  #forgo: (() => void) | null = null
  /** The scale that the letters of the cards are drawn for. */
  #lettered = 0
  #rest: ReturnType<typeof setTimeout> | undefined
  #move: { readonly from: Camera; readonly to: Camera; readonly since: number } | null = null

  constructor(parts: Parts, told: { readonly onMount: (ids: ReadonlySet<string>) => void }) {
    this.#parts = parts
    this.#whole = new Surface(parts.whole)
    this.#near = new Surface(parts.near)
    this.#onMount = told.onMount
    this.#watch = new ResizeObserver(() => this.#resize())
    this.#watch.observe(parts.stage)
  }

  close(): void {
    this.#watch.disconnect()
    cancelAnimationFrame(this.#frame)
    this.#forgo?.()
    clearTimeout(this.#rest)
  }

  /**
   * Another layout, or new cards. What is at hand stays where it is on the screen; `first` is what the very first look
   * begins at.
   */
  show(shown: DrawnChart, first: string | null): void {
    const former = this.#boxes
    this.#shown = shown
    this.#boxes = new Map(shown.layout.cards.map(({ id, x, y, height }) => [id, { x, y, height, width: CARD.width }]))
    this.#first = first
    if (!this.#isPlaced) this.#place(first)
    else {
      const anchor = this.#anchor ?? this.#nearest(former)
      const [before, after] = [
        anchor === null ? undefined : former.get(anchor),
        anchor === null ? undefined : this.#boxes.get(anchor),
      ]
      const { scale } = this.#camera
      if (before && after)
        this.#camera = moved(this.#camera, (before.x - after.x) * scale, (before.y - after.y) * scale)
      this.#camera = kept(this.#camera, shown.layout, this.#view)
      this.#move = null
    }
    this.#anchor = null
    // Elements of cards that are gone must not be asked for any more, and those that stay are moved by React in this
    // very frame.
    this.#mounted = new Set([...this.#mounted].filter((id) => this.#boxes.has(id)))
    this.#whole.drop()
    this.#draw()
    this.#paint()
  }

  /** The card that is to stay in its place at the next layout: the one whose branch is opened or closed. */
  hold(id: string): void {
    this.#anchor = id
  }

  recolour(): void {
    this.#colours = null
    this.#whole.drop()
    this.#draw()
    this.#paint()
  }

  pan(dx: number, dy: number): void {
    this.#move = null
    this.#go(moved(this.#camera, dx, dy))
  }

  /** Zooms around a point of the view, else around its middle. */
  zoom(factor: number, x = this.#view.width / 2, y = this.#view.height / 2): void {
    if (!this.#shown) return
    this.#move = null
    this.#go(zoomed(this.#camera, factor, x, y, smallest(this.#shown.layout, this.#view)))
  }

  fit(): void {
    if (this.#shown) this.#glide(fit(this.#shown.layout, this.#view))
  }

  /** Brings a card into view; `near`: so near that it can be read. */
  reveal(id: string, near = true): void {
    const box = this.#boxes.get(id)
    if (!box) return
    const free = {
      width: this.#view.width - this.#covered.width,
      height: this.#view.height - this.#covered.height,
    }
    this.#glide(revealed(this.#move?.to ?? this.#camera, box, free, near))
  }

  /** Something stands over the view, beside what it tells about where there is room, else below; null: no more. */
  cover(over: Element | null): void {
    const [outer, inner] = [this.#parts.stage.getBoundingClientRect(), over?.getBoundingClientRect()]
    const isBeside = inner !== undefined && inner.width < outer.width / 2
    this.#covered = {
      width: inner && isBeside ? outer.right - inner.left : 0,
      height: inner && !isBeside ? outer.bottom - inner.top : 0,
    }
  }

  #place(first: string | null): void {
    const box = first === null ? undefined : this.#boxes.get(first)
    if (!this.#shown || !box || this.#view.width === 0) return
    this.#camera = start(this.#shown.layout, this.#view, box)
    this.#isPlaced = true
  }

  /** The card nearest to the middle of the view, of those that the new layout has too. */
  #nearest(former: ReadonlyMap<string, Box>): string | null {
    const [x, y] = [
      (this.#view.width / 2 - this.#camera.left) / this.#camera.scale,
      (this.#view.height / 2 - this.#camera.top) / this.#camera.scale,
    ]
    let [least, found] = [Number.POSITIVE_INFINITY, null as string | null]
    for (const [id, box] of former) {
      if (!this.#boxes.has(id)) continue
      const distance = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
      if (distance < least) [least, found] = [distance, id]
    }
    return found
  }

  #resize(): void {
    const { stage } = this.#parts
    const view = { width: stage.clientWidth, height: stage.clientHeight }
    // The middle of what is seen stays in the middle.
    if (this.#isPlaced) this.#camera = moved(this.#camera, (view.width - this.#view.width) / 2, 0)
    this.#view = view
    if (!this.#isPlaced && this.#shown) this.#place(this.#first)
    this.#draw()
    this.#paint()
  }

  #density = () => Math.min(2, window.devicePixelRatio || 1)

  #go(camera: Camera): void {
    if (!this.#shown) return
    this.#camera = kept(camera, this.#shown.layout, this.#view)
    this.#ask()
  }

  #glide(to: Camera): void {
    if (!this.#shown) return
    const goal = kept(to, this.#shown.layout, this.#view)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#move = null
      this.#go(goal)
      return
    }
    this.#move = { from: this.#camera, to: goal, since: performance.now() }
    this.#ask()
  }

  #ask(): void {
    this.#frame ||= requestAnimationFrame((now) => this.#step(now))
  }

  #step(now: number): void {
    this.#frame = 0
    if (this.#move) {
      const share = Math.min(1, Math.max(0, now - this.#move.since) / MOVE)
      this.#camera = between(this.#move.from, this.#move.to, share)
      if (share < 1) this.#ask()
      else this.#move = null
    }
    this.#paint()
  }

  /** Moves what is there to where the camera sees it. */
  #paint(): void {
    const { layer } = this.#parts
    const { left, top, scale } = this.#camera
    // On whole pixels, where letters are sharp.
    const [x, y] = [left, top].map((at) => Math.round(at * this.#density()) / this.#density())
    layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    layer.style.willChange = 'transform'
    this.#whole.follow(this.#camera)
    this.#near.follow(this.#camera)
    // Letters are drawn anew at the size they came to when the movement rests, not at each frame; at the same size they
    // stay as they are.
    clearTimeout(this.#rest)
    if (scale !== this.#lettered)
      this.#rest = setTimeout(() => {
        layer.style.willChange = ''
        this.#lettered = scale
      }, 160)
    this.#tidy()
  }

  /** Asks for idle time to mend what the movement left: one thing at a time. */
  #tidy(): void {
    this.#forgo ??= whenIdle(() => {
      this.#forgo = null
      if (!this.#shown || this.#view.width === 0) return
      if (!this.#near.serves(this.#camera, this.#view)) this.#draw()
      else if (!this.#whole.isDrawn) this.#drawWhole(this.#shown)
      else if (!this.#mount()) return
      this.#tidy()
    })
  }

  /** What is in view, and some pixels around it. */
  #draw(): void {
    if (!this.#shown || this.#view.width === 0) return
    this.#colours ??= coloursOf(this.#parts.stage)
    const view = { width: this.#view.width + 2 * DRAWN_AROUND, height: this.#view.height + 2 * DRAWN_AROUND }
    this.#near.draw({
      ...this.#shown,
      camera: moved(this.#camera, DRAWN_AROUND, DRAWN_AROUND),
      view,
      colours: this.#colours,
      density: this.#density(),
    })
    this.#near.follow(this.#camera)
  }

  #drawWhole(shown: DrawnChart): void {
    this.#colours ??= coloursOf(this.#parts.stage)
    const { width, height } = shown.layout
    const scale = Math.min(1, WHOLE / Math.max(width, height))
    const view = { width: width * scale, height: height * scale }
    this.#whole.draw({
      ...shown,
      camera: { left: 0, top: 0, scale },
      view,
      colours: this.#colours,
      density: 1,
      isRough: true,
    })
    this.#whole.follow(this.#camera)
  }

  /** Tells which cards are to be elements, a few more each time. Whether there are more to come. */
  #mount(): boolean {
    const isNear = this.#camera.scale >= READABLE
    const seen = inView(this.#camera, this.#view, AROUND)
    const still = inView(this.#camera, this.#view, KEPT_AROUND)
    const wanted = new Set<string>()
    let [isMore, added] = [false, 0]
    if (isNear)
      for (const [id, box] of this.#boxes) {
        if (this.#mounted.has(id)) {
          if (meets(still, box)) wanted.add(id)
        } else if (meets(seen, box)) {
          if (added < MOUNTED_AT_ONCE) {
            wanted.add(id)
            added += 1
          } else isMore = true
        }
      }
    if (wanted.size !== this.#mounted.size || added > 0) {
      this.#mounted = wanted
      this.#onMount(wanted)
    }
    return isMore
  }
}
