import { createHash } from 'node:crypto'
import { signedData } from './cms.ts'
import { endOf, firstPage, objectOf } from './pdf-objects.ts'
import type { SealKey } from './seal-key.ts'

/** Room for the signature, in bytes; one takes about 900. */
const ROOM = 2048
/** As wide as the numbers of the largest file. */
const WIDTH = 10

/** Says whose seal it is beside the signature itself, so that a damaged one is known to have been ours. */
export const markOf = ({ fingerprint }: Pick<SealKey, 'fingerprint'>): string => `/SiraSeal (${fingerprint})`

/** A text of a PDF in any script. */
const textOf = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
/** A moment as PDFs write it. */
const momentOf = (at: Date) => `(D:${at.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z)`

/** Puts more into a dictionary. */
const withMore = (dictionary: string, more: string) => `${dictionary.replace(/>>$/, '')} ${more} >>`
function withAnnotation(page: string, reference: string): string {
  if (!/\/Annots\b/.test(page)) return withMore(page, `/Annots [${reference}]`)
  if (!/\/Annots\s*\[/.test(page)) throw new Error('The annotations of the page stand elsewhere')
  return page.replace(/\/Annots\s*\[/, `$&${reference} `)
}

/** What a seal says beside its signature. */
export interface SealFacts {
  /** Whose letter it is, for the list of signatures in a PDF reader. */
  readonly name: string
  readonly reason: string
  readonly at: Date
}

/**
 * Seals a PDF of our typesetter (PAdES B-B, certified: no change is allowed): the bytes given stay as they are, and the
 * seal is added behind them. A reader of PDFs names the certificate and shows whether a byte was changed. Throws for a
 * PDF that was changed or sealed before.
 */
export function sealPdf(pdf: Uint8Array, facts: SealFacts, seal: SealKey): Buffer {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const end = endOf(bytes)
  const page = firstPage(bytes, end)
  const [field, signature] = [end.size, end.size + 1]
  const range = `/ByteRange [0 ${'0'.repeat(WIDTH)} ${'0'.repeat(WIDTH)} ${'0'.repeat(WIDTH)}]`
  const hole = `<${'0'.repeat(2 * ROOM)}>`
  const objects = new Map<number, string>([
    [
      end.root,
      withMore(
        objectOf(bytes, end, end.root),
        `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >> /Perms << /DocMDP ${signature} 0 R >>`,
      ),
    ],
    [page, withAnnotation(objectOf(bytes, end, page), `${field} 0 R`)],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Seal) /TU ${textOf(facts.reason)} /F 132 /Rect [0 0 0 0] ` +
        `/P ${page} 0 R /V ${signature} 0 R >>`,
    ],
    [
      signature,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /Name ${textOf(facts.name)} ` +
        `/Reason ${textOf(facts.reason)} /M ${momentOf(facts.at)} ${markOf(seal)} ` +
        '/Reference [<< /Type /SigRef /TransformMethod /DocMDP ' +
        '/TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>] ' +
        `${range} /Contents ${hole} >>`,
    ],
  ])
  let tail = latinNewline(bytes)
  const places = new Map<number, number>()
  for (const [number, dictionary] of objects) {
    places.set(number, bytes.length + tail.length)
    tail += `${number} 0 obj\n${dictionary}\nendobj\n`
  }
  const table = bytes.length + tail.length
  const entries = [...places].toSorted(([one], [other]) => one - other)
  tail += `xref\n${entries.map(([number, at]) => `${number} 1\n${String(at).padStart(WIDTH, '0')} 00000 n \n`).join('')}`
  tail += `trailer\n<< /Size ${end.size + 2} /Root ${end.root} 0 R ${end.kept} /Prev ${end.table} >>\n`
  tail += `startxref\n${table}\n%%EOF\n`
  const sealed = Buffer.concat([bytes, Buffer.from(tail, 'latin1')])
  const from = sealed.lastIndexOf(hole)
  const to = from + hole.length
  const numbers = [from, to, sealed.length - to].map((number) => String(number).padStart(WIDTH, '0'))
  sealed.write(`/ByteRange [0 ${numbers.join(' ')}]`, sealed.lastIndexOf(range), 'latin1')
  const digest = createHash('sha256').update(sealed.subarray(0, from)).update(sealed.subarray(to)).digest()
  const cms = signedData(digest, seal).toString('hex')
  if (cms.length > 2 * ROOM) throw new Error('The signature is longer than its place')
  sealed.write(cms, from + 1, 'latin1')
  return sealed
}

const latinNewline = (bytes: Buffer) => (bytes.at(-1) === 0x0a ? '' : '\n')
