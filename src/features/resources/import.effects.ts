import { BOM, csvLine } from '../../../openapi/format/csv.ts'
import { sheetColumns } from '../../../openapi/field-kinds.ts'
import { FailureError, failureOf } from '../../../openapi/failure.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { flagOf } from '../../../openapi/resource-rows.ts'
import type { CollectionImport } from '../../../openapi/schemas/collection-import.ts'
import { once } from '../../api/client.ts'
import { saveFile } from '../../api/save-file.ts'
import { detailOf } from '../../machines/failure.ts'
import { createSheetMachine } from '../../machines/sheet-import/sheet-import.machine.ts'
import { callResource } from './call-resource.ts'

/** What an import of entries would do. */
export interface EntriesReport extends CollectionImport {
  readonly valid: number
  readonly sent: number
  /** The entries changed after the spreadsheet was looked at: nothing was written, and this is how it is now. */
  readonly isOutdated: boolean
}
const reportOf = (report: CollectionImport, isOutdated = false): EntriesReport => ({
  ...report,
  valid: report.added + report.changed,
  sent: report.written,
  isOutdated,
})

/** The import of a spreadsheet into a collection: looked at first, and then written exactly so. */
export const createImportMachine = (resource: AnyResource) =>
  createSheetMachine<EntriesReport>({
    check: async (sheet, signal) =>
      reportOf(await callResource.import(resource, { dry_run: true, plan: null, ...sheet }, {}, signal)),
    send: async (sheet, key, signal, { plan }) => {
      try {
        return reportOf(await callResource.import(resource, { dry_run: false, plan, ...sheet }, once(key), signal))
      } catch (error) {
        const current = error instanceof FailureError ? detailOf(failureOf(error), 'stale')?.current : undefined
        if (current === undefined) throw error
        return reportOf(current as CollectionImport, true)
      }
    },
  })

/** The columns of a collection's spreadsheet, in the order of an export. */
export const columnsOf = (resource: AnyResource): readonly string[] => [
  'id',
  ...sheetColumns(resource.fields).map(({ name }) => name),
  ...[flagOf(resource) ?? []].flat(),
]

/**
 * Saves an empty spreadsheet with the columns of a collection; the mark at its start makes spreadsheets read it as
 * UTF-8.
 */
export const saveTemplate = (resource: AnyResource): void =>
  saveFile(
    new Blob([BOM + csvLine(columnsOf(resource))], { type: 'text/csv;charset=utf-8' }),
    `${resource.plural}-template.csv`,
  )
