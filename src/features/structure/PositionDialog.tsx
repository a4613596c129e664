import { useMemo } from 'react'
import type { Position } from '../../../openapi/schemas/structure.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { positionLookup } from '../../api/position-lookup.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Department } from './departments.effects.ts'
import { PositionForm } from './PositionForm.tsx'
import { positionSaveMachine } from './positions.effects.ts'

export interface PositionDialogProps {
  readonly departments: readonly Department[]
  /** The position that is edited, or null for a new one. */
  readonly row: Position | null
  readonly departmentId: Department['id'] | null
  readonly onClose: () => void
  readonly onSaved: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** Creates or edits a position, and closes when the server has it. */
export function PositionDialog({ departments, row, departmentId, onClose, onSaved, finalFocus }: PositionDialogProps) {
  const { t, pick } = useTexts()
  const said =
    row === null
      ? { saved: t('positions.saved'), failed: t('positions.failed.save') }
      : { saved: t('positions.updated'), failed: t('positions.failed.update') }
  const { save, taken } = useRowSave(positionSaveMachine, { row, said, onSaved })
  const find = useMemo(() => positionLookup((department) => pick(department)?.text ?? ''), [pick])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(row === null ? 'positions.add' : 'positions.edit.title')}
      width="46rem"
      finalFocus={finalFocus}
    >
      <PositionForm
        key={taken}
        departments={departments}
        findPosition={find}
        departmentId={departmentId}
        save={save}
        onCancel={onClose}
      />
    </Dialog>
  )
}
