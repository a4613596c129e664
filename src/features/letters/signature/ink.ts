/** Pixels as a canvas gives them: red, green, blue and opacity of each, from 0 to 255. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}
/** A part of a picture, in its pixels. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How light a pixel is, from 0 to 255; what is not there is as light as paper. */
function lightness(data: Uint8ClampedArray, at: number): number {
  const alpha = (data[at + 3] ?? 0) / 255
  const seen = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  return seen * alpha + 255 * (1 - alpha)
}

/** The lightness that `share` of the pixels do not reach. */
function lightnessBelow({ data }: Pixels, share: number): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at += 4) {
    const found = Math.round(lightness(data, at))
    counts[found] = (counts[found] ?? 0) + 1
  }
  let left = (data.length / 4) * share
  for (let level = 0; level < 256; level += 1) {
    left -= counts[level] ?? 0
    if (left < 0) return level
  }
  return 255
}

/**
 * Takes the paper away from a photograph of ink: what is as light as the paper becomes transparent, what is darker keeps
 * its colour. `strength`, from 0 to 100, is how much darker than the paper something must be. Null: there is no ink.
 */
export function withoutPaper(picture: Pixels, strength: number): Pixels | null {
  const paper = lightnessBelow(picture, 0.6)
  // Between these two the ink fades, so that its edge is not jagged.
  const faint = paper - 4 - strength * 1.2
  const full = faint - 40
  const data = new Uint8ClampedArray(picture.data)
  let isInked = false
  for (let at = 0; at < data.length; at += 4) {
    const opacity = Math.min(1, Math.max(0, (faint - lightness(picture.data, at)) / (faint - full)))
    data[at + 3] = Math.round(opacity * 255)
    if (opacity > 0.5) isInked = true
  }
  return isInked ? { ...picture, data } : null
}

/** Where the ink is, with a little room around it; null: nowhere. */
export function inkedPart({ data, width, height }: Pixels, room = 4): Part | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 40) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (right < 0) return null
  const from = { left: Math.max(0, left - room), top: Math.max(0, top - room) }
  return {
    ...from,
    width: Math.min(width, right + room + 1) - from.left,
    height: Math.min(height, bottom + room + 1) - from.top,
  }
}
