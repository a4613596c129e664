import { createHash } from 'node:crypto'
import { isSignedBy } from './cms.ts'
import { readOne } from './der.ts'
import { markOf } from './seal-pdf.ts'
import type { SealKey } from './seal-key.ts'

/** No letter is longer, in bytes. */
export const LONGEST_SEALED = 10_000_000

export type Inspected =
  /** Byte for byte what this installation sealed; `sha256` of all of it in hex. */
  | { readonly state: 'genuine'; readonly sha256: string }
  /** It bears a seal of this installation, and is not what was sealed. */
  | { readonly state: 'broken' }
  /** Nothing of this installation. */
  | { readonly state: 'unknown' }

/** As `sealPdf` writes it. */
const RANGE = /^\/ByteRange \[0 (\d{10}) (\d{10}) (\d{10})\] \/Contents <$/
const RANGE_BEGINS = '/ByteRange [0 '
const RANGE_LENGTH = '/ByteRange [0 0000000000 0000000000 0000000000] /Contents <'.length

/**
 * Whether a PDF is what this installation sealed. Whatever it is, it is only searched and hashed, never parsed: some
 * milliseconds for ten million bytes. The last seal must cover all of the file but itself, so that what was added
 * behind it shows, too.
 */
export function inspectSealedPdf(file: Uint8Array, seal: Pick<SealKey, 'certificate' | 'fingerprint'>): Inspected {
  if (file.length > LONGEST_SEALED) return { state: 'unknown' }
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const isOurs =
    bytes.includes(markOf(seal), 0, 'latin1') || bytes.includes(seal.certificate.toString('hex'), 0, 'latin1')
  if (!isOurs) return { state: 'unknown' }
  const at = bytes.lastIndexOf(RANGE_BEGINS, undefined, 'latin1')
  const numbers = RANGE.exec(bytes.toString('latin1', Math.max(0, at), at + RANGE_LENGTH))
    ?.slice(1)
    .map(Number)
  const [from = 0, to = 0, rest = 0] = numbers ?? []
  const isWhole = at >= 0 && from === at + RANGE_LENGTH - 1 && to > from + 1 && to + rest === bytes.length
  const hex = isWhole ? bytes.toString('latin1', from, to) : ''
  if (!/^<(?:[\da-f]{2})+>$/.test(hex)) return { state: 'broken' }
  const digest = createHash('sha256').update(bytes.subarray(0, from)).update(bytes.subarray(to)).digest()
  const cms = Buffer.from(hex.slice(1, -1), 'hex')
  const signature = readOne(cms)?.whole
  // The signature does not cover its own place: what is left of that is empty, or somebody wrote there.
  if (signature === undefined || cms.subarray(signature.length).some((byte) => byte !== 0)) return { state: 'broken' }
  return isSignedBy(signature, digest, seal.certificate)
    ? { state: 'genuine', sha256: createHash('sha256').update(bytes).digest('hex') }
    : { state: 'broken' }
}
