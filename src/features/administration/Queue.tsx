import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLiveNotification } from '../../ui/live.ts'
import { QUEUE_ADDRESS, queueMachine } from './administration.effects.ts'
import { QueueView } from './QueueView.tsx'
import { useOpened } from './useOpened.ts'
import { VerificationDialog } from './VerificationDialog.tsx'

/** Companies that asked to be verified, those that wait longest first. */
export function QueueScreen() {
  const { list } = useListScreen(queueMachine, { address: QUEUE_ADDRESS })
  useLiveNotification('verification_requested', list.reload)
  const opened = useOpened('request')
  return (
    <>
      <QueueView list={list} onOpen={opened.open} />
      {opened.id ? <VerificationDialog key={opened.id} id={opened.id} onClose={opened.close} onChanged={list.reload} /> : null}
    </>
  )
}
