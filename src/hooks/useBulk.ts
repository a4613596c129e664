import { useState } from 'react'
import { failureOf, type Failure } from '../../openapi/failure.ts'
import { kindOf } from '../machines/failure.ts'
import { createSaveMachine, type SaveMachine } from '../machines/save/save.machine.ts'
import type { BulkResult, BulkState, ListedItem } from '../ui/list/list.ts'
import { useSave } from './useSave.ts'

export interface BulkRequest<R> {
  readonly action: string
  readonly rows: readonly R[]
}
/** Does an action to several rows; throws `FailureError` where nobody knows to which. `key` stands for this one wish, however often it is sent. */
type BulkEffect<R> = (request: BulkRequest<R>, key: string, signal: AbortSignal) => Promise<BulkResult>
export type BulkMachine<R> = SaveMachine<BulkRequest<R>, BulkResult>

/** The conversation about a call that takes several rows. */
export const createBulkMachine = <R>(effect: BulkEffect<R>): BulkMachine<R> =>
  createSaveMachine<BulkRequest<R>, BulkResult>(({ values, key }, signal) => effect(values, key, signal))

/** One call per row, one after another. A row that is refused stops no other; when no answer comes the rest are not tried. */
export async function forEachRow<R extends ListedItem>(rows: readonly R[], run: (row: R) => Promise<unknown>): Promise<BulkResult> {
  const done: string[] = []
  const refused: { readonly id: string; readonly failure: Failure }[] = []
  let lost: Failure | null = null
  for (const row of rows) {
    try {
      if (lost === null) {
        await run(row)
        done.push(row.id)
      } else refused.push({ id: row.id, failure: lost })
    } catch (error) {
      const failure = failureOf(error)
      refused.push({ id: row.id, failure })
      if (kindOf(failure) !== 'refused') lost = failure
    }
  }
  return { done, refused }
}

/** Runs the actions over several rows of a list. `onDone` reads the list again. */
export function useBulk<R extends ListedItem>(machine: BulkMachine<R>, onDone: () => void): BulkState<R> {
  const [outcome, setOutcome] = useState<BulkState<R>['outcome']>(null)
  const save = useSave<BulkRequest<R>, BulkResult>(machine, {
    row: null,
    onSaved: (result, { action, rows }) => {
      setOutcome({ action, rows, result })
      onDone()
    },
  })
  // A refusal stays in the conversation until the next one; on screen it is closed by hand.
  const [closed, setClosed] = useState<Failure | null>(null)
  const { failure, values } = save
  return {
    busy: save.busy,
    failure: failure === closed ? null : failure,
    retry: () => (values ? save.submit(values) : undefined),
    outcome,
    run: (action, rows) => {
      setOutcome(null)
      save.submit({ action, rows })
    },
    dismiss: () => {
      setOutcome(null)
      setClosed(failure)
    },
  }
}
