/**
 * Where a chart is seen from: a point (x, y) of the chart stands at (x · scale + left, y · scale + top) of the view.
 * Pixels.
 */
export interface Camera {
  readonly left: number
  readonly top: number
  readonly scale: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Size {
  readonly x: number
  readonly y: number
}

export const LARGEST = 2
/** From here on what cards say can be read. */
export const READABLE = 0.42
/** Between the chart and the edges of the view, and how much of it always stays in view. */
const MARGIN = 24
const KEPT = 96

/** The least scale: a chart can always be seen whole. */
export const smallest = (chart: Size, view: Size): number => Math.min(0.2, fitScale(chart, view))
const fitScale = (chart: Size, view: Size) =>
  Math.max(
    0.005,
    Math.min(
      1,
      (view.width - 2 * MARGIN) / Math.max(1, chart.width),
      (view.height - 2 * MARGIN) / Math.max(1, chart.height),
    ),
  )

/** The whole chart in the middle of the view, not larger than it is. */
export function fit(chart: Size, view: Size): Camera {
  const scale = fitScale(chart, view)
  return {
    scale,
    left: (view.width - chart.width * scale) / 2,
    top: Math.max(MARGIN, (view.height - chart.height * scale) / 2),
  }
}

/**
 * A readable start: the whole where that can be read, else its whole width from the top on, else from the card at the
 * top on.
 */
export function start(chart: Size, view: Size, first: Box): Camera {
  const whole = fit(chart, view)
  if (whole.scale >= READABLE) return whole
  const wide = fit({ width: chart.width, height: 0 }, view)
  if (wide.scale >= READABLE) return { ...wide, top: MARGIN }
  const scale = view.width < 600 ? 0.8 : 1
  return { scale, left: view.width / 2 - (first.x + first.width / 2) * scale, top: MARGIN - first.y * scale }
}

/** The camera with some of the chart in view. */
export function kept({ left, top, scale }: Camera, chart: Size, view: Size): Camera {
  const between = (value: number, length: number, room: number) => {
    const [least, most] = [Math.min(KEPT, length) - length, room - Math.min(KEPT, length)]
    return Math.min(Math.max(value, least), Math.max(least, most))
  }
  return {
    scale,
    left: between(left, chart.width * scale, view.width),
    top: between(top, chart.height * scale, view.height),
  }
}

/** Nearer or farther by a factor, the point under (x, y) of the view staying where it is. */
export function zoomed({ left, top, scale }: Camera, factor: number, x: number, y: number, least: number): Camera {
  const next = Math.min(LARGEST, Math.max(least, scale * factor))
  const by = next / scale
  return { scale: next, left: x - (x - left) * by, top: y - (y - top) * by }
}

export const moved = ({ left, top, scale }: Camera, dx: number, dy: number): Camera => ({
  scale,
  left: left + dx,
  top: top + dy,
})

/** Moves no farther than needed to have a box in view, readable when `near`. */
export function revealed(camera: Camera, box: Box, view: Size, near: boolean): Camera {
  const scale = near ? Math.max(camera.scale, 0.8) : camera.scale
  if (scale !== camera.scale)
    return {
      scale,
      left: view.width / 2 - (box.x + box.width / 2) * scale,
      top: view.height / 2 - (box.y + box.height / 2) * scale,
    }
  const shift = (from: number, length: number, room: number) => {
    if (length + 2 * MARGIN > room) return room / 2 - (from + length / 2)
    return from < MARGIN ? MARGIN - from : from + length > room - MARGIN ? room - MARGIN - from - length : 0
  }
  return moved(
    camera,
    shift(box.x * scale + camera.left, box.width * scale, view.width),
    shift(box.y * scale + camera.top, box.height * scale, view.height),
  )
}

/** What of the chart is in view, with `around` pixels of the view beside it. */
export const inView = ({ left, top, scale }: Camera, view: Size, around = 0): Box => ({
  x: (-left - around) / scale,
  y: (-top - around) / scale,
  width: (view.width + 2 * around) / scale,
  height: (view.height + 2 * around) / scale,
})

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/**
 * A step of the way from one camera to another, `share` 0 to 1: scale and place change together, so that the goal comes
 * nearer evenly.
 */
export function between(from: Camera, to: Camera, share: number): Camera {
  const eased = 1 - (1 - share) ** 3
  const mix = (a: number, b: number) => a + (b - a) * eased
  return {
    scale: from.scale * (to.scale / from.scale) ** eased,
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
  }
}
