import type { ReactNode } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { FailureLines } from '../FailureLines.tsx'
import { OutcomeNotice } from '../OutcomeNotice.tsx'

interface ChangeOf<R> {
  readonly kind: string
  readonly row: R
}
export interface DeletionNoticeProps<R> {
  /** What a list knows of the last change of a row; `useListScreen` gives it. */
  readonly list: {
    readonly done: { readonly change: ChangeOf<R>; readonly undo: unknown } | null
    readonly undone: { readonly change: ChangeOf<R>; readonly failure: Failure } | null
    readonly undo: () => void
    readonly isChanging: boolean
    readonly dismiss: () => void
  }
  /** That it was deleted. */
  readonly deleted: (row: R) => string
  /** That it was not deleted, or not brought back. */
  readonly failed: (kind: 'delete' | 'restore', row: R) => string
  /** Why, where more is known of it here than of every call. */
  readonly why?: (failure: Failure) => ReactNode
}

/** A row was deleted, with the way back where there is one; or it was not, or did not come back, and why. */
export function DeletionNotice<R>({ list, deleted, failed, why }: DeletionNoticeProps<R>) {
  const { done, undone, undo, isChanging, dismiss } = list
  if (undone)
    return (
      <OutcomeNotice
        kind="error"
        title={failed(undone.change.kind === 'restore' ? 'restore' : 'delete', undone.change.row)}
        takesFocusFor={undone}
        onDismiss={dismiss}
      >
        {why?.(undone.failure) ?? <FailureLines failure={undone.failure} />}
      </OutcomeNotice>
    )
  return done?.change.kind === 'delete' ? (
    <OutcomeNotice
      kind="success"
      title={deleted(done.change.row)}
      takesFocusFor={done}
      onUndo={done.undo ? undo : null}
      busy={isChanging}
      onDismiss={dismiss}
    />
  ) : null
}
