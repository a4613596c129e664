import { useState } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PartOfMore } from '../../ui/form/FormButtons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { readWhole } from './resource.effects.ts'
import { ResourceForm } from './ResourceForm.tsx'
import type { Review } from './review.ts'
import type { AnyRow } from './row.ts'
import { useResourceTexts } from './texts.ts'
import { useEntrySave } from './useEntrySave.ts'

export interface EntryDialogProps {
  readonly resource: AnyResource
  /** The entry that is edited, or null for a new one. */
  readonly row: AnyRow | null
  readonly onClose: () => void
  /** `row` as the server has it now. */
  readonly onSaved: (row: AnyRow) => void
  readonly finalFocus: () => HTMLElement | null
  /** Asks before some edits are saved. */
  readonly review?: Review
  /** Whoever opened it says that an entry was saved. */
  readonly isToldElsewhere?: boolean
}

/** Creates or edits one entry of any collection in a dialog, and closes when the server has it. */
export function EntryDialog({ finalFocus, ...entry }: EntryDialogProps) {
  const { resource, row, onClose } = entry
  const say = useResourceTexts(resource)
  return (
    <Dialog open onClose={onClose} title={say(row === null ? 'add' : 'edit')} width="46rem" finalFocus={finalFocus}>
      <PartOfMore value={false}>
        {row !== null && resource.get === true ? <WholeEntry {...entry} row={row} /> : <EntryForm {...entry} />}
      </PartOfMore>
    </Dialog>
  )
}

type EntryProps = Omit<EntryDialogProps, 'finalFocus'>

/** The form of an entry of which the list left something out. */
function WholeEntry({ resource, row, ...rest }: EntryProps & { readonly row: AnyRow }) {
  const [machine] = useState(() => createLoadMachine<AnyRow>((_, signal) => readWhole(resource, row, signal)))
  const load = useLoad(machine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
      {(whole) => <EntryForm resource={resource} row={whole} {...rest} />}
    </LoadGate>
  )
}

function EntryForm({ resource, row, onClose, onSaved, isToldElsewhere, review }: EntryProps) {
  const save = useEntrySave(resource, row, onSaved, isToldElsewhere)
  return <ResourceForm resource={resource} save={save} onCancel={onClose} {...(review ? { review } : {})} />
}
