import sharp from 'sharp'
import type { Mark, Sheet } from './drawing.ts'
import { sheetSvg } from './drawing-svg.ts'
import { turns } from './work-queue.ts'

sharp.cache(false)
sharp.concurrency(1)

const DPI = 600
const MILLIMETRES = 25.4
const MOST_WAITING = 20
/** Seconds after which a picture is given up; a card takes 60 ms. */
const LONGEST = 10
const inTurn = turns(MOST_WAITING)

/**
 * The trimmed sheet as a picture with 600 dots per inch; the file names its resolution. Refuses with `unavailable` when
 * too many wait.
 */
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

/**
 * The side of a tile in pixels. The library draws up to 2000 pixels in one piece; a larger picture would be drawn again
 * from the start for each piece.
 */
const TILE = 1900
const CHANNELS = 3

interface Corners {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** The area of a mark on its sheet; undefined if it is not known. */
function cornersOf(mark: Mark): Corners | undefined {
  if (mark.kind === 'block')
    return {
      left: mark.x,
      top: mark.y - mark.size,
      right: mark.x + mark.width,
      bottom: mark.y + mark.pitch * (mark.lines - 1) + mark.size,
    }
  if (mark.kind !== 'shape' || !mark.box) return undefined
  const { x, y, width, height } = mark.box
  const { x: left, y: top, scale } = mark.at ?? { x: 0, y: 0, scale: 1 }
  return {
    left: left + x * scale,
    top: top + y * scale,
    right: left + (x + width) * scale,
    bottom: top + (y + height) * scale,
  }
}

/** The part of a sheet that starts at a point, with the marks that may overlap it. */
function partOf(sheet: Sheet, x: number, y: number, width: number, height: number): Sheet {
  const isIn = (mark: Mark): boolean => {
    const corners = cornersOf(mark)
    return !corners || (corners.left < x + width && corners.right > x && corners.top < y + height && corners.bottom > y)
  }
  const moved = (mark: Mark): Mark => {
    if (mark.kind === 'shape')
      return { ...mark, at: { x: (mark.at?.x ?? 0) - x, y: (mark.at?.y ?? 0) - y, scale: mark.at?.scale ?? 1 } }
    return { ...mark, x: mark.x - x, y: mark.y - y }
  }
  return { ...sheet, width, height, marks: sheet.marks.filter(isIn).map(moved) }
}

/**
 * A large sheet of shapes and texts as a picture, assembled from tiles. It needs three bytes of memory per pixel and
 * the processor for seconds, so the caller limits the size and calls it in a child process.
 */
export async function largePng(sheet: Sheet, dpi: number): Promise<Uint8Array> {
  const dots = dpi / MILLIMETRES
  const [width, height] = [sheet.width, sheet.height].map((length) => Math.max(1, Math.floor(length * dots))) as [
    number,
    number,
  ]
  const pixels = Buffer.alloc(width * height * CHANNELS, 255)
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      const [wide, high] = [Math.min(TILE, width - left), Math.min(TILE, height - top)]
      const svg = Buffer.from(sheetSvg(partOf(sheet, left / dots, top / dots, wide / dots, high / dots)))
      const tile = await sharp(svg, { density: dpi, unlimited: true })
        .resize(wide, high, { fit: 'fill' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer()
      for (let row = 0; row < high; row++)
        tile.copy(pixels, ((top + row) * width + left) * CHANNELS, row * wide * CHANNELS, (row + 1) * wide * CHANNELS)
    }
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6 })
    .toBuffer()
}
