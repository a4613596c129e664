import { BOM, csvLine } from '../../../openapi/format/csv.ts'
import { SHEET_LABELS, sheetColumns, type SheetColumn } from '../../../openapi/schemas/staff-sheet.ts'
import { saveFile } from '../../api/save-file.ts'
import type { Translate } from '../../i18n/useTexts.ts'

/** What a column is called; one that is not known, by its own name. */
export const columnLabel = (column: string, t: Translate): string =>
  column in SHEET_LABELS ? t(SHEET_LABELS[column as SheetColumn]) : column

/** A sheet with its columns and nothing under them; the mark at its start makes spreadsheets read it as UTF-8. */
export const sheetTemplate = (): string => BOM + csvLine(sheetColumns)

export const saveSheetTemplate = (): void =>
  saveFile(new Blob([sheetTemplate()], { type: 'text/csv;charset=utf-8' }), 'employees-template.csv')
