import { useMemo, useState } from 'react'
import { lists } from '../../../openapi/lists.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive } from '../../ui/live.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { queuedLife, queueMachine } from './administration.effects.ts'
import { QueueView } from './QueueView.tsx'
import { useOpened } from './useOpened.ts'
import { VerificationDialog } from './VerificationDialog.tsx'
import { withRead } from './with-read.ts'

/** Companies that requested verification, longest waiting first. */
export function QueueScreen({ onDecided }: { readonly onDecided: () => void }) {
  const { t, pick } = useTexts()
  const toast = useToast()
  const { list } = useListScreen(queueMachine, { address: lists.verifications })
  useLive('verifications', list.reload)
  const opened = useOpened('request')
  const [read, setRead] = useState<ManagedVerification | null>(null)
  const rows = useMemo(() => withRead(list.rows, read), [list.rows, read])
  const lives = useLives(queuedLife, rows, (outcome, row) => {
    const kind = outcome as 'approve' | 'refuse' | 'revoke'
    toast({
      severity: 'success',
      text: t(`administration.decided.${kind}`, { company: pick(row.company_name)?.text ?? row.username }),
    })
    setRead((before) => (before?.id === row.id ? row : before))
    list.reload()
    onDecided()
  })
  const close = () => {
    setRead(null)
    opened.close()
  }
  return (
    <>
      <QueueView
        list={{ ...list, rows: list.rows && (lives.rows?.slice(0, list.rows.length) ?? null) }}
        onOpen={opened.open}
      />
      {opened.id ? (
        <VerificationDialog
          key={opened.id}
          id={opened.id}
          actor={lives.actorOf(opened.id)}
          onRead={setRead}
          onClose={close}
        />
      ) : null}
    </>
  )
}
