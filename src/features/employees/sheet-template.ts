import { saveFile } from '../../api/save-file.ts'

/** The columns of a sheet of staff in their order, and whether each must be filled in. */
export const SHEET_COLUMNS = {
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
export type SheetColumn = keyof typeof SHEET_COLUMNS
export const sheetColumns = Object.keys(SHEET_COLUMNS) as readonly SheetColumn[]

/** A sheet with its columns and nothing under them; the mark at its start makes spreadsheets read it as UTF-8. */
export const sheetTemplate = (): string => `\uFEFF${sheetColumns.join(',')}\r\n`

export const saveSheetTemplate = (): void => saveFile(new Blob([sheetTemplate()], { type: 'text/csv;charset=utf-8' }), 'employees-template.csv')
