import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DepartmentForm } from './DepartmentForm.tsx'
import { departmentSaveMachine, type Department } from './departments.effects.ts'
import { useSave } from './useSave.ts'

export interface DepartmentDialogProps {
  readonly rows: readonly Department[]
  /** The department that is edited, or null for a new one under `parentId`. */
  readonly row: Department | null
  readonly parentId: Department['id'] | null
  readonly onClose: () => void
  readonly onSaved: (row: Department) => void
  readonly finalFocus: () => HTMLElement | null
}

/** Creates or edits a department, and closes when the server has it. */
export function DepartmentDialog({ rows, row, parentId, onClose, onSaved, finalFocus }: DepartmentDialogProps) {
  const { t } = useTexts()
  const said =
    row === null ? ({ saved: 'structure.saved', failed: 'structure.failed.save' } as const) : ({ saved: 'structure.updated', failed: 'structure.failed.update' } as const)
  const { save, taken } = useSave(departmentSaveMachine, { row, onSaved, said })
  return (
    <Dialog open onClose={onClose} title={t(row === null ? 'structure.add' : 'structure.edit.title')} width="46rem" finalFocus={finalFocus}>
      <DepartmentForm key={taken} rows={rows} parentId={parentId} save={save} onCancel={onClose} />
    </Dialog>
  )
}
