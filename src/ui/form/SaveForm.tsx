import { useMemo, type ReactNode } from 'react'
import type { z } from 'zod'
import type { Failure } from '../../../openapi/failure.ts'
import { Conflict, type ConflictProps, type Difference } from './Conflict.tsx'
import { Form, type SaveTrouble } from './Form.tsx'
import { FormButtons } from './FormButtons.tsx'
import type { SchemaForm } from './useCheckedForm.ts'

/** Where the conversation with the server stands, as the save machine tells it. */
export interface Saving<V> {
  readonly busy: boolean
  /** What was sent last. */
  readonly values: V | null
  /** The newer row of a conflict. */
  readonly theirs: unknown
  readonly trouble: SaveTrouble
  readonly failure: Failure | null
  /** What was not done, in words: it heads the notice of a failure, which is the only one. */
  readonly failed?: string | undefined
  readonly submit: (values: V) => void
  readonly canRetry: boolean
  readonly retry: () => void
  readonly changed: () => void
  readonly takeTheirs: () => void
  readonly keepMine: () => void
}
const NONE: readonly Difference[] = []

interface SaveFormProps<S extends z.ZodObject, V> {
  readonly form: SchemaForm<S>
  readonly save: Saving<V>
  readonly valuesOf: (body: z.output<S>) => V
  /** Of a form that merges: what both changed, or null while there is nothing to ask. */
  readonly conflict?: ConflictProps | null
  /** Of a form that does not: all that differs from the newer version. */
  readonly differences?: readonly Difference[]
  /** Names the form in this tab's drafts; without it what was typed does not survive a reload. */
  readonly draft?: string
  /** For a button that stands outside of the form. */
  readonly id?: string
  /** Fields whose messages are shown outside of the form. */
  readonly elsewhere?: readonly string[]
  /** What the button says; "Save" without it. */
  readonly submit?: string | undefined
  /** The way out, where there is one. */
  readonly onCancel?: () => void
  readonly children: ReactNode
}

/** A failure without what it says about these fields; nothing when it was about them alone. */
function without(failure: Failure | null, fields: readonly string[]): Failure | null {
  if (failure === null) return null
  const rest = Object.fromEntries(Object.entries(failure.errors).filter(([field]) => !fields.includes(field)))
  const isElsewhere = Object.keys(failure.errors).length > 0 && Object.keys(rest).length === 0
  return isElsewhere ? null : { ...failure, errors: rest }
}

/** A form in conversation with the server: conflict, lost line, breakdown and refusal each with the way on. */
export function SaveForm<S extends z.ZodObject, V>({
  form,
  save,
  valuesOf,
  conflict,
  differences = NONE,
  draft,
  id,
  elsewhere,
  submit,
  onCancel,
  children,
}: SaveFormProps<S, V>) {
  const failure = useMemo(() => without(save.failure, elsewhere ?? []), [save.failure, elsewhere])
  return (
    <Form
      form={form}
      {...(draft ? { draft } : {})}
      save={{ ...save, failure }}
      {...(id ? { id } : {})}
      onSubmit={(body) => save.submit(valuesOf(body))}
    >
      {conflict ? (
        <Conflict {...conflict} />
      ) : conflict === undefined && save.theirs !== null && save.values !== null ? (
        <Conflict
          differences={differences}
          {...(save.trouble === 'stale' ? { onTakeTheirs: save.takeTheirs, onKeepMine: save.keepMine } : {})}
        />
      ) : null}
      {children}
      {id ? null : <FormButtons busy={save.busy} {...(submit ? { submit } : {})} {...(onCancel ? { onCancel } : {})} />}
    </Form>
  )
}
