import type { Language, StagedFile } from '../../openapi/define.ts'
import { sheetColumns } from '../../openapi/field-kinds.ts'
import { isOptional } from '../../openapi/fields.ts'
import { fromCsvCell } from '../../openapi/format/csv.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { flagOf } from '../../openapi/resource-rows.ts'
import { MOST_IMPORTED } from '../../openapi/schemas/collection-import.ts'
import type { SheetFix } from '../../openapi/schemas/sheet-fix.ts'
import { fold } from '../../openapi/text-fold.ts'
import type { SheetBounds } from '../kernel/sheet-bounds.ts'
import type { Uploads } from '../kernel/uploads.ts'
import { fixedCells } from '../kernel/sheet-fixes.ts'
import { Refusal } from '../kernel/refusal.ts'
import { say } from '../kernel/say.ts'
import { readRecords, SheetError } from '../kernel/sheet-reader.ts'
import type { Binding } from './bindings.ts'

/**
 * A row of a collection's spreadsheet: 1 is the first below the header. Cells by the name of their column; an empty
 * cell is an empty text.
 */
export interface SheetRow {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
}
export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** The columns that are there, by the contract's names. */
  readonly columns: ReadonlySet<string>
  /** Columns that mean nothing here, as they were written. */
  readonly ignored: readonly string[]
}

/** As many empty rows between as others, and columns of the sender's own. */
const BOUNDS: SheetBounds = { records: 2 * MOST_IMPORTED + 1, columns: 100, recordLength: 100_000 }
/** Columns of an export that no import reads. */
const writtenOnly = ({ resource }: Binding) => new Set(['created_at', ...(resource.publishing ? ['status'] : [])])
/** What the report repeats of a header. */
const LONGEST_ECHO = 100

const refused = (reason: 'type' | 'columns' | 'empty' | 'rows', columns?: readonly string[]) =>
  new Refusal('sheet_refused', { reason, ...(columns ? { columns } : {}) })

/** The names that a column may have: the contract's, as an export writes it, and the field's in either language. */
function namesOf({ resource }: Binding): ReadonlyMap<string, string> {
  const flag = flagOf(resource)
  const label = (lang: Language, field: string) => say(lang, `resource.${resource.name}.${field}` as MessageId)
  const inBoth = (name: string, ofLanguage: (lang: Language) => string) =>
    [name, ofLanguage('en'), ofLanguage('am')].map((text) => [fold(text), name] as const)
  return new Map([
    [fold('id'), 'id'],
    ...(flag === null ? [] : inBoth(flag, (lang) => say(lang, `resource.flag.${flag}`))),
    ...sheetColumns(resource.fields).flatMap(({ name, field }) =>
      inBoth(name, (lang) => label(lang, field) + name.slice(field.length)),
    ),
  ])
}

/** The columns that a spreadsheet of a collection can have, by the contract's names. */
export const columnsOf = (binding: Binding): readonly string[] => [...new Set(namesOf(binding).values())]

/** The fields without which nothing new can be added; a spreadsheet with ids may leave out what shall stay as it is. */
function missingIn({ resource }: Binding, found: ReadonlySet<string>): readonly string[] {
  if (found.has('id')) return []
  const there = new Set(sheetColumns(resource.fields).flatMap(({ name, field }) => (found.has(name) ? [field] : [])))
  return sheetColumns(resource.fields).flatMap(({ name, field, at }) => {
    const of = resource.fields[field]
    return at > 0 || there.has(field) || !of || isOptional(of) ? [] : [name]
  })
}

/** Where each column is; null where it means nothing, or is there already. */
function placesOf(
  binding: Binding,
  header: readonly string[],
): { readonly places: readonly (string | null)[]; readonly ignored: readonly string[] } {
  const names = namesOf(binding)
  const written = writtenOnly(binding)
  const found = new Set<string>()
  const ignored: string[] = []
  const places = header.map((head) => {
    const name = names.get(fold(head))
    if (name !== undefined && !found.has(name)) {
      found.add(name)
      return name
    }
    if (head !== '' && !written.has(head)) ignored.push(head.slice(0, LONGEST_ECHO))
    return null
  })
  const missing = missingIn(binding, found)
  if (missing.length > 0 || found.size === 0) throw refused('columns', missing.length > 0 ? missing : ['id'])
  return { places, ignored }
}

/**
 * Reads a spreadsheet of a collection, CSV in UTF-8 or a workbook, at most 2,000 rows, with its corrections. Refuses
 * with `sheet_refused` and why. Rows without anything are left out.
 */
export async function readSheet(
  uploads: Pick<Uploads, 'workbook'>,
  binding: Binding,
  file: StagedFile,
  fixes: readonly SheetFix[],
): Promise<Sheet> {
  let head: ReturnType<typeof placesOf> | null = null
  const rows: SheetRow[] = []
  let line = 0
  try {
    for await (const record of readRecords(file, BOUNDS, uploads)) {
      if (head === null) {
        head = placesOf(binding, record)
        continue
      }
      line += 1
      if (record.every((cell) => cell === '')) continue
      if (rows.length === MOST_IMPORTED) throw refused('rows')
      const { places } = head
      rows.push({
        line,
        cells: new Map(record.flatMap((cell, at) => (places[at] ? [[places[at], fromCsvCell(cell)] as const] : []))),
      })
    }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    throw refused(error.fault === 'records' ? 'rows' : 'type')
  }
  if (head === null || rows.length === 0) throw refused('empty')
  const fixed = fixedCells(fixes, new Set(rows.map((row) => row.line)), new Set(columnsOf(binding)))
  const whole = rows.map((row) => ({ ...row, cells: new Map([...row.cells, ...(fixed.get(row.line) ?? [])]) }))
  return { rows: whole, columns: new Set(head.places.flatMap((name) => name ?? [])), ignored: head.ignored }
}
