import { BOM, csvLine } from '../../../openapi/format/csv.ts'

/** The numbers behind a chart: the names of the columns, and a row for each of its parts. */
export interface Sheet {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** A sheet as CSV. What applicants were asked is text of the employer, so no cell can be a formula. */
export const sheetCsv = ({ head, rows }: Sheet): string => BOM + [head, ...rows].map(csvLine).join('')
