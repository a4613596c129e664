import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { differing } from '../../machines/save/differing.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { saveEffect } from './resource.effects.ts'
import { ResourceForm } from './ResourceForm.tsx'
import type { AnyRow, Body } from './row.ts'
import { resourceText } from './texts.ts'

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
  const { t } = useTexts()
  const [machine] = useState(() => createSaveMachine<Body, AnyRow>(saveEffect(resource)))
  const [snapshot, send] = useActor(machine, { input: { row, agrees: (values, current) => differing(values, current).length === 0 } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const [taken, setTaken] = useState(0)
  const save = connectSave(snapshot, send, () => crypto.randomUUID())
  const saved = useEffectEvent((now: AnyRow) => onSaved(now))
  useEffect(() => {
    if (save.isSaved && save.row) saved(save.row)
  }, [save.isSaved, save.row])
  const takeTheirs = () => {
    save.takeTheirs()
    setTaken(taken + 1)
  }
  return (
    <Dialog open onClose={onClose} title={t(resourceText(resource, row === null ? 'add' : 'edit'))} width="46rem" finalFocus={finalFocus}>
      <ResourceForm key={taken} resource={resource} save={{ ...save, takeTheirs }} onCancel={onClose} />
    </Dialog>
  )
}
