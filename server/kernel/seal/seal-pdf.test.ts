import { X509Certificate } from 'node:crypto'
import { ContentInfo, SignedData } from 'pkijs'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { createTypesetter, type Letter } from '../typesetting.ts'
import { inspectSealedPdf, LONGEST_SEALED } from './inspect-pdf.ts'
import { certificateFile, makeSealKey } from './seal-key.ts'
import { sealPdf } from './seal-pdf.ts'

const AT = new Date('2026-03-02T09:00:00Z')
const seal = makeSealKey('https://sira.example', AT)
const other = makeSealKey('https://sira.example', AT)
const facts = { name: 'Kaffa Roasters · ካፋ', reason: 'KR/HR/0001/2026', at: AT }
const letter = (opening: string): Letter => ({
  lang: 'am',
  title: 'KR/HR/0001/2026',
  author: 'Kaffa Roasters',
  head: { name: 'Kaffa Roasters', other: 'ካፋ ቡና', lines: [], logo: false },
  to: [],
  date: [],
  subject: 'የሥራ ልምድ',
  salutation: '',
  opening,
  terms: [],
  more: null,
  closing: '',
  farewell: '',
  signatures: [],
  foot: '{page}/{pages}',
})

let pdf: Uint8Array
let long: Uint8Array
let sealed: Buffer
beforeAll(async () => {
  const typesetter = createTypesetter(() => undefined)
  const print = async (opening: string) =>
    typesetter.set({ template: 'letter', data: letter(opening), pictures: {}, at: AT })
  pdf = await print('ሰላም')
  long = await print('A line that goes on.\n\n'.repeat(900))
  await typesetter.close()
  sealed = sealPdf(pdf, facts, seal)
})

/** A copy with the byte at `at` changed to another of the same kind, a digit or a letter where it was one. */
function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

