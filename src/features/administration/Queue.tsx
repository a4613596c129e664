import { useActor } from '@xstate/react'
import { useSearchParams } from 'react-router'
import { readQuery, writeQuery } from '../../machines/list/address.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { useLiveNotification } from '../../ui/live.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'
import { QUEUE_ADDRESS, queueMachine } from './administration.effects.ts'
import { QueueView } from './QueueView.tsx'
import { useOpened } from './useOpened.ts'
import { VerificationDialog } from './VerificationDialog.tsx'

/** Companies that asked to be verified, those that wait longest first. */
export function QueueScreen() {
  const [params] = useSearchParams()
  const [snapshot, send] = useActor(queueMachine, { input: readQuery(params, QUEUE_ADDRESS) })
  const list = connectList(snapshot, send)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useLiveNotification('verification_requested', list.reload)
  useQueryInAddress({ write: (address) => writeQuery(address, list.query), onFollow: (address) => list.follow(readQuery(address, QUEUE_ADDRESS)) })
  const opened = useOpened('request')
  return (
    <>
      <QueueView list={list} onOpen={opened.open} />
      {opened.id ? <VerificationDialog key={opened.id} id={opened.id} onClose={opened.close} onChanged={list.reload} /> : null}
    </>
  )
}
