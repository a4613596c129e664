import QRCode from 'qrcode'

const QUIET_ZONE = 4

/** The QR code of an address as one path: level M, a quiet zone of four modules, runs of a row joined. */
export function qrDrawing(address: string): { readonly size: number; readonly path: string } {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue
      const from = x
      while (x + 1 < modules.size && modules.get(y, x + 1)) x++
      const width = x - from + 1
      path += `M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${width}v1h-${width}z`
    }
  return { size: modules.size + 2 * QUIET_ZONE, path }
}
