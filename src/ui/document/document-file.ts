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
/** PDF; ZIP, in which newer Word and OpenDocument files come; the container of older Word files. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * Looks at size and first bytes, so that nobody sends ten megabytes to be refused. The server looks closer. Throws
 * `DocumentProblem`.
 */
export async function checkDocument(file: Blob): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (!SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte)))
    throw new DocumentProblem('not_document')
  if (file.size > MOST_BYTES) throw new DocumentProblem('too_large')
}
