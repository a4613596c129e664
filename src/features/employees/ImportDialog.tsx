import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { sheetMachine } from './employees.effects.ts'
import { ImportView } from './ImportView.tsx'
import { connectSheet } from '../../machines/sheet-import/sheet.connect.ts'
import { saveSheetTemplate } from './sheet-template.ts'
import type { StaffDialogProps } from './SendDialog.tsx'

/** A whole staff from a sheet: first it is looked at, and only a sheet without a fault can be sent. */
export function ImportDialog({ onClose, onDone, finalFocus }: StaffDialogProps) {
  const { t } = useTexts()
  const toast = useToast()
  const [snapshot, send] = useActor(sheetMachine)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const sheet = connectSheet(snapshot, send, () => crypto.randomUUID())
  const { failure, isSent } = sheet
  const tell = useEffectEvent(() => {
    if (failure) toast({ severity: 'error', title: t('ui.toast.error'), text: t('employee.import.failed') })
  })
  useEffect(() => tell(), [failure])
  const sent = useEffectEvent(() => {
    if (!isSent) return
    toast({ severity: 'success', text: t('employee.sent', { count: sheet.report?.sent ?? 0 }) })
    onDone()
  })
  useEffect(() => sent(), [isSent])
  return <ImportView sheet={sheet} onTemplate={saveSheetTemplate} onClose={onClose} finalFocus={finalFocus} />
}
