import { useState } from 'react'
import type { BulkResult, Failure } from '../../openapi/failure.ts'
import type { BulkMachine, BulkRequest } from '../machines/list/bulk.ts'
import type { BulkState, ListedItem } from '../ui/list/list.ts'
import { useSave } from './useSave.ts'

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