describe('a sealed PDF', () => {
  it('begins with the bytes that were typeset, says the same, and is genuine by its hash', async () => {
    expect(sealed.subarray(0, pdf.length).equals(Buffer.from(pdf))).toBe(true)
    expect(await pdfTexts(sealed)).toEqual(await pdfTexts(pdf))
    expect(inspectSealedPdf(sealed, seal)).toEqual({ state: 'genuine', sha256: expect.stringMatching(/^[\da-f]{64}$/) })
  })

  it('of many pages is sealed as well', () => {
    expect(inspectSealedPdf(sealPdf(long, facts, seal), seal).state).toBe('genuine')
  })

  it('is refused to be sealed again, as is what our typesetter did not write', () => {
    expect(() => sealPdf(sealed, facts, seal)).toThrow('changed before')
    for (const text of ['', '%PDF-1.7', '%PDF-1.7\nstartxref\n0\n%%EOF', 'startxref\n99999999999999999999\n%%EOF'])
      expect(() => sealPdf(Buffer.from(text), facts, seal)).toThrow('no table')
  })

  it('has a signature that another implementation verifies with the exported certificate', async () => {
    const [from = 0, to = 0] = (/ByteRange \[0 (\d+) (\d+)/.exec(sealed.toString('latin1')) ?? []).slice(1).map(Number)
    const { content } = ContentInfo.fromBER(Buffer.from(sealed.toString('latin1', from + 1, to - 1), 'hex'))
    const signature = new SignedData({ schema: content })
    const [signer] = signature.signerInfos
    expect(
      signer?.signedAttrs?.attributes.map(({ type }) => type),
      'PAdES wants the certificate among them',
    ).toContain('1.2.840.113549.1.9.16.2.47')
    const verify = (bytes: Buffer) =>
      signature.verify({ signer: 0, data: new Uint8Array(bytes).buffer, extendedMode: true })
    const covered = Buffer.concat([sealed.subarray(0, from), sealed.subarray(to)])
    const { signatureVerified, signerCertificate } = await verify(covered)
    expect(signatureVerified).toBe(true)
    expect(Buffer.from(signerCertificate?.toSchema().toBER() ?? new ArrayBuffer())).toEqual(
      new X509Certificate(certificateFile(seal)).raw,
    )
    await expect(verify(changed(covered, 20))).rejects.toThrow('Error during verification')
  })
})

describe('the certificate', () => {
  it('names the installation, is signed by itself, and can be read by others', () => {
    const read = new X509Certificate(certificateFile(seal))
    expect(read.subject).toContain('CN=https://sira.example')
    expect(read.verify(read.publicKey)).toBe(true)
    expect(read.ca).toBe(false)
    expect(read.validFromDate.toISOString()).toBe('2026-03-01T09:00:00.000Z')
    expect(read.validToDate.toISOString()).toBe('2076-03-01T09:00:00.000Z')
  })

  it.each(PAYLOADS)('takes any name: %j', (name) => {
    const read = new X509Certificate(certificateFile(makeSealKey(name, AT)))
    expect(read.verify(read.publicKey)).toBe(true)
  })
})

describe('a PDF that somebody shows', () => {
  it('is not genuine with any one byte changed', () => {
    const places = [...Array(60).keys()].map((n) => Math.floor((n * (sealed.length - 1)) / 59))
    const hole = sealed.indexOf('/Contents <', 0, 'latin1')
    const end = [...Array(400).keys()].map((n) => sealed.length - 1 - n)
    const signature = [...Array(1900).keys()].map((n) => hole + n)
    const padding = [...Array(50).keys()].map((n) => hole + 4000 + n)
    for (const at of [...places, ...end, ...signature, ...padding])
      expect(inspectSealedPdf(changed(sealed, at), seal), `byte ${at}`).toEqual({ state: 'broken' })
  })

  it('is not genuine with something added, cut off, or sealed by somebody else behind ours', () => {
    const states = [
      Buffer.concat([sealed, Buffer.from('\n')]),
      Buffer.concat([Buffer.from('\n'), sealed]),
      Buffer.concat([sealed, sealed]),
      Buffer.concat([sealed, sealPdf(pdf, facts, other)]),
      sealed.subarray(0, sealed.length - 1),
      Buffer.from(sealed.toString('latin1').replace('/SubFilter', '/ByteRange [0 1 2 3] /SubFilter'), 'latin1'),
    ].map((bytes) => inspectSealedPdf(bytes, seal).state)
    expect(new Set(states)).toEqual(new Set(['broken']))
  })

  it('is unknown when it bears no seal, or that of another installation', () => {
    expect(inspectSealedPdf(pdf, seal)).toEqual({ state: 'unknown' })
    expect(inspectSealedPdf(sealPdf(pdf, facts, other), seal)).toEqual({ state: 'unknown' })
    expect(inspectSealedPdf(new Uint8Array(LONGEST_SEALED + 1), seal)).toEqual({ state: 'unknown' })
  })

  it('that claims to be ours is taken apart without harm, whatever stands in its seal', () => {
    const mark = `/SiraSeal (${seal.fingerprint})`
    const certificate = seal.certificate.toString('hex')
    const whole = (contents: string) => {
      const [before, after] = [`${mark} `, ' >> %%EOF']
      const from = before.length + '/ByteRange [0 0000000000 0000000000 0000000000] /Contents '.length
      const to = from + contents.length + 2
      const range = [from, to, after.length].map((number) => String(number).padStart(10, '0')).join(' ')
      return Buffer.from(`${before}/ByteRange [0 ${range}] /Contents <${contents}>${after}`)
    }
    const hostile = [
      mark,
      certificate,
      `${mark} /ByteRange [0 `,
      `${mark} /ByteRange [0 9999999999 9999999999 9999999999] /Contents <00>`,
      whole(''),
      whole('0'),
      whole('zz'),
      whole('30'),
      whole('3080'),
      whole('3084ffffffff'),
      whole('3083ffffff'),
      whole('30'.repeat(100_000)),
      whole('3000'.repeat(100_000)),
      whole('a0'.repeat(5000) + certificate),
      ...PAYLOADS.map((payload) => `${payload}${mark}${payload}`),
    ]
    for (const bytes of hostile) expect(inspectSealedPdf(Buffer.from(bytes), seal)).toEqual({ state: 'broken' })
    const repeated = Buffer.alloc(LONGEST_SEALED, `${mark} /ByteRange [0 `)
    expect(inspectSealedPdf(repeated, seal)).toEqual({ state: 'broken' })
  })
})
