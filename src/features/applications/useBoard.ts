import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ListQuery } from '../../machines/list/list.machine.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { boardMachine, boardQuery } from './board.effects.ts'
import { boardPart } from './board-part.ts'

interface BoardOptions {
  readonly isShown: boolean
  /** What the list beside it asks for; `isSettled` once nobody types any more. */
  readonly query: ListQuery
  readonly isSettled: boolean
}

/** Runs the board of a posting, which reads nothing before it is looked at. */
export function useBoard(posting: string, { isShown, query, isSettled }: BoardOptions) {
  const [machine] = useState(() => boardMachine(posting))
  const [snapshot, send] = useActor(machine)
  const { columns, failure } = snapshot.context
  const asked = boardQuery(query)
  const isFirst = snapshot.matches('idle')
  const ask = useEffectEvent(() => send({ type: 'board.ask', query: asked }))
  const wants = isShown && (isFirst || isSettled)
  useEffect(() => {
    if (isShown) boardPart.fetchAhead()
  }, [isShown])
  const words = JSON.stringify(asked)
  useEffect(() => {
    if (wants) ask()
  }, [wants, words])
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return {
    parts: columns,
    query: asked,
    /** Why what is shown is not all, or nothing. */
    failure: snapshot.matches('failed') || snapshot.matches('offline') ? failure : null,
    isFetching: snapshot.hasTag('busy'),
    reload: () => send({ type: 'board.reload' }),
    more: (key: string) => send({ type: 'column.more', key }),
    send,
  }
}
