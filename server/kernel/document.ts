import fs from 'node:fs/promises'
import type { StagedFile } from '../../openapi/define.ts'
import { typeOf, type DocumentForm } from './file-names.ts'
import { Refusal } from './refusal.ts'
import { openArchive, type Archive } from './zip.ts'

const refused = (reason: 'type' | 'damaged') => new Refusal('document_refused', { reason })

/** The text of a document, unpacked, has at most so many bytes; a few MB that unpack to more are an attack. */
const MOST_TEXT = 48_000_000
const MOST_META = 2_000_000
/** The end of a PDF stands within so many bytes of the end of its file (ISO 32000-1, implementation note 18). */
const PDF_END_WITHIN = 1024

const startsWith = (bytes: Buffer, text: string) => bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'))
const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const PROTECTED = Buffer.from('EncryptedPackage', 'utf16le')

/** A PDF is whole when its end is there; one that asks for a password is refused, because nobody could read it here. */
function checkPdf(bytes: Buffer): DocumentForm {
  const end = bytes.subarray(-PDF_END_WITHIN).toString('latin1')
  if (!/startxref\s+\d+\s+%%EOF/.test(end)) throw refused('damaged')
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1'))) throw refused('damaged')
  return 'pdf'
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** Parts that bring code with them (ECMA-376, [MS-OFFMACRO]). */
const OFFICE_CODE = /(^|\/)(vbaProject[^/]*\.bin|vbaData\.xml|activeX\/.*)$/i
const OPEN_CODE = /^(Basic|Scripts)\//

async function checkWord(archive: Archive): Promise<DocumentForm> {
  const kinds = (await archive.read('[Content_Types].xml', MOST_META))?.toString('utf8') ?? ''
  if (!kinds.includes(WORD) || /macroEnabled|vbaProject/i.test(kinds) || archive.entries.some(({ name }) => OFFICE_CODE.test(name))) throw refused('type')
  if ((await archive.read('word/document.xml', MOST_TEXT)) === null) throw refused('damaged')
  return 'docx'
}

async function checkOpenDocument(archive: Archive): Promise<DocumentForm> {
  const kind = (await archive.read('mimetype', 200))?.toString('utf8')
  if (kind?.trim() !== typeOf('odt') || archive.entries.some(({ name }) => OPEN_CODE.test(name))) throw refused('type')
  const manifest = (await archive.read('META-INF/manifest.xml', MOST_META))?.toString('utf8') ?? ''
  if (manifest.includes('encryption-data')) throw refused('damaged')
  if ((await archive.read('content.xml', MOST_TEXT)) === null) throw refused('damaged')
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
  if (bytes.subarray(0, CONTAINER.length).equals(CONTAINER)) throw refused(bytes.includes(PROTECTED) ? 'damaged' : 'type')
  if (!startsWith(bytes, 'PK\u0003\u0004')) throw refused('type')
  try {
    return await checkArchive(bytes)
  } catch (error) {
    throw error instanceof Refusal ? error : refused('damaged')
  }
}

const LONGEST_NAME = 160
/** What could hide a name's ending or leave its line: controls, and marks that turn the direction of reading. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** The name a document came with, made safe to show and to save: without folders, invisible characters, and with the ending that its content has. */
export function safeName(name: string, form: DocumentForm): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replaceAll(INVISIBLE, '')
    .replaceAll(/["<>|:*?]/g, '_')
    .trim()
  const stem = [...clean.replace(new RegExp(`\\.${form}$`, 'i'), '')]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^\.+|[.\s]+$/g, '')
  return `${stem === '' ? 'document' : stem}.${form}`
}

/**
 * Says what an uploaded document is by its content: PDF, Word (`.docx`) or OpenDocument text (`.odt`), whatever it is called. Refuses everything
 * else, documents with macros, and those that are damaged, cut off or need a password, with `document_refused`. The bytes stay as they came.
 */
export async function checkDocument(upload: StagedFile): Promise<StagedFile> {
  const form = await formOfContent(await fs.readFile(upload.path))
  return { ...upload, name: safeName(upload.name, form), type: typeOf(form) }
}
