import { useRowSave } from '../../hooks/useRowSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DepartmentForm } from './DepartmentForm.tsx'
import { departmentSaveMachine, type Department } from './departments.effects.ts'

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
    row === null
      ? { saved: t('structure.saved'), failed: t('structure.failed.save') }
      : { saved: t('structure.updated'), failed: t('structure.failed.update') }
  const { save, taken } = useRowSave(departmentSaveMachine, { row, said, onSaved })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(row === null ? 'structure.add' : 'structure.edit.title')}
      width="46rem"
      finalFocus={finalFocus}
    >
      <DepartmentForm key={taken} rows={rows} parentId={parentId} save={save} onCancel={onClose} />
    </Dialog>
  )
}
