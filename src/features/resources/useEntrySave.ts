import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectSave, type SaveView } from '../../machines/save/save.connect.ts'
import { differing } from '../../machines/save/differing.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { saveEffect } from './resource.effects.ts'
import type { AnyRow, Body } from './row.ts'
import { resourceText } from './texts.ts'

interface EntrySave {
  readonly save: SaveView<Body, AnyRow>
  /** Changes when the person takes the newer version: the form is made anew with it. */
  readonly taken: number
}

/** Runs the form of one entry and says in words what came of each saving. `onSaved` gets the row as the server has it. */
export function useEntrySave(resource: AnyResource, row: AnyRow | null, onSaved: (now: AnyRow) => void): EntrySave {
  const { t } = useTexts()
  const toast = useToast()
  const [machine] = useState(() => createSaveMachine<Body, AnyRow>(saveEffect(resource)))
  const [snapshot, send] = useActor(machine, { input: { row, agrees: (values, current) => differing(values, current).length === 0 } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const [taken, setTaken] = useState(0)
  const save = connectSave(snapshot, send, () => crypto.randomUUID())
  const isNew = useEffectEvent(() => row === null)
  const told = useEffectEvent((now: AnyRow) => {
    toast({ severity: 'success', text: t(resourceText(resource, isNew() ? 'saved' : 'updated')) })
    onSaved(now)
  })
  useEffect(() => {
    if (save.isSaved && save.row) told(save.row)
  }, [save.isSaved, save.row])
  const tellFailure = useEffectEvent((_: Failure) => {
    // What to do about it stands in the form; a conflict is no failure but a question.
    if (save.trouble !== 'stale') toast({ severity: 'error', text: t(resourceText(resource, isNew() ? 'failed.save' : 'failed.update')) })
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
