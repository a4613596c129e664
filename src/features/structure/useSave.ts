import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { differing } from '../../machines/save/differing.ts'
import { connectSave, type SaveView } from '../../machines/save/save.connect.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'

interface SaveOptions<R> {
  /** The row that is edited, or null for a new one. */
  readonly row: R | null
  readonly onSaved: (row: R) => void
  /** What is said of a success and of a failure. */
  readonly said: { readonly saved: MessageId; readonly failed: MessageId }
}
interface Save<V, R> {
  readonly save: SaveView<V, R>
  /** Changes when the person takes the newer version: the form is made anew with it. */
  readonly taken: number
}

/** Runs the machine of one form and says in words what came of each saving. */
export function useSave<V extends object, R extends object>(machine: SaveMachine<V, R>, { row, onSaved, said }: SaveOptions<R>): Save<V, R> {
  const { t } = useTexts()
  const toast = useToast()
  const [snapshot, send] = useActor(machine, { input: { row, agrees: (values: V, current: R) => differing(values, current).length === 0 } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const [taken, setTaken] = useState(0)
  const save = connectSave(snapshot, send, () => crypto.randomUUID())
  const tell = useEffectEvent((now: R) => {
    toast({ severity: 'success', text: t(said.saved) })
    onSaved(now)
  })
  useEffect(() => {
    if (save.isSaved && save.row !== null) tell(save.row)
  }, [save.isSaved, save.row])
  const tellFailure = useEffectEvent((_: Failure) => {
    // What to do about it stands in the form; a conflict is no failure but a question.
    if (save.trouble !== 'stale') toast({ severity: 'error', text: t(said.failed) })
  })
  useEffect(() => {
    if (save.failure) tellFailure(save.failure)
  }, [save.failure])
  const takeTheirs = () => {
    save.takeTheirs()
    setTaken(taken + 1)
  }
  return { save: { ...save, takeTheirs }, taken }
}
