import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { sheetMachine } from './employees.effects.ts'
import { ImportView } from './ImportView.tsx'
import { connectSheet } from '../../machines/sheet-import/sheet.connect.ts'
import { saveSheetTemplate } from './sheet-template.ts'
import type { StaffDialogProps } from './SendDialog.tsx'

/** A whole staff from a sheet: first it is looked at, and only a sheet without a fault can be sent. */
export function ImportDialog({ onClose, onDone, finalFocus }: StaffDialogProps) {
  const [snapshot, send] = useActor(sheetMachine)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const sheet = connectSheet(snapshot, send, () => crypto.randomUUID())
  const { isSent } = sheet
  // The dialog stays and says what was sent: nothing else has to tell it.
  const done = useEffectEvent(() => (isSent ? onDone() : undefined))
  useEffect(() => done(), [isSent])
  return <ImportView sheet={sheet} onTemplate={saveSheetTemplate} onClose={onClose} finalFocus={finalFocus} />
}
