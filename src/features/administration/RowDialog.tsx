import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, type ReactNode } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import type { LoadMachine } from '../../machines/load/load.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useFocusGoesOn } from '../../ui/useFocusGoesOn.ts'

/** The props of the part that acts on the row. */
export interface RowProps<R> {
  readonly row: R
  /** Loads the current row. */
  readonly onReceive: (now: R) => void
  /** Reads the row again behind what is shown. */
  readonly refresh: () => void
  /** An action on the row has succeeded. */
  readonly onChanged: (now: R) => void
}
interface RowDialogProps<R> {
  readonly machine: LoadMachine<R, string>
  readonly id: string
  /** Null while the row is loading. */
  readonly titleOf: (row: R | null) => string
  /** How many fields to reserve space for. */
  readonly fields: number
  readonly onClose: () => void
  readonly onChanged?: () => void
  readonly children: (props: RowProps<R>) => ReactNode
}

/**
 * One row of an administrators' list, read again when it is opened, with its actions. Its content is mounted again for
 * each version.
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
  const place = useRef<HTMLDivElement>(null)
  // The dialog itself says what was done.
  useFocusGoesOn(load.data?.version, () => place.current?.closest<HTMLElement>('[role=dialog]'))
  return (
    <Dialog open inAddress onClose={onClose} title={titleOf(load.data)} width="46rem">
      <LoadGate load={load} skeleton={<FormSkeleton fields={fields} />}>
        {(row) => (
          <chakra.div ref={place} display="contents">
            {children({
              row,
              onReceive: load.receive,
              refresh: load.refresh,
              onChanged: (now) => {
                load.receive(now)
                onChanged?.()
              },
            })}
          </chakra.div>
        )}
      </LoadGate>
    </Dialog>
  )
}
