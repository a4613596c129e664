import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { connectSave, type SaveView } from '../../machines/save/save.connect.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'

interface SaveOptions<V, R> {
  readonly row: R | null
  readonly agrees?: (values: V, row: R) => boolean
  readonly onSaved: (row: R, values: V) => void
}

/** Runs the machine of one form. */
export function useSave<V, R>(machine: SaveMachine<V, R>, { row, agrees, onSaved }: SaveOptions<V, R>): SaveView<V, R> {
  const [snapshot, send] = useActor(machine, { input: { row, ...(agrees ? { agrees } : {}) } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const save = connectSave(snapshot, send, () => crypto.randomUUID())
  const tell = useEffectEvent(onSaved)
  const { isSaved, row: saved, values } = save
  useEffect(() => {
    if (isSaved && saved !== null) tell(saved, values as V)
  }, [isSaved, saved, values])
  return save
}
