import type { ResumeDocument } from '../../../openapi/json-resume-entries.ts'
import { readAddress, readDate, readLevel, readLine, readText } from '../../../openapi/json-resume-values.ts'
import type { SheetBounds } from '../sheet-bounds.ts'
import { readCsv, SheetError } from '../sheet-reader.ts'
import { openArchive, type Archive } from '../zip.ts'
import { LINKEDIN_FILES } from './linkedin-files.ts'
import type { TextFault } from './printed-lines.ts'

/** What the archive says of a career, and what of it was not understood, as it stands there. */
export interface ReadArchive {
  readonly document: ResumeDocument
  readonly unread: readonly string[]
}

/** Bytes of a file unpacked, and of all that are read together: those of a long life have some hundred kB. */
const MOST_BYTES = 1_000_000
const MOST_TOGETHER = 3_000_000
/** A file of more rows than are looked at is left at the first one too many. */
const BOUNDS: SheetBounds = { records: 1000, columns: 60, recordLength: 40_000 }
/** So many places are named that were not understood, each with so many letters. */
const MOST_UNREAD = 100
const LONGEST_UNREAD = 200
/** Notes before a header have so many lines at most. */
const MOST_NOTES = 20

class Refused extends Error {
  readonly fault: TextFault
  constructor(fault: TextFault) {
    super(fault)
    this.fault = fault
  }
}
const refused = (fault: TextFault) => new Refused(fault)

