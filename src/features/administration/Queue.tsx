import { useMemo, useState } from 'react'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLiveNotification } from '../../ui/live.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { QUEUE_ADDRESS, queuedLife, queueMachine, type VerificationRow } from './administration.effects.ts'
import { QueueView } from './QueueView.tsx'
import { useOpened } from './useOpened.ts'
import { VerificationDialog } from './VerificationDialog.tsx'

/** Companies that asked to be verified, those that wait longest first. */
export function QueueScreen() {
  const { t, pick } = useTexts()
  const toast = useToast()
  const { list } = useListScreen(queueMachine, { address: QUEUE_ADDRESS })
  useLiveNotification('verification_requested', list.reload)
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

/** The rows of the page, with the one that was opened as it was read then; one that is not among them follows. */
function withRead(
  rows: readonly VerificationRow[] | null,
  read: ManagedVerification | null,
): readonly VerificationRow[] | null {
  if (read === null) return rows
  if (rows === null) return [{ ...read, position: 0 }]
  const here = rows.some(({ id }) => id === read.id)
  const fresh = rows.map((row) => (row.id === read.id && row.version < read.version ? { ...row, ...read } : row))
  return here ? fresh : [...fresh, { ...read, position: rows.length }]
}
