import { BOM, csvLine } from '../../../openapi/format/csv.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { sheetColumns, type SheetColumn } from '../../../openapi/schemas/staff-sheet.ts'
import { saveFile } from '../../api/save-file.ts'
import type { Translate } from '../../i18n/useTexts.ts'

const LABELS: Readonly<Record<SheetColumn, MessageId>> = {
  employee_email: 'employee.email',
  position: 'employee.position',
  department: 'employee.filter.department',
  job_title: 'offer.job_title',
  job_description: 'offer.job_description',
  salary: 'offer.salary',
  currency: 'employee.currency',
  employment_type: 'offer.employment_type',
  location_type: 'offer.location_type',
  from_date: 'employee.from_date',
  to_date: 'employee.to_date',
  answer_by: 'offer.answer_by',
  current_job: 'offer.current_job.term',
}
/** What a column is called; one that is not known, by its own name. */
export const columnLabel = (column: string, t: Translate): string =>
  column in LABELS ? t(LABELS[column as SheetColumn]) : column

/** A sheet with its columns and nothing under them; the mark at its start makes spreadsheets read it as UTF-8. */
export const sheetTemplate = (): string => BOM + csvLine(sheetColumns)

export const saveSheetTemplate = (): void =>
  saveFile(new Blob([sheetTemplate()], { type: 'text/csv;charset=utf-8' }), 'employees-template.csv')
