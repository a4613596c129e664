/** The beginning of addresses of uploaded fonts; what follows changes with the bytes, so caches keep it for ever. */
export const FONT_ADDRESSES = '/assets/fonts'

/** How many letters of a SHA-256 in hexadecimal an address has. */
export const MARK_LENGTH = 16

/** The address of one weight of an uploaded font, for sites and for screens. */
export const faceUrl = ({ file, mark }: { readonly file: string; readonly mark: string }): string =>
  `${FONT_ADDRESSES}/${file}-${mark}.woff2`

/** What such a name says; null when it is no name of ours. */
export function parseFace(name: string): { readonly file: string; readonly mark: string } | null {
  const found = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{16})\.woff2$/.exec(name)
  const [, file, mark] = found ?? []
  return file === undefined || mark === undefined ? null : { file, mark }
}
