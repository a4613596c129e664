import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { contentTypes, docx, odt, zip } from './archives.ts'
import { pdf } from './documents.ts'
import { png } from './pictures.ts'

/** A file that is not what it says, and why it must not be kept. */
export interface Hostile<R extends string = 'type' | 'heic' | 'damaged' | 'dimensions'> {
  readonly what: string
  readonly bytes: Buffer
  readonly name: string
  readonly type: string
  readonly reason: R
}

const utf8 = (text: string) => Buffer.from(text, 'utf8')
const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([utf8(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A valid PNG of one bit a pixel and `width` × `height`, all one colour: a few kilobytes that decode to gigabytes. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const line = Math.ceil(width / 8) + 1
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(line * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const script = '<script>fetch("/api/user")</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const isoFile = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), utf8(`ftyp${brand}`), Buffer.alloc(12), Buffer.alloc(200)])

/** What attackers and mistaken people send, in 60 files: each content under several names and claimed types. */
export async function hostileFiles(): Promise<readonly Hostile[]> {
  const good = await png()
  const jpeg = await sharp(good).jpeg().toBuffer()
  const contents: readonly (readonly [string, Buffer, Hostile['reason']])[] = [
    ['SVG with a script', utf8(svg), 'type'],
    ['SVG behind an XML prologue', utf8(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`), 'type'],
    ['SVG after a byte order mark', utf8(`\ufeff\n\n${svg}`), 'type'],
    ['HTML', utf8(`<!doctype html><title>x</title>${script}`), 'type'],
    ['HTML after a comment', utf8(`<!-- ${'x'.repeat(300)} -->${script}`), 'type'],
    ['plain text', utf8('just text'), 'type'],
    ['a PDF', utf8('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'), 'type'],
    ['a ZIP', Buffer.from('504b0304140000000000', 'hex'), 'type'],
    ['an executable', Buffer.concat([utf8('MZ'), Buffer.alloc(300)]), 'type'],
    ['an ELF', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(300)]), 'type'],
    ['a PHP script', utf8('<?php system($_GET["c"]); ?>'), 'type'],
    ['a GIF in name alone, with JavaScript', utf8('GIF89a/*' + 'x'.repeat(50) + '*/=alert(1)//'), 'damaged'],
    ['a BMP', Buffer.concat([utf8('BM'), Buffer.alloc(300)]), 'type'],
    ['a TIFF', Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(300)]), 'type'],
    ['an icon', Buffer.concat([Buffer.from('000001000100', 'hex'), Buffer.alloc(300)]), 'type'],
    ['a HEIC', isoFile('heic'), 'heic'],
    ['a video', isoFile('mp42'), 'type'],
    ['half a PNG', good.subarray(0, Math.floor(good.length / 2)), 'damaged'],
    ['half a JPEG', jpeg.subarray(0, Math.floor(jpeg.length / 2)), 'damaged'],
    ['a PNG of 20,000 × 20,000', bomb(20_000, 20_000), 'dimensions'],
  ]
  const disguises = [
    ['picture.png', 'image/png'],
    ['picture.svg.jpg', 'image/jpeg'],
    ['../../../etc/cron.d/picture.webp\u0000.html', 'text/html'],
  ] as const
  return contents.flatMap(([what, bytes, reason]) =>
    disguises.map(([name, type]) => ({ what, bytes, reason, name, type })),
  )
}

const MACRO = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
/** An archive whose one file says it unpacks to as many bytes as it does: far more than any text has. */
const bigText = (name: string) => ({ name, content: Buffer.alloc(60_000_000, 0x20) })
/** The same bytes with one of them changed, behind the first `from`. */
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}
const protectedPdf = (trailer: string) =>
  Buffer.from(pdf('x').toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${trailer}`), 'latin1')

/** A whole PDF that an unpacker reads as a ZIP: the end of the PDF is the comment of the archive. */
function bothPdfAndZip(): Buffer {
  const paper = pdf('x')
  const archive = zip([{ name: 'run.js', content: 'x' }])
  archive.writeUInt16LE(paper.length, archive.length - 2)
  return Buffer.concat([paper.subarray(0, 9), archive, paper])
}

const CODE = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject'
const bare = (xml: string) => xml.replace(/^<\?xml[^>]*\?>/, '')
/** Ten entities, each ten times the one before it. */
const grown = Array.from(
  { length: 10 },
  (_, n) => `<!ENTITY e${n} "${n === 0 ? 'x' : `&e${n - 1};`.repeat(10)}">`,
).join('')
/** A Word document with these content types. */
const wordOf = (types: string | Buffer): Buffer =>
  zip([
    {
      name: '[Content_Types].xml',
      content: typeof types === 'string' ? types.replaceAll(/(?<=.)<\?xml[^>]*\?>/gs, '') : types,
    },
    { name: 'word/document.xml', content: '<w:document/>' },
  ])
const openText = (content: string): Buffer =>
  zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content },
  ])

/** What must not be kept as a document: each content under several names and claimed types. */
export async function hostileDocuments(): Promise<readonly Hostile<'type' | 'damaged'>[]> {
  const word = docx()
  const contents: readonly (readonly [string, Buffer, 'type' | 'damaged'])[] = [
    ['HTML', utf8(`<!doctype html>${script}`), 'type'],
    ['SVG', utf8(svg), 'type'],
    ['plain text', utf8('just text'), 'type'],
    ['rich text', utf8('{\\rtf1 text}'), 'type'],
    ['nothing', Buffer.alloc(0), 'type'],
    ['a picture', await png(), 'type'],
    ['an executable', Buffer.concat([utf8('MZ'), Buffer.alloc(300)]), 'type'],
    ['a PDF behind HTML', Buffer.concat([utf8(script), pdf('x')]), 'type'],
    ['a Word document behind HTML', Buffer.concat([utf8(script), word]), 'type'],
    ['a ZIP', zip([{ name: 'a.txt', content: 'x' }]), 'type'],
    ['a Java archive', zip([{ name: 'META-INF/MANIFEST.MF', content: 'x' }]), 'type'],
    ['a spreadsheet', docx([], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'), 'type'],
    ['a Word document that declares macros', docx([], MACRO), 'type'],
    ['a Word document with macros', docx([{ name: 'word/vbaProject.bin', content: 'x' }]), 'type'],
    ['a Word document with macros elsewhere', docx([{ name: 'custom/VBAPROJECT.BIN', content: 'x' }]), 'type'],
    ['a Word document with controls', docx([{ name: 'word/activeX/activeX1.xml', content: 'x' }]), 'type'],
    ['an OpenDocument with macros', odt([{ name: 'Basic/Standard/Module1.xml', content: 'x' }]), 'type'],
    ['an OpenDocument with scripts', odt([{ name: 'Scripts/python/x.py', content: 'x' }]), 'type'],
    ['an OpenDocument presentation', odt([], 'application/vnd.oasis.opendocument.presentation'), 'type'],
    ['an old Word document', OLE, 'type'],
    ['a Word document with a password', Buffer.concat([OLE, Buffer.from('EncryptedPackage', 'utf16le')]), 'damaged'],
    ['an OpenDocument with a password', odt([], undefined, '<manifest:encryption-data/>'), 'damaged'],
    ['a Word document of encrypted files', docx([{ name: 'word/x.xml', content: 'x', bits: 1 }]), 'damaged'],
    ['half a Word document', word.subarray(0, Math.floor(word.length / 2)), 'damaged'],
    ['a Word document with a wrong byte', flipped(word, word.indexOf('word/document.xml') + 40), 'damaged'],
    [
      'a Word document without its text',
      zip([{ name: '[Content_Types].xml', content: '<Types>wordprocessingml.document.main+xml</Types>' }]),
      'type',
    ],
    [
      'a Word document that unpacks without end',
      zip([{ name: '[Content_Types].xml', content: contentTypes() }, bigText('word/document.xml')]),
      'damaged',
    ],
    ['a Word document that declares macros by a reference', docx([], MACRO.replace('macro', '&#109;acro')), 'type'],
    [
      'a Word document that declares macros by a reference, with a harmless comment',
      wordOf(`<!--${contentTypes()}-->${contentTypes(MACRO.replace('E', '&#x45;'))}`),
      'type',
    ],
    ['a Word document whose kind stands in a comment alone', wordOf(`<Types><!--${contentTypes()}--></Types>`), 'type'],
    [
      'a Word document that declares macros by an entity of its own',
      wordOf(`<!DOCTYPE Types [<!ENTITY m "macroEnabled">]>${contentTypes(MACRO.replace('macroEnabled', '&m;'))}`),
      'damaged',
    ],
    [
      'a Word document with entities that grow without end',
      wordOf(`<!DOCTYPE Types [${grown}]>${contentTypes('&e9;')}`),
      'damaged',
    ],
    [
      'a Word document that declares macros in UTF-16',
      wordOf(Buffer.from(`\ufeff${contentTypes(MACRO)}`, 'utf16le')),
      'damaged',
    ],
    [
      'a Word document that declares macros in UTF-7',
      wordOf(`<?xml version="1.0" encoding="UTF-7"?>${bare(contentTypes())}`),
      'damaged',
    ],
    [
      'a Word document that says twice what it is',
      docx([{ name: '[Content_Types].xml', content: contentTypes(MACRO) }]),
      'damaged',
    ],
    [
      'a Word document that says twice what it is, in capitals',
      docx([{ name: '[CONTENT_TYPES].XML', content: contentTypes(MACRO) }]),
      'damaged',
    ],
    [
      'a Word document that has macros under another name',
      docx([
        {
          name: 'word/_rels/document.xml.rels',
          content: `<Relationships><Relationship Type="${CODE}" Target="a.bin"/></Relationships>`,
        },
      ]),
      'type',
    ],
    [
      'a Word document that has macros under another name, in a list of others',
      docx([
        {
          name: 'word/_rels/document.xml.rels',
          content: `<Relationships><Relationship Type="&#x68;${CODE.slice(1)}" x:Type="image" Target="a.bin"/></Relationships>`,
        },
      ]),
      'type',
    ],
    [
      'an archive with one name in its directory and another before the content',
      docx([{ name: 'word/x.xml', content: 'x', local: { name: 'word/vbaProject.bin' } }]),
      'damaged',
    ],
    [
      'an archive with two sizes of a file',
      docx([{ name: 'word/x.xml', content: 'x', local: { size: 9 } }]),
      'damaged',
    ],
    [
      'a Word document whose files are encrypted by what stands before them alone',
      docx([{ name: 'word/x.xml', content: 'x', local: { bits: 1 } }]),
      'damaged',
    ],
    ...['../../etc/cron.d/x', '/etc/x', 'C:/x', 'word\\x.xml', 'word/../../x'].map(
      (name) => [`an archive with a file called ${name}`, docx([{ name, content: 'x' }]), 'damaged'] as const,
    ),
    [
      'an OpenDocument with a password, by another prefix',
      odt([], undefined, '<m:manifest><m:encryption-data/></m:manifest>'),
      'damaged',
    ],
    [
      'an OpenDocument that runs something when it is opened',
      openText(
        '<office:document-content><script:event-listener script:event-name="dom:load"/></office:document-content>',
      ),
      'type',
    ],
    [
      'an OpenDocument with a module in its text',
      openText('<office:document-content><ooo:module>Sub Main</ooo:module></office:document-content>'),
      'type',
    ],
    [
      'an OpenDocument that is not well-formed',
      openText('<office:document-content><x></office:document-content>'),
      'damaged',
    ],
    ['a directory that points beyond the archive', flipped(word, word.length - 4), 'damaged'],
    ['half a PDF', pdf('x').subarray(0, 200), 'damaged'],
    [
      'a PDF in its first bytes alone',
      utf8('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
      'damaged',
    ],
    ['a PDF that is an archive as well', bothPdfAndZip(), 'type'],
    ['a PDF with a password', protectedPdf('/Encrypt 9 0 R'), 'damaged'],
    ['a PDF with a password in its trailer', protectedPdf('/Encrypt<</Filter/Standard>>'), 'damaged'],
  ]
  const disguises = [
    ['paper.pdf', 'application/pdf'],
    ['paper.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['../../x.pdf\u0000.html', 'text/html'],
  ] as const
  return contents.flatMap(([what, bytes, reason]) =>
    disguises.map(([name, type]) => ({ what, bytes, reason, name, type })),
  )
}
