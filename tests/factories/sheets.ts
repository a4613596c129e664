import type { SheetFix } from '../../openapi/schemas/sheet-fix.ts'

/** A row of a sheet of staff, valid as it is but for the email and position that it names. */
const ROW = {
  employee_email: '',
  position: '',
  department: '',
  job_title: '',
  job_description: 'Keeps the washing stations.',
  salary: '12,500',
  currency: '',
  employment_type: 'Full time',
  location_type: 'በሥራ ቦታ ተገኝቶ',
  from_date: '2026-03-01',
  to_date: '',
  answer_by: '',
  current_job: '',
}
/** The cells of a row that say something else. */
export type SheetCells = Partial<Record<keyof typeof ROW, string>>

/** A sheet as text; `heads` renames columns, `delimiter` parts cells. */
export function sheetText(
  rows: readonly SheetCells[],
  { heads = {}, delimiter = ',' }: { readonly heads?: SheetCells; readonly delimiter?: string } = {},
): string {
  const quoted = (cell: string) =>
    cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  const fields = Object.keys(ROW) as (keyof typeof ROW)[]
  const lines = [
    fields.map((field) => heads[field] ?? field),
    ...rows.map((row) => fields.map((field) => row[field] ?? ROW[field])),
  ]
  return lines.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')
}

/** The form that imports a text as a sheet. */
export function sheetForm(
  text: string | Buffer,
  isDryRun = false,
  name = 'staff.csv',
  fixes: readonly SheetFix[] = [],
): FormData {
  const form = new FormData()
  form.set('dry_run', new Blob([JSON.stringify(isDryRun)], { type: 'application/json' }))
  if (fixes.length > 0) form.set('fixes', new Blob([JSON.stringify(fixes)], { type: 'application/json' }))
  form.set('file', new Blob([typeof text === 'string' ? text : new Uint8Array(text)], { type: 'text/csv' }), name)
  return form
}
export const staffSheet = (rows: readonly SheetCells[], isDryRun = false, fixes: readonly SheetFix[] = []): FormData =>
  sheetForm(sheetText(rows), isDryRun, 'staff.csv', fixes)

/** The form that imports a text into a collection: what it would do, or what the plan says that was looked at. */
export function importForm(
  text: string | Buffer,
  plan: string | null = null,
  fixes: readonly SheetFix[] = [],
): FormData {
  const form = sheetForm(text, plan === null, 'entries.csv', fixes)
  form.set('plan', new Blob([JSON.stringify(plan)], { type: 'application/json' }))
  return form
}
