import { useState, type ComponentType } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import type { Move, Offered, OfferedMachines, RowMove } from './offered.ts'

export interface OfferedListProps<R extends Offered> {
  readonly rows: readonly R[]
  readonly move: RowMove<R>
  readonly onEdit: (row: R) => void
  /** Read the list again: something was changed beside it. */
  readonly onChanged?: () => void
}
export interface OfferedFormProps<B, R> {
  readonly save: SaveView<B, R>
  readonly onCancel: () => void
  /** Changes when the form begins anew from a newer version. */
  readonly taken?: number
}
interface OfferedDialogProps<B, R extends Offered> {
  readonly machines: OfferedMachines<B, R>
  readonly nameOf: (row: R) => string
  readonly said: { readonly saved: string; readonly failed: string }
  readonly Form: ComponentType<OfferedFormProps<B, R>>
}
interface OfferedScreenProps<B, R extends Offered> extends OfferedDialogProps<B, R> {
  readonly title: string
  readonly purpose: string
  /** How many there are likely to be, while they are read. */
  readonly likely: number
  readonly List: ComponentType<OfferedListProps<R>>
  /** The button of the page's head, where more can be added. */
  readonly Adding?: ComponentType<{ readonly onAdded: () => void }>
}

/** Everything of one kind that stands in the code, in the order in which it is offered, and a dialog to change one. */
export function OfferedScreen<B extends object, R extends Offered>({
  title,
  purpose,
  likely,
  List,
  Adding,
  ...dialog
}: OfferedScreenProps<B, R>) {
  const { listMachine, moveMachine } = dialog.machines
  const load = useLoad(listMachine, null)
  const move = useSave<Move<R>, R[]>(moveMachine, { row: null, onSaved: load.receive })
  const [edited, setEdited] = useState<R | null>(null)
  return (
    <>
      <PageHeader title={title} purpose={purpose} action={Adding ? <Adding onAdded={load.refresh} /> : undefined} />
      <LoadGate load={load} skeleton={<RowsSkeleton rows={likely} />}>
        {(rows) => <List rows={rows} move={move} onEdit={setEdited} onChanged={load.refresh} />}
      </LoadGate>
      {edited ? (
        <OfferedDialog
          {...dialog}
          row={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            load.refresh()
          }}
        />
      ) : null}
    </>
  )
}

interface OpenDialogProps<B, R extends Offered> extends OfferedDialogProps<B, R> {
  readonly row: R
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Changes how one is offered, and closes when the server has it. */
function OfferedDialog<B extends object, R extends Offered>({
  machines,
  nameOf,
  said,
  Form,
  row,
  onClose,
  onSaved,
}: OpenDialogProps<B, R>) {
  const { t } = useTexts()
  const { save, taken } = useRowSave<B, R>(machines.rowMachine, { row, said, onSaved })
  return (
    <Dialog open onClose={onClose} title={t('administration.offered.edit.of', { name: nameOf(row) })} width="42rem">
      <Form save={save} taken={taken} onCancel={onClose} />
    </Dialog>
  )
}
