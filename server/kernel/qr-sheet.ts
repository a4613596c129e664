import QRCode from 'qrcode'
import type { Shades } from '../../openapi/colour.ts'
import { polygons, rectangle, type Shape, type Sheet } from './drawing.ts'

/** Width of the light border that readers need around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4
/**
 * The share of a side that the logo in the middle covers. Level H can restore 30 % of the modules; this covers less
 * than 10 %.
 */
const MIDDLE = 0.26

/** A QR code in units of one module. Level H leaves room for the logo in its middle. `size` includes the quiet zone. */
interface Code {
  readonly size: number
  readonly path: string
  /** The side of the empty square in the middle. */
  readonly middle: number
}

function codeOf(address: string): Code {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'H' })
  const n = modules.size
  // Odd like the size of the code, so that the square covers whole modules.
  const middle = 2 * Math.floor((n * MIDDLE) / 2) + 1
  const [from, to] = [(n - middle) / 2, (n + middle) / 2]
  const isDark = (x: number, y: number) => modules.get(y, x) === 1 && !(x >= from && x < to && y >= from && y < to)
  let path = ''
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      if (!isDark(x, y)) continue
      const start = x
      while (x + 1 < n && isDark(x + 1, y)) x++
      const width = x - start + 1
      path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${width}v1h-${width}z`
    }
  return { size: n + 2 * QUIET_ZONE, path, middle }
}

/** Cameras read black on white best, so the colours of the card do not matter here. */
const [DARK, LIGHT] = ['#000000', '#ffffff']

/**
 * The code as marks: dark on a white panel of `side` at `x`, `y`, with the lozenge logo in the person's colours in its
 * middle.
 */
export function qrMarks(
  address: string,
  { x, y, side, shades }: { readonly x: number; readonly y: number; readonly side: number; readonly shades: Shades },
): readonly Shape[] {
  const { size, path, middle } = codeOf(address)
  const unit = side / size
  const lozenge = (reach: number, fill: string): Shape => {
    const [cx, cy, r] = [x + side / 2, y + side / 2, reach * unit]
    return polygons(
      [
        [
          [cx, cy - r],
          [cx + r, cy],
          [cx, cy + r],
          [cx - r, cy],
        ],
      ],
      fill,
    )
  }
  return [
    rectangle(x, y, side, side, LIGHT, 2 * unit),
    { kind: 'shape', path, fill: DARK, at: { x, y, scale: unit } },
    lozenge(middle / 2 - 0.5, shades.primary),
    lozenge(middle / 4 + 0.25, LIGHT),
    lozenge(middle / 4 - 0.75, shades.second),
  ]
}

/** Only the code, on a sheet of 40 × 40 mm without bleed: black on white, so that it scans from any paper. */
export const qrSheet = (
  address: string,
  shades: Shades,
  words: Pick<Sheet, 'title' | 'description' | 'lang'>,
): Sheet => ({
  width: 40,
  height: 40,
  bleed: 0,
  ...words,
  marks: qrMarks(address, { x: 0, y: 0, side: 40, shades }),
})