/** What was not understood, as it stands in the archive: `Positions.csv: Started On: Frühling`. */
class Unread {
  readonly #lines = new Set<string>()
  add(...told: readonly string[]): void {
    const line = readLine(told.join(': '))?.slice(0, LONGEST_UNREAD).toWellFormed()
    if (line !== undefined && this.#lines.size < MOST_UNREAD) this.#lines.add(line)
  }
  get lines(): readonly string[] {
    return [...this.#lines]
  }
}

type Row = readonly (readonly [column: string, title: string, text: string])[]
interface Table {
  /** The name of the file without its folder. */
  readonly file: string
  readonly rows: readonly Row[]
}

const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const columnOf = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()

/** Where the header starts that has these columns; null where none of the first lines has them. */
function headerAt(text: string, needs: readonly string[]): number | null {
  let at = 0
  for (let lines = 0; lines < MOST_NOTES && at < text.length; lines++) {
    const end = text.indexOf('\n', at)
    const next = end < 0 ? text.length : end + 1
    const line = text.slice(at, Math.min(next, at + BOUNDS.recordLength))
    const titles = new Set(line.split(',').map((title) => columnOf(title.replaceAll('"', ''))))
    if (needs.every((need) => titles.has(need))) return at
    at = next
  }
  return null
}

/** The rows of a text, each as its cells that say something; null where it has not the header of such a file. */
async function rowsOf(text: string, needs: readonly string[]): Promise<readonly Row[] | null> {
  const from = headerAt(text, needs)
  if (from === null) return null
  let titles: readonly string[] | null = null
  const rows: Row[] = []
  for await (const cells of readCsv(text.slice(from), BOUNDS, ',')) {
    if (titles === null) titles = cells
    else {
      const header = titles
      const row = cells.flatMap((cell, at) => {
        const said = readText(cell)
        const title = header[at] ?? ''
        return said === null ? [] : [[columnOf(title), title, said] as const]
      })
      if (row.length > 0) rows.push(row)
    }
  }
  return rows
}

/** A text in UTF-8, without its mark; null for what is none. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A file of the archive: null where it is another's of the same name. */
async function tableOf(archive: Archive, path: string, unread: Unread): Promise<Table | null> {
  const file = baseOf(path)
  const needs = LINKEDIN_FILES[file.toLowerCase()]?.needs ?? []
  let bytes: Buffer | null
  try {
    bytes = await archive.read(path, MOST_BYTES)
  } catch {
    throw refused('damaged')
  }
  const text = bytes === null ? null : textOf(bytes)
  try {
    const rows = text === null ? null : await rowsOf(text, needs)
    if (rows !== null) return { file, rows }
    unread.add(file)
    return null
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    if (error.fault === 'records') throw refused('too_much')
    unread.add(file)
    return { file, rows: [] }
  }
}

/** Does the text of a key say what it should? Others are taken as they are. */
function isRead(key: string, text: string): boolean {
  if (/date$/i.test(key)) return readDate(text) !== null
  if (key === 'url') return readAddress(text) !== null
  return key !== 'fluency' || readLevel(text) !== null
}

/** A row as an entry of a JSON Resume; what it has no key for is told. */
function entryOf({ file }: Table, row: Row, unread: Unread): ResumeDocument {
  const { columns = {} } = LINKEDIN_FILES[file.toLowerCase()] ?? {}
  const entry = new Map<string, string>()
  for (const [column, title, text] of row) {
    const key = Object.hasOwn(columns, column) ? columns[column] : undefined
    if (key === undefined || !isRead(key, text)) unread.add(file, title, text)
    if (key !== undefined) entry.set(key, entry.has(key) ? `${entry.get(key) ?? ''}\n${text}` : text)
  }
  return Object.fromEntries(entry)
}

/** A list as LinkedIn writes one in a cell: `[PERSONAL:https://hanna.example,OTHER:https://…]`. */
const listIn = (text: string) =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** What the profile tells: its summary, and where else the person is found. Names and the like stay those of ours. */
function basicsOf(table: Table, row: Row, unread: Unread): ResumeDocument {
  const cell = (column: string) => row.find(([of]) => of === column)
  const profiles = [
    ...listIn(cell('twitter handles')?.[2] ?? '').flatMap((handle) => {
      const [, name] = /^@?(\w{1,15})$/.exec(handle) ?? []
      if (name === undefined) unread.add(table.file, 'Twitter Handles', handle)
      return name === undefined ? [] : [{ network: 'Twitter', url: `https://x.com/${name}` }]
    }),
    ...listIn(cell('websites')?.[2] ?? '').flatMap((website) => {
      const url = readAddress(website.replace(/^[A-Z_]+:(?!\/\/)/, ''))
      if (url === null) unread.add(table.file, 'Websites', website)
      return url === null ? [] : [{ url }]
    }),
  ]
  return { summary: cell('summary')?.[2], profiles }
}

/** The paths of the files that are read: of several of one name, the one that lies highest. */
function pathsIn(archive: Archive): readonly string[] {
  const found = new Map<string, string>()
  const depth = (path: string) => path.split('/').length
  for (const { name } of archive.entries) {
    const file = baseOf(name).toLowerCase()
    const other = found.get(file)
    if (Object.hasOwn(LINKEDIN_FILES, file) && (other === undefined || depth(name) < depth(other)))
      found.set(file, name)
  }
  return [...found.values()]
}

async function read(archive: Archive, paths: readonly string[]): Promise<ReadArchive | null> {
  const files = archive.entries.filter(({ name }) => paths.includes(name))
  if (files.some(({ encrypted }) => encrypted)) throw refused('protected')
  const together = files.reduce((sum, { size }) => sum + size, 0)
  if (together > MOST_TOGETHER || files.some(({ size }) => size > MOST_BYTES)) throw refused('too_much')
  const unread = new Unread()
  const document = new Map<string, readonly ResumeDocument[]>()
  let basics: ResumeDocument = {}
  let isLinkedIn = false
  for (const path of paths) {
    const table = await tableOf(archive, path, unread)
    if (table === null) continue
    isLinkedIn = true
    const section = LINKEDIN_FILES[table.file.toLowerCase()]?.section ?? null
    const [first] = table.rows
    if (section === 'profile') basics = first === undefined ? {} : basicsOf(table, first, unread)
    else {
      const entries = table.rows.map((row) => entryOf(table, row, unread))
      if (section !== null) document.set(section, entries)
    }
  }
  return isLinkedIn ? { document: { basics, ...Object.fromEntries(document) }, unread: unread.lines } : null
}

/**
 * Reads LinkedIn's data archive: a ZIP of CSV files, in whatever folder of it. Null for an archive that has none of
 * them. What is encrypted, is another length than it says, or goes beyond the bounds is a fault; a file of it that is
 * no CSV is told as not understood.
 */
export async function readLinkedInArchive(
  bytes: Uint8Array,
): Promise<ReadArchive | { readonly fault: TextFault } | null> {
  let archive: Archive
  try {
    archive = openArchive(Buffer.from(bytes))
  } catch {
    return null
  }
  const paths = pathsIn(archive)
  if (paths.length === 0) return null
  try {
    return await read(archive, paths)
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault }
    throw error
  }
}
