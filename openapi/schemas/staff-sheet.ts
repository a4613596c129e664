/**
 * The columns of a sheet of staff (CSV), in the order of the template, and whether each must be there and filled in. A column is called as here,
 * as in an export, or by its name in either language (`server.sheet.<column>`). Template, help and import all read this.
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
} as const satisfies Readonly<Record<string, boolean>>
export type SheetColumn = keyof typeof SHEET_COLUMNS
export const sheetColumns = Object.keys(SHEET_COLUMNS) as readonly SheetColumn[]
