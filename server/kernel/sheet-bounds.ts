/** What a sheet may have. Whatever goes beyond is refused where it is met, so that the rest is never read. */
export interface SheetBounds {
  /** Rows, the header and empty ones too. */
  readonly records: number
  readonly columns: number
  /** Characters of a row: a cell that is never closed ends here. */
  readonly recordLength: number
}

/** Why a sheet is not read: it is no CSV in UTF-8 and no workbook within its bounds, or it has too many rows. */
export type SheetFault = 'unreadable' | 'records'
