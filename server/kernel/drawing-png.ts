import sharp from 'sharp'
import type { Mark, Sheet } from './drawing.ts'
import { sheetSvg } from './drawing-svg.ts'
import { turns } from './turns.ts'

sharp.cache(false)
sharp.concurrency(1)

const DPI = 600
const MILLIMETRES = 25.4
const MOST_WAITING = 20
/** A card takes 60 ms; what takes so long (seconds) is given up. */
const LONGEST = 10
const inTurn = turns(MOST_WAITING)

/** The trimmed sheet as a picture of 600 dots per inch, which says so. Refuses with `unavailable` when too many wait. */
export async function sheetPng(sheet: Sheet): Promise<Uint8Array> {
  const [width, height] = [sheet.width, sheet.height].map((length) => Math.round((length / MILLIMETRES) * DPI))
  const svg = Buffer.from(sheetSvg(sheet))
  return inTurn(() =>
    sharp(svg, { density: DPI })
      .resize(width, height, { fit: 'fill' })
      .flatten()
      .withMetadata({ density: DPI })
      .png({ compressionLevel: 6 })
      .timeout({ seconds: LONGEST })
      .toBuffer(),
  )
}

/** Edge of a tile, pixels. The library draws 2000 at once, and a picture that is a pixel larger from the start for each piece. */
const TILE = 1900
const CHANNELS = 3

interface Corners {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** Where a mark lies on its sheet; undefined when nobody knows. */
function cornersOf(mark: Mark): Corners | undefined {
  if (mark.kind === 'block') return { left: mark.x, top: mark.y - mark.size, right: mark.x + mark.width, bottom: mark.y + mark.pitch * (mark.lines - 1) + mark.size }
  if (mark.kind !== 'shape' || !mark.box) return undefined
  const { x, y, width, height } = mark.box
  const { x: left, y: top, scale } = mark.at ?? { x: 0, y: 0, scale: 1 }
  return { left: left + x * scale, top: top + y * scale, right: left + (x + width) * scale, bottom: top + (y + height) * scale }
}

/** The part of a sheet that begins at a point, with the marks that may be seen in it. */
function partOf(sheet: Sheet, x: number, y: number, width: number, height: number): Sheet {
  const isIn = (mark: Mark): boolean => {
    const corners = cornersOf(mark)
    return !corners || (corners.left < x + width && corners.right > x && corners.top < y + height && corners.bottom > y)
  }
  const moved = (mark: Mark): Mark => {
    if (mark.kind === 'shape') return { ...mark, at: { x: (mark.at?.x ?? 0) - x, y: (mark.at?.y ?? 0) - y, scale: mark.at?.scale ?? 1 } }
    return { ...mark, x: mark.x - x, y: mark.y - y }
  }
  return { ...sheet, width, height, marks: sheet.marks.filter(isIn).map(moved) }
}

/**
 * A large sheet of shapes and texts as a picture, put together of tiles. Takes three bytes of memory for each pixel, and the processor for
 * seconds: its caller bounds them, and draws in a process of its own.
 */
export async function largePng(sheet: Sheet, dpi: number): Promise<Uint8Array> {
  const dots = dpi / MILLIMETRES
  const [width, height] = [sheet.width, sheet.height].map((length) => Math.max(1, Math.floor(length * dots))) as [number, number]
  const pixels = Buffer.alloc(width * height * CHANNELS, 255)
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      const [wide, high] = [Math.min(TILE, width - left), Math.min(TILE, height - top)]
      const svg = Buffer.from(sheetSvg(partOf(sheet, left / dots, top / dots, wide / dots, high / dots)))
      const tile = await sharp(svg, { density: dpi, unlimited: true }).resize(wide, high, { fit: 'fill' }).flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer()
      for (let row = 0; row < high; row++) tile.copy(pixels, ((top + row) * width + left) * CHANNELS, row * wide * CHANNELS, (row + 1) * wide * CHANNELS)
    }
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6 })
    .toBuffer()
}
