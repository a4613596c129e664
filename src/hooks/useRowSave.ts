import { useState } from 'react'
import { differing } from '../machines/save/differing.ts'
import type { SaveView } from '../machines/save/save.connect.ts'
import type { SaveMachine } from '../machines/save/save.machine.ts'
import { useToast } from '../ui/toast/useToast.ts'
import { useSave, type Headed } from './useSave.ts'

interface RowSaveOptions<R> {
  /** The row that is edited, or null for a new one. */
  readonly row: R | null
  /** What of a row the form edits, by the names of its fields; without it the whole row. */
  readonly valuesOf?: (row: R) => object
  /** The fields whose own fields are merged one by one. */
  readonly groups?: readonly string[]
  /** What a message says of a success, if anything, and what heads the form's own notice of a failure. */
  readonly said: { readonly saved: string | null; readonly failed?: string }
  /** `row` as the server has it now. */
  readonly onSaved?: (row: R) => void
}
interface RowSave<V, R> {
  readonly save: Headed<SaveView<V, R>>
  /** Changes when the person takes the newer version: the form is made anew with it. */
  readonly taken: number
}

/** Runs the form of a row and says in words what came of each saving. */
export function useRowSave<V extends object, R extends object>(
  machine: SaveMachine<V, R>,
  { row, valuesOf = (now) => now, groups = [], said, onSaved }: RowSaveOptions<R>,
): RowSave<V, R> {
  const toast = useToast()
  const [taken, setTaken] = useState(0)
  const save = useSave(machine, {
    row,
    valuesOf,
    groups,
    agrees: (values, current) => differing(values, valuesOf(current)).length === 0,
    onSaved: (now) => {
      if (said.saved !== null) toast({ severity: 'success', text: said.saved })
      onSaved?.(now)
    },
    ...(said.failed === undefined ? {} : { failed: said.failed }),
  })
  const takeTheirs = () => {
    save.takeTheirs()
    setTaken(taken + 1)
  }
  return { save: { ...save, takeTheirs }, taken }
}
