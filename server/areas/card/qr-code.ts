import { qrDrawing } from '../../site/qr-drawing.ts'

/** The QR code of an address as an SVG file: black on white, so that it scans from any paper. */
export function qrSvg(address: string): string {
  const { size, path } = qrDrawing(address)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#ffffff"/><path fill="#000000" d="${path}"/></svg>`
}
