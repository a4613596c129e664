import sharp from 'sharp'
import type { Sheet } from './drawing.ts'
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
