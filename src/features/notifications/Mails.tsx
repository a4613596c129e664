import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { kindsFor } from './kinds.ts'
import { MailsForm } from './MailsForm.tsx'
import { mailsMachine, preferencesMachine, type Preferences } from './notifications.effects.ts'

/** Which news come by mail, and when. */
export function Mails() {
  const { t } = useTexts()
  const [snapshot, send] = useMachine(preferencesMachine, { input: null })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return (
    <Panel title={t('notification.mails.title')} text={t('notification.mails.text')}>
      <LoadGate load={connectLoad(snapshot, send)} skeleton={<FormSkeleton fields={4} />}>
        {(row) => <Chosen row={row} onSaved={(data) => send({ type: 'data.received', data })} />}
      </LoadGate>
    </Panel>
  )
}

function Chosen({ row, onSaved }: { readonly row: Preferences; readonly onSaved: (row: Preferences) => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const { user } = useSession()
  const kinds = useMemo(() => kindsFor(user?.accounts ?? []), [user])
  const [snapshot, send] = useMachine(mailsMachine, { input: { row, agrees: (values, now) => JSON.stringify(values) === JSON.stringify(now.mails) } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const save = connectSave(snapshot, send, () => crypto.randomUUID())
  const tell = useEffectEvent((saved: Preferences) => {
    toast({ severity: 'success', text: t('notification.mails.saved') })
    onSaved(saved)
  })
  useEffect(() => {
    if (save.isSaved && save.row !== null) tell(save.row)
  }, [save.isSaved, save.row])
  return <MailsForm row={row} kinds={kinds} save={save} />
}
