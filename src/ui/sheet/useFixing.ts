import { useState } from 'react'
import { MOST_FIXES, type SheetFix } from '../../../openapi/schemas/sheet-fix.ts'

interface FixableSheet {
  /** What was corrected and checked. */
  readonly fixes: readonly SheetFix[]
  readonly fix: (fixes: readonly SheetFix[]) => void
  readonly choose: (file: File) => void
}
/** Corrections of cells: typed ones wait until they are checked together. */
export interface Fixing {
  /** Typed and not checked yet. */
  readonly staged: readonly SheetFix[]
  readonly checked: readonly SheetFix[]
  /** More than one import takes. */
  readonly isTooMany: boolean
  /** The corrections of cells of one row, in the place of earlier ones. */
  readonly stage: (fixes: readonly SheetFix[]) => void
  readonly check: () => void
}

const isOneOf = (fixes: readonly SheetFix[], { line, column }: SheetFix) =>
  fixes.some((fix) => fix.line === line && fix.column === column)

/** Keeps what is typed into wrong cells; another file begins without. */
export function useFixing<S extends FixableSheet>(sheet: S): { readonly fixing: Fixing; readonly sheet: S } {
  const [staged, setStaged] = useState<readonly SheetFix[]>([])
  const all = [...sheet.fixes.filter((fix) => !isOneOf(staged, fix)), ...staged]
  const isTooMany = all.length > MOST_FIXES
  return {
    fixing: {
      staged,
      checked: sheet.fixes,
      isTooMany,
      stage: (fixes) => setStaged((known) => [...known.filter((fix) => !isOneOf(fixes, fix)), ...fixes]),
      check: () => {
        if (staged.length === 0 || isTooMany) return
        sheet.fix(staged)
        setStaged([])
      },
    },
    sheet: {
      ...sheet,
      choose: (file: File) => {
        setStaged([])
        sheet.choose(file)
      },
    },
  }
}
