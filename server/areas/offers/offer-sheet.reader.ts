import type { StagedFile } from '../../../openapi/define.ts'
import { fromCsvCell } from '../../../openapi/format/csv.ts'
import { MOST_IMPORTED } from '../../../openapi/schemas/job-offer.ts'
import type { SheetFix } from '../../../openapi/schemas/sheet-fix.ts'
import {
  SHEET_COLUMNS,
  SHEET_LABELS,
  SHEET_SHORT_NAMES,
  sheetColumns,
  type SheetColumn,
} from '../../../openapi/schemas/staff-sheet.ts'
import { fold } from '../../../openapi/text-fold.ts'
import type { SheetBounds } from '../../kernel/sheet-bounds.ts'
import type { Uploads } from '../../kernel/uploads.ts'
import { fixedCells } from '../../kernel/sheet-fixes.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { say } from '../../kernel/say.ts'
import { readRecords, SheetError } from '../../kernel/sheet-reader.ts'

/**
 * A row of the sheet: 1 is the first below the header. A column that is not there, or an empty cell, is an empty text.
 */
export interface SheetRow {
  readonly line: number
  readonly cells: Readonly<Record<SheetColumn, string>>
}

const refused = (reason: 'type' | 'columns' | 'empty' | 'rows', columns?: readonly string[]) =>
  new Refusal('sheet_refused', { reason, ...(columns ? { columns } : {}) })

/** As many empty rows between as others, and columns of the sender's own. */
const BOUNDS: SheetBounds = { records: 2 * MOST_IMPORTED + 1, columns: 100, recordLength: 100_000 }

/** Where each column stands; a sheet without one that it must have is refused with their keys. */
function placesOf(header: readonly string[]): ReadonlyMap<SheetColumn, number> {
  const heads = header.map(fold)
  const places = new Map<SheetColumn, number>()
  const named = (names: readonly string[]) => {
    const folded = new Set(names.map(fold))
    return heads.findIndex((head) => folded.has(head))
  }
  for (const field of sheetColumns) {
    const own = named([field, say('en', SHEET_LABELS[field]), say('am', SHEET_LABELS[field])])
    const at = own >= 0 ? own : named(SHEET_SHORT_NAMES[field] ?? [])
    if (at >= 0) places.set(field, at)
  }
  const missing = sheetColumns.filter((field) => SHEET_COLUMNS[field] && !places.has(field))
  if (missing.length > 0) throw refused('columns', missing)
  return places
}

/**
 * Reads a sheet of staff, CSV in UTF-8 or a workbook, at most 2,000 rows, with its corrections. Refuses with
 * `sheet_refused` and why. Rows without anything are left out.
 */
export async function readSheet(
  uploads: Pick<Uploads, 'workbook'>,
  file: StagedFile,
  fixes: readonly SheetFix[],
): Promise<readonly SheetRow[]> {
  let places: ReadonlyMap<SheetColumn, number> | null = null
  const rows: SheetRow[] = []
  let line = 0
  try {
    for await (const record of readRecords(file, BOUNDS, uploads)) {
      if (places === null) {
        places = placesOf(record)
        continue
      }
      line += 1
      if (record.every((cell) => cell === '')) continue
      if (rows.length === MOST_IMPORTED) throw refused('rows')
      const at = places
      rows.push({
        line,
        cells: Object.fromEntries(
          sheetColumns.map((field) => [field, fromCsvCell(record[at.get(field) ?? -1] ?? '')]),
        ) as Record<SheetColumn, string>,
      })
    }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    throw refused(error.fault === 'records' ? 'rows' : 'type')
  }
  if (rows.length === 0) throw refused('empty')
  const fixed = fixedCells(fixes, new Set(rows.map((row) => row.line)), new Set(sheetColumns))
  return rows.map((row) => {
    const own = fixed.get(row.line)
    return own ? { ...row, cells: { ...row.cells, ...Object.fromEntries(own) } } : row
  })
}
