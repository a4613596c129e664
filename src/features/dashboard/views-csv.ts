import type { DashboardData } from './dashboard.effects.ts'

type Days = NonNullable<DashboardData['views']>['days']
type Column = keyof Days[number]
const COLUMNS: readonly Column[] = ['date', 'views', 'viewers', 'link', 'qr', 'search']

/** The views per day as CSV with the reader's column names: RFC 4180, with a byte order mark, without which Excel garbles Amharic. */
export function viewsCsv(days: Days, names: Readonly<Record<Column, string>>): string {
  const quoted = (value: string | number) => (/[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value))
  const lines = [COLUMNS.map((column) => names[column]), ...days.map((day) => COLUMNS.map((column) => day[column]))]
  return `\uFEFF${lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')}`
}
