import PDFDocument from 'pdfkit'
import { afterAll, describe, expect, it } from 'vitest'
import { docx, zip } from '../../tests/factories/archives.ts'
import { linkedInArchive, linkedInFiles } from '../../tests/factories/linkedin.ts'
import { wordFileOf } from '../../tests/factories/word-resumes.ts'
import { createResumeFiles } from './resume-files.ts'

// What is wrong with a file does not depend on how fast this machine is today.
const files = createResumeFiles({ longest: 120_000 })
afterAll(() => files.close())

const TODAY = '2026-11-23'
const faultOf = async (bytes: Uint8Array) => {
  const found = await files.recognise(bytes, TODAY)
  return 'fault' in found ? found.fault : null
}
/** A PDF of some pages, each drawn by `draw`. */
async function pdfOf(pages: number, draw: (document: PDFKit.PDFDocument) => void, password?: string): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    ...(password === undefined ? {} : { userPassword: password }),
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (let n = 0; n < pages; n += 1) {
    document.addPage()
    draw(document)
  }
  document.end()
  await ended
  return Buffer.concat(parts)
}
const write = (document: PDFKit.PDFDocument) => void document.text('Hanna Bekele')
const bodyOf = (body: string, head = '') =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?>${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
  ])
const said = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const container = (words: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(words, 'utf16le')])

describe('a file that is no resume to read', () => {
  it.each([
    ['a PDF that opens with a password', () => pdfOf(1, write, 'secret'), 'protected'],
    ['a scanned page', () => pdfOf(2, (document) => void document.rect(20, 20, 300, 400).fill('#888888')), 'no_text'],
    ['a PDF of 500 pages', () => pdfOf(500, write), 'too_much'],
    [
      'a PDF with a book on one page',
      () => pdfOf(1, (document) => void document.fontSize(1).text('word '.repeat(60_000))),
      'too_much',
    ],
    ['half a PDF', async () => (await pdfOf(1, write)).subarray(0, 300), 'damaged'],
    ['a Word file with a password', () => container('EncryptedPackage'), 'protected'],
    ['a Word file of an old version', () => container('WordDocument'), 'type'],
    ['a Word file without a word', () => bodyOf('<w:p/>'), 'no_text'],
    ['half a Word file', () => docx().subarray(0, 200), 'damaged'],
    ['a Word file that is not well-formed', () => bodyOf('<w:p>'), 'damaged'],
    ['entities that grow', () => bodyOf(said('&a;'), '<!DOCTYPE x [<!ENTITY a "aaaa">]>'), 'damaged'],
    ['a file that unpacks to 200 MB', () => bodyOf(' '.repeat(200_000_000)), 'damaged'],
    ['a Word file as long as a book', () => bodyOf(said('word '.repeat(500)).repeat(200)), 'too_much'],
    ['a Word file of 6,000 lines', () => bodyOf(said('a').repeat(6000)), 'too_much'],
    ['an archive of something else', () => zip([{ name: 'Profile.csv', content: 'First Name' }]), 'type'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'type'],
    ['nothing', () => Buffer.alloc(0), 'type'],
    ['more than anyone uploads', () => Buffer.alloc(10_000_001), 'too_much'],
  ])('is told so: %s', async (_what, make, fault) => {
    expect(await faultOf(await make())).toBe(fault)
  })

  it.each([
    ['a file of 50 MB', { 'Skills.csv': Buffer.alloc(50_000_000, 'x\n') }, 'too_much'],
    ['very many rows', { 'Skills.csv': `Name\n${'a\n'.repeat(100_000)}` }, 'too_much'],
    ['a path that leads out of it', { '../Skills.csv': 'Name\nSurveying' }, 'damaged'],
    [
      'more files than any archive has',
      Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`${n}/Skills.csv`, 'Name\nSurveying'])),
      'damaged',
    ],
  ] as const)("is told so: LinkedIn's archive with %s", async (_what, csv, fault) => {
    expect(await faultOf(linkedInFiles(csv))).toBe(fault)
  })

  it("that is LinkedIn's archive is read in the same bounds of time", async () => {
    const hurried = createResumeFiles({ longest: 1 })
    expect(await hurried.recognise(linkedInArchive(), TODAY)).toEqual({ fault: 'damaged' })
    await hurried.close()
    expect(await files.recognise(linkedInArchive(), TODAY)).toMatchObject({ source: 'linkedin' })
  })

  it('does not keep the next one from being read', async () => {
    const hurried = createResumeFiles({ longest: 1 })
    expect(await hurried.recognise(docx(), TODAY)).toEqual({ fault: 'damaged' })
    await hurried.close()
    const found = await files.recognise(await wordFileOf(['Hanna Bekele']), TODAY)
    expect(found).toMatchObject({ document: { basics: { name: 'Hanna Bekele' } }, unread: [] })
  })
})
