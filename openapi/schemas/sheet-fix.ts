import { z } from 'zod'

/** So many cells of a spreadsheet can be corrected in one import, and so long may a corrected cell be (characters). */
export const MOST_FIXES = 300
export const LONGEST_FIX = 2000

/** A cell of an imported spreadsheet as it shall be read. 1 is the first row below the header. */
export const sheetFix = z.strictObject({
  line: z.int().min(1).max(100_000),
  column: z.string().min(1).max(80).describe('as the reports name it, whether or not the spreadsheet has the column'),
  value: z.string().max(LONGEST_FIX),
})
export type SheetFix = z.output<typeof sheetFix>
/** What is corrected over the file: what is checked and what is written are the file with these cells. */
export const sheetFixes = z.array(sheetFix).max(MOST_FIXES).optional()
/** The cells of a row that is wrong as they were read, by column; longer ones than a correction may be are left out. */
export const wrongCells = z
  .record(z.string(), z.string())
  .describe('of a row with errors: its cells, corrected ones too')
