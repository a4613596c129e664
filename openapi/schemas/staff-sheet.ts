/**
 * The columns of a staff spreadsheet (CSV), in the order of the template, and whether each is required. The header of a
 * column is its key here, as in an export, or its name in either language (`server.sheet.<column>`). Template, help and
 * import all use this list.
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
