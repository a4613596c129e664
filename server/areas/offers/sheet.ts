import fs from 'node:fs/promises'
import { parse } from 'csv-parse'
import type { Language, StagedFile } from '../../../openapi/define.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { MOST_IMPORTED } from '../../../openapi/schemas/job-offer.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { say } from '../../kernel/say.ts'

/** The columns of a sheet of staff, and whether it must have them. A header is the name in either language, or the one that an export has. */
const COLUMNS = {
  employee_email: true,
  position: true,
  department: false,
  job_title: false,
  job_description: false,
  salary: true,
  currency: false,
  employment_type: true,
  location_type: true,
  from_date: true,
  to_date: false,
  answer_by: false,
} as const satisfies Readonly<Record<string, boolean>>
export type SheetField = keyof typeof COLUMNS
const FIELDS = Object.keys(COLUMNS) as SheetField[]
const nameOf = (field: SheetField, lang: Language) => say(lang, `server.sheet.${field}` satisfies MessageId)

/** A row of the sheet: 1 is the first below the header. A column that is not there, or an empty cell, is an empty text. */
export interface SheetRow {
  readonly line: number
  readonly cells: Readonly<Record<SheetField, string>>
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
function placesOf(header: readonly string[], lang: Language): ReadonlyMap<SheetField, number> {
  const heads = header.map(fold)
  const places = new Map<SheetField, number>()
  for (const field of FIELDS) {
    const names = new Set([field, nameOf(field, 'en'), nameOf(field, 'am')].map(fold))
    const at = heads.findIndex((head) => names.has(head))
    if (at >= 0) places.set(field, at)
  }
  const missing = FIELDS.filter((field) => COLUMNS[field] && !places.has(field))
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
  let places: ReadonlyMap<SheetField, number> | null = null
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
      rows.push({ line, cells: Object.fromEntries(FIELDS.map((field) => [field, cellOf(record[at.get(field) ?? -1])])) as Record<SheetField, string> })
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refused('type')
  }
  if (rows.length === 0) throw refused('empty')
  return rows
}
