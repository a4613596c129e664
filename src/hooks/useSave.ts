import { useActor, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Failure } from '../../openapi/failure.ts'
import { connectSave, type SaveView } from '../machines/save/save.connect.ts'
import type { SaveInput, SaveMachine } from '../machines/save/save.machine.ts'
import { useNetworkRestored } from '../ui/useNetworkRestored.ts'

/** A form that heads the notice of its failures with these words. */
export type Headed<T> = T & { readonly failed?: string | undefined }
interface Told<V> {
  /** What was not done, in words: heads the form's own notice of a failure. */
  readonly failed?: string
  /** Told once for each failure but a conflict, which is a question that the form asks. */
  readonly onFailed?: (failure: Failure, values: V) => void
}
/** All but what is told is read once, when the form opens. */
interface SaveOptions<V, R> extends SaveInput<V, R>, Told<V> {
  /** Told once for each success. */
  readonly onSaved: (row: R, values: V) => void
}

/** Runs the machine of one form. */
export function useSave<V, R>(
  machine: SaveMachine<V, R>,
  { onSaved, onFailed, failed, ...input }: SaveOptions<V, R>,
): Headed<SaveView<V, R>> {
  const [snapshot, send] = useActor(machine, { input })
  const save = connectSave(snapshot, send, () => crypto.randomUUID())
  const { isSaved, row: saved, values } = save
  // What was saved was sent before: its values are there.
  const tellSaved = useEffectEvent((now: R) => onSaved(now, values as V))
  useEffect(() => {
    if (isSaved && saved !== null) tellSaved(saved)
  }, [isSaved, saved])
  useTold(save, send, onFailed)
  return headed(save, failed)
}

const headed = <T extends object>(save: T, failed: string | undefined): Headed<T> => ({ ...save, failed })

/** The form of a machine that runs within another one, which hears itself when it is saved. */
export function useSaveWithin<V, R>(
  actor: ActorRefFrom<SaveMachine<V, R>>,
  { onFailed, failed }: Told<V>,
): Headed<SaveView<V, R>> {
  const save = connectSave<V, R>(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
    () => crypto.randomUUID(),
  )
  useTold(save, actor.send, onFailed)
  return headed(save, failed)
}

/** What goes with every form: failures are told, and a save that found no line goes on when it is back. */
function useTold<V, R>(
  { values, failure, trouble }: SaveView<V, R>,
  send: (event: { readonly type: 'network.restored' }) => void,
  onFailed: Told<V>['onFailed'],
): void {
  useNetworkRestored(() => send({ type: 'network.restored' }))
  // What failed was sent before: its values are there.
  const tellFailed = useEffectEvent((why: Failure) => {
    if (trouble !== 'stale') onFailed?.(why, values as V)
  })
  useEffect(() => {
    if (failure !== null) tellFailed(failure)
  }, [failure])
}
