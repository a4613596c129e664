import QRCode from 'qrcode'
import type { Shades } from '../../../openapi/colour.ts'
import { polygons, rectangle, type Shape, type Sheet } from '../../kernel/drawing.ts'

/** Light modules that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** The part of a side that the mark in the middle takes. Level H restores three in ten; this takes less than one. */
const MIDDLE = 0.26

/** The QR code of an address, one unit a module: level H, so that the mark in its middle costs nothing. `size` counts the quiet zone. */
interface Code {
  readonly size: number
  readonly path: string
  /** The side of the empty square in the middle. */
  readonly middle: number
}

function codeOf(address: string): Code {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'H' })
  const n = modules.size
  // The same parity as the code (always odd), so that the square lies on modules.
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

/** What a camera reads best, whatever the colours of the card. */
const [DARK, LIGHT] = ['#000000', '#ffffff']

/** The code as marks: dark on a white panel of `side` at `x`, `y`, with the lozenge of a woven border in the person's colours in its middle. */
export function qrMarks(address: string, { x, y, side, shades }: { readonly x: number; readonly y: number; readonly side: number; readonly shades: Shades }): readonly Shape[] {
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

/** The code alone as a sheet of 40 × 40 mm, without bleed: black on white, so that it scans from any paper. */
export const qrSheet = (address: string, shades: Shades, words: Pick<Sheet, 'title' | 'description' | 'lang'>): Sheet => ({
  width: 40,
  height: 40,
  bleed: 0,
  ...words,
  marks: qrMarks(address, { x: 0, y: 0, side: 40, shades }),
})
