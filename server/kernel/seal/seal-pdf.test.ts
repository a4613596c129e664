import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'seal-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const written = (name: string, bytes: Uint8Array | string) => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, bytes)
  return file
}
const hasTool = (tool: string) =>
  (process.env['PATH'] ?? '').split(':').some((dir) => fs.existsSync(path.join(dir, tool)))
/** What another program on this machine says; throws when it ends with a failure. */
const asked = (tool: string, args: readonly string[]) => execFileSync(tool, args, { encoding: 'utf8', stdio: 'pipe' })
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

  it.runIf(hasTool('pdfsig'))('is valid to another reader of PDFs, and not after a change', () => {
    const told = (bytes: Buffer) => asked('pdfsig', ['-nocert', written('a.pdf', bytes)])
    const valid = told(sealed)
    expect(valid).toContain('ETSI.CAdES.detached')
    expect(valid).toContain('Signature is Valid.')
    expect(valid).toContain('Total document signed')
    expect(valid).toContain('https://sira.example')
    expect(told(changed(sealed, sealed.indexOf('Kaffa', 0, 'latin1')))).toContain('Digest Mismatch')
  })

  it.runIf(hasTool('openssl'))(
    'has a signature that another implementation verifies with the exported certificate',
    () => {
      const [from = 0, to = 0] = (/ByteRange \[0 (\d+) (\d+)/.exec(sealed.toString('latin1')) ?? [])
        .slice(1)
        .map(Number)
      const hex = sealed.toString('latin1', from + 1, to - 1)
      const certificate = written('c.pem', certificateFile(seal))
      const signature = written('s.der', Buffer.from(hex, 'hex'))
      const verify = (content: Buffer) =>
        asked(
          'openssl',
          `cms -verify -cades -binary -inform DER -in ${signature} -content ${written('content', content)} -CAfile ${certificate} -purpose any -out /dev/null -attime ${AT.getTime() / 1000}`.split(
            ' ',
          ),
        )
      const content = Buffer.concat([sealed.subarray(0, from), sealed.subarray(to)])
      expect(() => verify(content)).not.toThrow()
      expect(() => verify(changed(content, 20))).toThrow('verification failure')
    },
  )
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
