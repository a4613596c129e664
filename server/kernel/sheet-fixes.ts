import { LONGEST_FIX, type SheetFix } from '../../openapi/schemas/sheet-fix.ts'
import { Refusal } from './refusal.ts'

/** The corrections of each row, by column. */
export type FixedCells = ReadonlyMap<number, ReadonlyMap<string, string>>

/**
 * Corrections by row. Refuses with `invalid` one that names a column or a row that is not there: what was typed would
 * be lost without a word. A later correction of a cell takes the place of an earlier one.
 */
export function fixedCells(
  fixes: readonly SheetFix[],
  lines: ReadonlySet<number>,
  columns: ReadonlySet<string>,
): FixedCells {
  const fixed = new Map<number, Map<string, string>>()
  const errors: Record<string, readonly ['validation.reference']> = {}
  for (const [at, { line, column, value }] of fixes.entries()) {
    if (!lines.has(line)) errors[`fixes.${at}.line`] = ['validation.reference']
    else if (!columns.has(column)) errors[`fixes.${at}.column`] = ['validation.reference']
    else fixed.set(line, (fixed.get(line) ?? new Map<string, string>()).set(column, value.trim()))
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', {}, errors)
  return fixed
}

/** Cells that a report hands back to be corrected. */
export const correctable = (cells: Iterable<readonly [column: string, text: string]>): Record<string, string> =>
  Object.fromEntries([...cells].filter(([, text]) => text.length <= LONGEST_FIX))
