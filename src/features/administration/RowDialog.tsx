import type { ReactNode } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import type { LoadMachine } from '../../machines/load/load.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'

/** What the part that acts on the row is told and tells. */
export interface RowProps<R> {
  readonly row: R
  /** Shows the row as it is by now. */
  readonly onReceive: (now: R) => void
  /** Something was done to it. */
  readonly onChanged: (now: R) => void
}
interface RowDialogProps<R> {
  readonly machine: LoadMachine<R, string>
  readonly id: string
  /** Null as long as the row is not there. */
  readonly titleOf: (row: R | null) => string
  /** How many fields its place is kept for. */
  readonly fields: number
  readonly onClose: () => void
  readonly onChanged?: () => void
  readonly children: (props: RowProps<R>) => ReactNode
}

/**
 * One row of a list of administrators, read anew when it is opened, with what can be done to it. What is in it is made
 * anew with each version.
 */
export function RowDialog<R extends { readonly version: number }>({
  machine,
  id,
  titleOf,
  fields,
  onClose,
  onChanged,
  children,
}: RowDialogProps<R>) {
  const load = useLoad(machine, id)
  return (
    <Dialog open onClose={onClose} title={titleOf(load.data)} width="46rem">
      <LoadGate load={load} skeleton={<FormSkeleton fields={fields} />}>
        {(row) =>
          children({
            row,
            onReceive: load.receive,
            onChanged: (now) => {
              load.receive(now)
              onChanged?.()
            },
          })
        }
      </LoadGate>
    </Dialog>
  )
}
