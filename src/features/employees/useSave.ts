import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { connectSave, type SaveView } from '../../machines/save/save.connect.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'

interface SaveOptions<V, R> {
  /** Null where something is created. */
  readonly row: R | null
  readonly agrees?: (values: V, row: R) => boolean
  readonly onSaved: (row: R) => void
  /** Told once for each failure that is no conflict; the form says what to do. */
  readonly onFailed: (failure: Failure) => void
}

/** Runs the machine of one form. */
export function useSave<V, R>(machine: SaveMachine<V, R>, { row, agrees, onSaved, onFailed }: SaveOptions<V, R>): SaveView<V, R> {
  const [snapshot, send] = useActor(machine, { input: { row, ...(agrees ? { agrees } : {}) } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const save = connectSave(snapshot, send, () => crypto.randomUUID())
  const told = useEffectEvent(onSaved)
  useEffect(() => {
    if (save.isSaved && save.row !== null) told(save.row)
  }, [save.isSaved, save.row])
  const tellFailure = useEffectEvent((failure: Failure) => {
    if (save.trouble !== 'stale') onFailed(failure)
  })
  useEffect(() => {
    if (save.failure) tellFailure(save.failure)
  }, [save.failure])
  return save
}
