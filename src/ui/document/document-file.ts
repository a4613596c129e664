/** A file that cannot be used as a document, and why. */
export class DocumentProblem extends Error {
  readonly reason: 'too_large' | 'not_document'
  constructor(reason: DocumentProblem['reason']) {
    super(reason)
    this.name = 'DocumentProblem'
    this.reason = reason
  }
}

/** product.md §9: what the server takes. */
const MOST_BYTES = 10_000_000
const MOST_FONT_BYTES = 2_000_000
/** “wOF2”. */
const WOFF2: readonly (readonly number[])[] = [[0x77, 0x4f, 0x46, 0x32]]
/** “%PDF”. */
const PDF = [0x25, 0x50, 0x44, 0x46]
/** PDF; ZIP, in which newer Word and OpenDocument files come; the container of older Word files. */
const SIGNATURES: readonly (readonly number[])[] = [PDF, [0x50, 0x4b, 0x03, 0x04], [0xd0, 0xcf, 0x11, 0xe0]]

async function check(file: Blob, signatures: readonly (readonly number[])[], most: number): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (!signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte)))
    throw new DocumentProblem('not_document')
  if (file.size > most) throw new DocumentProblem('too_large')
}
/**
 * Looks at size and first bytes, so that nobody sends ten megabytes to be refused. The server looks closer. Throws
 * `DocumentProblem`.
 */
export const checkDocument = (file: Blob): Promise<void> => check(file, SIGNATURES, MOST_BYTES)
/** Does a file begin as a PDF does? */
export async function isPdf(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return PDF.every((byte, at) => bytes[at] === byte)
}
/** The same of one weight of a font. */
export const checkFontFile = (file: Blob): Promise<void> => check(file, WOFF2, MOST_FONT_BYTES)
