import fs from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { parse } from 'csv-parse'
import type { StagedFile } from '../../openapi/define.ts'
import type { SheetBounds, SheetFault } from './sheet-bounds.ts'
import type { Uploads } from './uploads.ts'

/** That a sheet is not read, and why. */
export class SheetError extends Error {
  readonly fault: SheetFault
  constructor(fault: SheetFault) {
    super(`The sheet was not read: ${fault}`)
    this.fault = fault
  }
}

/** What is read in one go, some milliseconds; between two of them everybody else has their turn. */
const SLICE = { characters: 4096, lines: 100 }

/** A workbook is a ZIP archive. */
const ARCHIVE = Buffer.from('504b0304', 'hex')
async function isArchive(path: string): Promise<boolean> {
  const file = await fs.open(path)
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(ARCHIVE.length) })
    return buffer.equals(ARCHIVE)
  } finally {
    await file.close()
  }
}

/** The text of a file, if it is UTF-8 and no other kind of file. */
async function textOf(path: string): Promise<string> {
  const bytes = await fs.readFile(path)
  try {
    if (!bytes.includes(0)) return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SheetError('unreadable')
  }
  throw new SheetError('unreadable')
}

/** Spreadsheets part cells by comma, semicolon or tab, as their country has it: the one that the header has most of. */
function delimiterOf(text: string, { recordLength }: SheetBounds): string {
  const header = (text.slice(0, recordLength).split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const many = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (many(sign) > many(best) ? sign : best))
}

/** Where a slice that begins at `from` ends. */
function sliceEnd(text: string, from: number): number {
  const most = Math.min(text.length, from + SLICE.characters)
  let lines = 0
  for (let at = from; at < most; at++) {
    const letter = text.charAt(at)
    if (letter === '\n' || letter === '\r') lines += 1
    if (lines === SLICE.lines) return at + 1
  }
  return most
}
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let from = 0, end; from < text.length; from = end) {
    end = sliceEnd(text, from)
    yield text.slice(from, end)
    await breathe()
  }
}

/** Spreadsheets write thousands of empty rows below the last one: they cost nothing. */
function withoutEmptyEnd(text: string): string {
  let end = text.length
  while (end > 0 && ',;\t\r\n '.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/**
 * The rows of a CSV file in UTF-8 or of the first sheet of a workbook, each as its trimmed cells: the one way in which
 * imports read what a stranger sent. Rows, columns and lengths are counted while they are read; a text is read with
 * pauses and a workbook in another process, so that no sheet holds up other calls. Throws `SheetError`.
 */
export async function* readRecords(
  { path, name }: Pick<StagedFile, 'path' | 'name'>,
  bounds: SheetBounds,
  { workbook }: Pick<Uploads, 'workbook'>,
): AsyncGenerator<readonly string[]> {
  if (await isArchive(path)) {
    const read = await workbook({ path, bounds })
    if ('fault' in read) throw new SheetError(read.fault)
    yield* read.rows
    return
  }
  // Read as text, what is left of a workbook would be told that it lacks columns.
  if (name.toLowerCase().endsWith('.xlsx')) throw new SheetError('unreadable')
  const text = await textOf(path)
  yield* readCsv(text, bounds, delimiterOf(text, bounds))
}

/**
 * The rows of a text of CSV, each as its trimmed cells; counted while they are read, and with pauses. Throws
 * `SheetError`.
 */
export async function* readCsv(
  text: string,
  bounds: SheetBounds,
  delimiter: string,
): AsyncGenerator<readonly string[]> {
  let records = 0
  const parser = parse({
    bom: true,
    delimiter,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: bounds.recordLength,
    // Called for each cell as it ends: a header of a million commas is left at the first one too many.
    cast: (cell, { index }) => {
      if (index >= bounds.columns) throw new SheetError('unreadable')
      return cell
    },
    on_record: (record: string[]) => {
      records += 1
      if (records > bounds.records) throw new SheetError('records')
      return record
    },
  })
  try {
    for await (const record of Readable.from(slicesOf(withoutEmptyEnd(text))).pipe(parser) as AsyncIterable<string[]>)
      yield record
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable')
  }
}
