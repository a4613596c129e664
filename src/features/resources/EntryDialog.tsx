import type { AnyResource } from '../../../openapi/resource.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PartOfMore } from '../../ui/form/FormButtons.tsx'
import { ResourceForm } from './ResourceForm.tsx'
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
}

/** Creates or edits one entry of any collection in a dialog, and closes when the server has it. */
export function EntryDialog({ resource, row, onClose, onSaved, finalFocus }: EntryDialogProps) {
  const say = useResourceTexts(resource)
  const { save, taken } = useEntrySave(resource, row, onSaved)
  return (
    <Dialog open onClose={onClose} title={say(row === null ? 'add' : 'edit')} width="46rem" finalFocus={finalFocus}>
      <PartOfMore value={false}>
        <ResourceForm key={taken} resource={resource} save={save} onCancel={onClose} />
      </PartOfMore>
    </Dialog>
  )
}
