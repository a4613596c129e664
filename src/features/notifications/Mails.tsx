import { useMemo } from 'react'
import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { kindsFor } from './kinds.ts'
import { MailsForm } from './MailsForm.tsx'
import { mailsMachine, preferencesMachine, type Preferences } from './notifications.effects.ts'

/** Which notifications are emailed, and when. */
export function Mails() {
  const { t } = useTexts()
  const load = useLoad(preferencesMachine, null)
  return (
    <Panel title={t('notification.mails.title')} text={t('notification.mails.text')}>
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(row) => <Chosen row={row} onSaved={load.receive} />}
      </LoadGate>
    </Panel>
  )
}

function Chosen({ row, onSaved }: { readonly row: Preferences; readonly onSaved: (row: Preferences) => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const { user } = useSession()
  const kinds = useMemo(() => kindsFor(user?.accounts ?? []), [user])
  const save = useSave(mailsMachine, {
    row,
    valuesOf: (now) => now.mails,
    agrees: (values, now) => JSON.stringify(values) === JSON.stringify(now.mails),
    onSaved: (saved) => {
      toast({ severity: 'success', text: t('notification.mails.saved') })
      onSaved(saved)
    },
  })
  return <MailsForm row={row} kinds={kinds} save={save} />
}
