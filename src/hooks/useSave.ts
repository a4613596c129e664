import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '../../openapi/failure.ts'
import { connectSave, type SaveView } from '../machines/save/save.connect.ts'
import type { SaveInput, SaveMachine } from '../machines/save/save.machine.ts'
import { useNetworkRestored } from '../ui/useNetworkRestored.ts'

/** `row` and `agrees` are read once, when the form opens. */
interface SaveOptions<V, R> extends SaveInput<V, R> {
  /** Told once for each success. */
  readonly onSaved: (row: R, values: V) => void
  /** Told once for each failure but a conflict, which is a question that the form asks. */
  readonly onFailed?: (failure: Failure, values: V) => void
}

/** Runs the machine of one form. */
export function useSave<V, R>(machine: SaveMachine<V, R>, { row, agrees, onSaved, onFailed }: SaveOptions<V, R>): SaveView<V, R> {
  const [snapshot, send] = useActor(machine, { input: { row, ...(agrees ? { agrees } : {}) } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const save = connectSave(snapshot, send, () => crypto.randomUUID())
  const { isSaved, row: saved, values, failure, trouble } = save
  // What was saved was sent before, and what failed too: its values are there.
  const tellSaved = useEffectEvent((now: R) => onSaved(now, values as V))
  useEffect(() => {
    if (isSaved && saved !== null) tellSaved(saved)
  }, [isSaved, saved])
  const tellFailed = useEffectEvent((why: Failure) => {
    if (trouble !== 'stale') onFailed?.(why, values as V)
  })
  useEffect(() => {
    if (failure !== null) tellFailed(failure)
  }, [failure])
  return save
}
