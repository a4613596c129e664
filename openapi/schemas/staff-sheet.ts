import type { MessageId } from '../messages/catalogue.ts'

/**
 * The columns of a staff spreadsheet (CSV), in the order of the template, and whether each is required. The header of a
 * column is its key here, as in an export, its label in either language, or what people call it for short. Template,
 * help and import all use this list.
 */
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
  current_job: false,
} as const satisfies Readonly<Record<string, boolean>>
export type SheetColumn = keyof typeof SHEET_COLUMNS
export const sheetColumns = Object.keys(SHEET_COLUMNS) as readonly SheetColumn[]

/** What a column is called in the form of an offer, in the column guide, in reports, and in spreadsheets. */
export const SHEET_LABELS = {
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
} as const satisfies Readonly<Record<SheetColumn, MessageId>>

/** What people write over a column where it is plain what they mean; it counts where no column has the key or label. */
export const SHEET_SHORT_NAMES: Readonly<Partial<Record<SheetColumn, readonly string[]>>> = {
  employee_email: ['Email', 'ኢሜይል'],
  department: ['የሥራ ክፍል'],
  from_date: ['From', 'ከ'],
  to_date: ['To', 'እስከ'],
}
