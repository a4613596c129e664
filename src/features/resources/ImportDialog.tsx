import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectSheet } from '../../machines/sheet-import/sheet.connect.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { createImportMachine, saveTemplate } from './import.effects.ts'
import { ImportView } from './ImportView.tsx'

export interface ImportDialogProps {
  readonly resource: AnyResource
  readonly onClose: () => void
  /** Entries were added or changed. */
  readonly onDone: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** Many entries from a spreadsheet: first it is looked at, and only one without a fault can be written. */
export function ImportDialog({ resource, onClose, onDone, finalFocus }: ImportDialogProps) {
  const { t } = useTexts()
  const toast = useToast()
  const [machine] = useState(() => createImportMachine(resource))
  const [snapshot, send] = useActor(machine)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const sheet = connectSheet(snapshot, send, () => crypto.randomUUID())
  const { isSent, report } = sheet
  const tell = useEffectEvent(() => {
    if (!isSent || !report) return
    toast({ severity: 'success', text: t('import.done', { added: report.added, changed: report.changed }) })
    onDone()
  })
  useEffect(() => tell(), [isSent])
  return (
    <ImportView
      resource={resource}
      sheet={sheet}
      onTemplate={() => saveTemplate(resource)}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  )
}
