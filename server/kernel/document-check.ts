import fs from 'node:fs/promises'
import { SaxesParser } from 'saxes'
import { typeOf, type DocumentForm } from './file-names.ts'
import { openArchive, type Archive } from './zip.ts'

/** What a file is by its content, or why it is no document that is kept. */
export type DocumentFound = { readonly form: DocumentForm } | { readonly fault: 'type' | 'damaged' }

class NoDocument extends Error {
  readonly fault: 'type' | 'damaged'
  constructor(fault: 'type' | 'damaged') {
    super(fault)
    this.fault = fault
  }
}
const refused = (fault: 'type' | 'damaged') => new NoDocument(fault)

/** The text of a document, unpacked, has at most so many bytes; a few MB that unpack to more are an attack. */
const MOST_TEXT = 48_000_000
const MOST_META = 2_000_000
/** Lists of relations that are read of one document, each of at most `MOST_META` bytes. */
const MOST_RELATIONS = 100
/** The end of a PDF stands within so many bytes of the end of its file (ISO 32000-1, implementation note 18). */
const PDF_END_WITHIN = 1024

const startsWith = (bytes: Buffer, text: string) => bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'))
const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const PROTECTED = Buffer.from('EncryptedPackage', 'utf16le')

/** What an archive ends with, and how long that is without its comment (APPNOTE 4.3.16). */
const ARCHIVE_END = Buffer.from('PK\u0005\u0006', 'latin1')
const ARCHIVE_END_LENGTH = 22
const LONGEST_COMMENT = 65_535

/** Would an unpacker read these bytes as an archive too? Then they are two files under one name. */
function endsAsArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ARCHIVE_END_LENGTH - LONGEST_COMMENT)
  for (let at = bytes.indexOf(ARCHIVE_END, from); at !== -1; at = bytes.indexOf(ARCHIVE_END, at + 1))
    if (
      at + ARCHIVE_END_LENGTH <= bytes.length &&
      at + ARCHIVE_END_LENGTH + bytes.readUInt16LE(at + 20) === bytes.length
    )
      return true
  return false
}

/** A PDF is whole when its end is there; one that asks for a password is refused, because nobody could read it here. */
function checkPdf(bytes: Buffer): DocumentForm {
  const end = bytes.subarray(-PDF_END_WITHIN).toString('latin1')
  if (!/startxref\s+\d+\s+%%EOF/.test(end)) throw refused('damaged')
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1'))) throw refused('damaged')
  if (endsAsArchive(bytes)) throw refused('type')
  return 'pdf'
}

/**
 * An element as it is understood, references resolved: its name without prefix, and each value that an attribute of a
 * name has under any prefix.
 */
interface Element {
  readonly name: string
  readonly values: (attribute: string) => readonly string[]
}
const localOf = (name: string) => name.slice(name.indexOf(':') + 1)
/** XML names its encoding by these bytes when it is not UTF-8. */
const UTF16 = [Buffer.from('fffe', 'hex'), Buffer.from('feff', 'hex')]

/**
 * Reads a part of a document as XML: comments and references mean what they mean to a word processor. Entities of its
 * own are never expanded; whoever uses one is refused, as is what is not well-formed, because others might read it in
 * another way.
 */
function eachElement(xml: Buffer, visit: (element: Element) => void): void {
  if (UTF16.some((mark) => xml.subarray(0, 2).equals(mark))) throw refused('damaged')
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw refused('damaged')
  })
  // Another encoding than the one it is read in could hide anything.
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding)) throw refused('damaged')
  })
  parser.on('opentag', ({ name, attributes }) =>
    visit({
      name: localOf(name),
      values: (attribute) =>
        Object.entries(attributes).flatMap(([key, value]) => (localOf(key) === attribute ? [value] : [])),
    }),
  )
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(xml)).close()
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** Parts that bring code with them (ECMA-376, [MS-OFFMACRO]), by name, by content type and by relation. */
const OFFICE_CODE = /(^|\/)(vbaProject[^/]*\.bin|vbaData\.xml|activeX\/.*)$/i
const CODE_TYPE = /macroEnabled|vbaProject|vbaData|activeX/i
const CODE_RELATION = /\/(vbaProject|wordVbaData|activeXControlBinary|control)$/i
const OPEN_CODE = /^(Basic|Scripts)\//i
/** A module within the text, and what runs one when a document is opened or clicked. */
const OPEN_SCRIPT = new Set(['module', 'source-code', 'event-listener'])

