import sharp from 'sharp'
import type { Mark, Sheet } from './drawing.ts'
import { sheetSvg } from './drawing-svg.ts'
import { turns } from './turns.ts'

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

/** The part of a sheet that begins at a point, with the marks that may be seen in it. */
function partOf(sheet: Sheet, x: number, y: number, width: number, height: number): Sheet {
  const isIn = (mark: Mark): boolean => {
    if (mark.kind !== 'block') return true
    const bottom = mark.y + mark.pitch * (mark.lines - 1) + mark.size
    return mark.x < x + width && mark.x + mark.width > x && mark.y - mark.size < y + height && bottom > y
  }
  const moved = (mark: Mark): Mark => {
    if (mark.kind === 'shape') return { ...mark, at: { x: (mark.at?.x ?? 0) - x, y: (mark.at?.y ?? 0) - y, scale: mark.at?.scale ?? 1 } }
    return { ...mark, x: mark.x - x, y: mark.y - y }
  }
  return { ...sheet, width, height, marks: sheet.marks.filter(isIn).map(moved) }
}

export interface LargePngOptions {
  readonly dpi: number
  /** Draws a part as an SVG, in another thread. */
  readonly draw: (part: Sheet) => Promise<Uint8Array>
}
/** A large sheet of shapes and texts as a picture, put together of tiles. Takes three bytes of memory for each pixel: its caller bounds them. Refuses with `unavailable` when too many wait. */
export async function largePng(sheet: Sheet, { dpi, draw }: LargePngOptions): Promise<Uint8Array> {
  const dots = dpi / MILLIMETRES
  const [width, height] = [sheet.width, sheet.height].map((length) => Math.max(1, Math.floor(length * dots))) as [number, number]
  return inTurn(async () => {
    const pixels = Buffer.alloc(width * height * CHANNELS, 255)
    for (let top = 0; top < height; top += TILE)
      for (let left = 0; left < width; left += TILE) {
        const [wide, high] = [Math.min(TILE, width - left), Math.min(TILE, height - top)]
        const svg = await draw(partOf(sheet, left / dots, top / dots, wide / dots, high / dots))
        const tile = await sharp(svg, { density: dpi, unlimited: true })
          .resize(wide, high, { fit: 'fill' })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .raw()
          .timeout({ seconds: LONGEST })
          .toBuffer()
        for (let row = 0; row < high; row++) tile.copy(pixels, ((top + row) * width + left) * CHANNELS, row * wide * CHANNELS, (row + 1) * wide * CHANNELS)
      }
    return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
      .withMetadata({ density: dpi })
      .png({ compressionLevel: 6 })
      .timeout({ seconds: LONGEST })
      .toBuffer()
  })
}
