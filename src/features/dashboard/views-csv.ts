import { BOM, csvLine } from '../../../openapi/format/csv.ts'
import type { DashboardData } from './dashboard.effects.ts'

type Days = NonNullable<DashboardData['views']>['days']
type Column = keyof Days[number]
const COLUMNS: readonly Column[] = ['date', 'views', 'viewers', 'link', 'qr', 'search']

/** The views per day as CSV with the reader's column names. */
export const viewsCsv = (days: Days, names: Readonly<Record<Column, string>>): string =>
  BOM +
  [COLUMNS.map((column) => names[column]), ...days.map((day) => COLUMNS.map((column) => day[column]))]
    .map(csvLine)
    .join('')
