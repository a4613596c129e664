import fs from 'node:fs/promises'
import { parse } from 'csv-parse'
import type { Language, StagedFile } from '../../../openapi/define.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { MOST_IMPORTED } from '../../../openapi/schemas/job-offer.ts'
import { SHEET_COLUMNS, sheetColumns, type SheetColumn } from '../../../openapi/schemas/staff-sheet.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { say } from '../../kernel/say.ts'

const nameOf = (field: SheetColumn, lang: Language) => say(lang, `server.sheet.${field}` satisfies MessageId)

/** A row of the sheet: 1 is the first below the header. A column that is not there, or an empty cell, is an empty text. */
export interface SheetRow {
  readonly line: number
  readonly cells: Readonly<Record<SheetColumn, string>>
}

const refused = (reason: 'type' | 'columns' | 'empty' | 'rows', columns?: readonly string[]) => new Refusal('sheet_refused', { reason, ...(columns ? { columns } : {}) })

/** The text of the file, if it is UTF-8 and no other kind of file. */
async function textOf({ path }: StagedFile): Promise<string> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await fs.readFile(path))
    if (!text.includes('\u0000')) return text
  } catch {
    throw refused('type')
  }
  throw refused('type')
}

/** Spreadsheets part cells by comma, semicolon or tab, as their country has it: the one that the header has most of. */
function delimiterOf(text: string): string {
  const header = (text.split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const many = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (many(sign) > many(best) ? sign : best))
}

/** What an export wrote before a cell that a spreadsheet would run. */
const cellOf = (text: string | undefined): string => (text ?? '').replace(/^'(?=[=+\-@])/, '')

/** Where each column stands; a sheet without one that it must have is refused with their names. */
function placesOf(header: readonly string[], lang: Language): ReadonlyMap<SheetColumn, number> {
  const heads = header.map(fold)
  const places = new Map<SheetColumn, number>()
  for (const field of sheetColumns) {
    const names = new Set([field, nameOf(field, 'en'), nameOf(field, 'am')].map(fold))
    const at = heads.findIndex((head) => names.has(head))
    if (at >= 0) places.set(field, at)
  }
  const missing = sheetColumns.filter((field) => SHEET_COLUMNS[field] && !places.has(field))
  if (missing.length > 0)
    throw refused(
      'columns',
      missing.map((field) => nameOf(field, lang)),
    )
  return places
}

/** Reads a sheet of staff: CSV in UTF-8, at most 2,000 rows. Refuses with `sheet_refused` and why. Rows without anything are left out. */
export async function readSheet(file: StagedFile, lang: Language): Promise<readonly SheetRow[]> {
  const text = await textOf(file)
  const records = parse(text, { bom: true, delimiter: delimiterOf(text), trim: true, relax_column_count: true, skip_empty_lines: false, max_record_size: 100_000 })
  let places: ReadonlyMap<SheetColumn, number> | null = null
  const rows: SheetRow[] = []
  let line = 0
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      if (places === null) {
        places = placesOf(record, lang)
        continue
      }
      line += 1
      if (record.every((cell) => cell === '')) continue
      if (rows.length === MOST_IMPORTED) throw refused('rows')
      const at = places
      rows.push({ line, cells: Object.fromEntries(sheetColumns.map((field) => [field, cellOf(record[at.get(field) ?? -1])])) as Record<SheetColumn, string> })
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refused('type')
  }
  if (rows.length === 0) throw refused('empty')
  return rows
}
