import { useActor } from '@xstate/react'
import { useSearchParams } from 'react-router'
import { readQuery, writeQuery } from '../../machines/list/address.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'
import { USERS_ADDRESS, usersMachine } from './administration.effects.ts'
import { useOpened } from './useOpened.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserListView } from './UserListView.tsx'

/** Everyone who registered, searched and filtered, with their details in a dialog. */
export function UserListScreen() {
  const [params] = useSearchParams()
  const [snapshot, send] = useActor(usersMachine, { input: readQuery(params, USERS_ADDRESS) })
  const list = connectList(snapshot, send)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useQueryInAddress({ write: (address) => writeQuery(address, list.query), onFollow: (address) => list.follow(readQuery(address, USERS_ADDRESS)) })
  const opened = useOpened('user')
  return (
    <>
      <UserListView list={list} onOpen={opened.open} />
      {opened.id ? <UserDialog key={opened.id} id={opened.id} onClose={opened.close} onChanged={list.reload} /> : null}
    </>
  )
}