async function partOf(archive: Archive, name: string, most: number): Promise<Buffer> {
  const part = await archive.read(name, most)
  if (part === null) throw refused('damaged')
  return part
}

async function checkWord(archive: Archive): Promise<DocumentForm> {
  let isWord = false
  eachElement(await partOf(archive, '[Content_Types].xml', MOST_META), ({ name, values }) => {
    const types = values('ContentType')
    if (types.some((type) => CODE_TYPE.test(type))) throw refused('type')
    isWord ||= name === 'Override' && types.includes(WORD)
  })
  if (!isWord || archive.entries.some(({ name }) => OFFICE_CODE.test(name))) throw refused('type')
  const relations = archive.entries.filter(({ name }) => /\.rels$/i.test(name))
  if (relations.length > MOST_RELATIONS) throw refused('damaged')
  for (const { name } of relations)
    eachElement(await partOf(archive, name, MOST_META), ({ values }) => {
      if (values('Type').some((type) => CODE_RELATION.test(type))) throw refused('type')
    })
  await partOf(archive, 'word/document.xml', MOST_TEXT)
  return 'docx'
}

async function checkOpenDocument(archive: Archive): Promise<DocumentForm> {
  const kind = (await archive.read('mimetype', 200))?.toString('utf8')
  if (kind?.trim() !== typeOf('odt') || archive.entries.some(({ name }) => OPEN_CODE.test(name))) throw refused('type')
  const manifest = await archive.read('META-INF/manifest.xml', MOST_META)
  if (manifest)
    eachElement(manifest, ({ name, values }) => {
      if (name === 'encryption-data') throw refused('damaged')
      if (values('full-path').some((path) => OPEN_CODE.test(path))) throw refused('type')
    })
  const texts = [await partOf(archive, 'content.xml', MOST_TEXT), await archive.read('styles.xml', MOST_TEXT)]
  for (const text of texts)
    if (text)
      eachElement(text, ({ name }) => {
        if (OPEN_SCRIPT.has(name)) throw refused('type')
      })
  return 'odt'
}

async function checkArchive(bytes: Buffer): Promise<DocumentForm> {
  const archive = openArchive(bytes)
  const has = (name: string) => archive.entries.some((entry) => entry.name === name)
  if (!has('[Content_Types].xml') && !has('mimetype')) throw refused('type')
  if (archive.entries.some(({ encrypted }) => encrypted)) throw refused('damaged')
  return has('[Content_Types].xml') ? checkWord(archive) : checkOpenDocument(archive)
}

async function formOfContent(bytes: Buffer): Promise<DocumentForm> {
  if (startsWith(bytes, '%PDF-')) return checkPdf(bytes)
  // Word keeps a document with a password in its old container.
  if (bytes.subarray(0, CONTAINER.length).equals(CONTAINER))
    throw refused(bytes.includes(PROTECTED) ? 'damaged' : 'type')
  if (!startsWith(bytes, 'PK\u0003\u0004')) throw refused('type')
  return checkArchive(bytes)
}

/**
 * Says what a file is by its content: PDF, Word or OpenDocument text, whole and without macros. Unpacks and parses it:
 * call it in a process of its own.
 */
export async function checkContent(path: string): Promise<DocumentFound> {
  const bytes = await fs.readFile(path)
  try {
    return { form: await formOfContent(bytes) }
  } catch (error) {
    return { fault: error instanceof NoDocument ? error.fault : 'damaged' }
  }
}
