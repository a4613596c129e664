import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent } from 'react'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { connectSave, type FormProps } from './save.connect.ts'
import { useNetworkRestored } from './useNetworkRestored.ts'

export interface SaveHooks<V, R> {
  /** The server took what was sent. */
  readonly onSaved: (result: R, values: V) => void
  /** The server or the line did not; the form shows why by itself. */
  readonly onFailed?: (failure: NonNullable<FormProps<V>['failure']>, values: V) => void
}

/** Runs a form's machine and gives the props of the form. */
export function useSave<V, R>(machine: SaveMachine<V, R>, hooks: SaveHooks<V, R>): FormProps<V> {
  const [snapshot, send] = useMachine(machine, { input: { row: null } })
  const { row, values, failure } = snapshot.context
  const isSaved = snapshot.matches('saved')
  const tellSaved = useEffectEvent(hooks.onSaved)
  const tellFailed = useEffectEvent(hooks.onFailed ?? (() => undefined))
  useEffect(() => {
    if (isSaved && row !== null && values !== null) tellSaved(row, values)
  }, [isSaved, row, values])
  useEffect(() => {
    if (failure !== null && values !== null) tellFailed(failure, values)
  }, [failure, values])
  useNetworkRestored(useCallback(() => send({ type: 'network.restored' }), [send]))
  return connectSave(snapshot, send, () => crypto.randomUUID())
}
