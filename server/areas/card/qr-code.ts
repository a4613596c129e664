import QRCode from 'qrcode'

/** The QR code of an address as SVG: dark on white with the quiet zone of four modules, level M, so that it scans from paper. */
export const qrSvg = (address: string): Promise<string> => QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4, color: { dark: '#000000', light: '#ffffff' } })
