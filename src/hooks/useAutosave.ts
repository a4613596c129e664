import { useActor } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Path } from 'react-hook-form'
import { waitFor, type ActorRefFrom } from 'xstate'
import type { z } from 'zod'
import { autosaveMachine } from '../machines/autosave/autosave.machine.ts'
import type { SaveView } from '../machines/save/save.connect.ts'
import type { SaveMachine } from '../machines/save/save.machine.ts'
import type { SaveTrouble } from '../ui/form/Form.tsx'
import type { Held, SchemaForm } from '../ui/form/useCheckedForm.ts'
import { useUnsaved } from '../ui/unsaved.ts'
import { keepForm } from './kept-form.ts'
import { useSaveWithin, type Headed } from './useSave.ts'

/** How far a form that saves itself is saved; `unfit` while something in it cannot be. */
export type AutosaveState = 'saved' | 'waiting' | 'unfit' | 'asking' | 'stuck'
/** Whether it is not saved for a reason that somebody must know. */
export const isUnsaved = (state: AutosaveState): boolean => state !== 'saved' && state !== 'waiting'
const RETRIED: ReadonlySet<SaveTrouble> = new Set(['offline', 'failed', 'accountChanged'])
/** Whether trying again may help. */
export const mayRetry = (state: AutosaveState, trouble: SaveTrouble): boolean =>
  state === 'stuck' && RETRIED.has(trouble)
const SAYS = {
  saved: 'saved',
  resting: 'waiting',
  deciding: 'waiting',
  saving: 'waiting',
  unfit: 'unfit',
  asking: 'asking',
  stuck: 'stuck',
} as const satisfies Record<string, AutosaveState>

/** Whether a field's message, or one of a part of it, is the server's. */
const isFromServer = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('type' in error && error.type === 'server') ||
    Object.entries(error).some(([key, part]) => key !== 'ref' && isFromServer(part)))

interface AutosaveOptions<V, R> {
  /** The row as it was read. */
  readonly row: R
  /** Names what is kept over a reload; `beginForm` takes the same. */
  readonly name: string
  /** What of a row the form edits, as it is sent. */
  readonly valuesOf: (row: R) => V
  /** What the form holds for these. */
  readonly formOf: (values: V) => object
  /** What the form holds, as it would be sent; null while it cannot be. */
  readonly read: (held: object) => V | null
}
interface Autosave<V, R> {
  readonly save: Headed<SaveView<V, R>>
  readonly state: AutosaveState
  /** Saves what waits; the row once all is saved, null where something stands in the way. */
  readonly settle: () => Promise<R | null>
}

/**
 * Runs a form that saves itself: what is typed goes out after a pause, and not a letter of it is written anew by an
 * answer. What is not saved stays in this tab over a reload. Leaving asks only while something is not saved.
 */
export function useAutosave<S extends z.ZodObject, V extends object, R extends object>(
  form: SchemaForm<S>,
  machine: SaveMachine<V, R>,
  { row, name, valuesOf, formOf, read }: AutosaveOptions<V, R>,
): Autosave<V, R> {
  const [saving] = useState(() => autosaveMachine.provide({ actors: { save: machine as never } }))
  const [snapshot, send, actor] = useActor(saving, {
    input: { row, saved: valuesOf(row), valuesOf: (now) => valuesOf(now as R) },
  })
  // The machine knows rows and values as objects; what they are is said here.
  const child = snapshot.children.save as unknown as ActorRefFrom<SaveMachine<V, R>>
  const save = useSaveWithin(child, {})
  const state = SAYS[snapshot.value]
  const { saved } = snapshot.context
  useUnsaved(state !== 'saved', { savesItself: true })
  const keep = useEffectEvent(() => keepForm(name, formOf(saved as V), form.hook.getValues()))
  const tell = useEffectEvent(() => {
    send({ type: 'draft.change', values: read(form.hook.getValues()) })
    keep()
  })
  useEffect(() => {
    // What was not saved before a reload is there already.
    tell()
    const watching = form.hook.watch((_, { name: changed }) => {
      const field = changed?.split('.')[0]
      if (field !== undefined && isFromServer(form.hook.formState.errors[field]))
        form.hook.clearErrors(field as Path<Held<S>>)
      tell()
    })
    return () => watching.unsubscribe()
  }, [form.hook])
  useEffect(() => keep(), [saved])
  // What cannot be saved is said at its field, and no longer than it is so. What the server said when the form was sent
  // on stands at each field until that one is changed: what is saved may still be too little to send.
  const wasRefused = useRef(false)
  const check = useEffectEvent(() => {
    const { hook } = form
    const known = (Object.keys(hook.getValues()) as Path<Held<S>>[]).filter(
      (field) => wasRefused.current || !isFromServer(hook.formState.errors[field]),
    )
    if (state === 'unfit') void hook.trigger(known)
    else if (state !== 'waiting' && save.trouble !== 'refused') {
      hook.clearErrors(known)
      wasRefused.current = false
    } else if (save.trouble === 'refused') wasRefused.current = true
  })
  useEffect(() => check(), [state])
  const settle = useCallback(async () => {
    actor.send({ type: 'draft.flush' })
    const rested = await waitFor(actor, ({ value }) => SAYS[value] !== 'waiting', { timeout: Infinity }).catch(
      () => null,
    )
    return rested?.value === 'saved' ? child.getSnapshot().context.row : null
  }, [actor, child])
  return { save, state, settle }
}
