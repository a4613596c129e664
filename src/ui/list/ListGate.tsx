import type { ReactNode } from 'react'
import { RowsSkeleton } from '../Skeleton.tsx'
import { FailureView, Loading } from '../StateView.tsx'
import type { ListState } from './list.ts'

interface ListGateProps<R> {
  readonly list: ListState<R>
  /** How many rows the skeleton has. */
  readonly expected?: number
  readonly children: (rows: readonly R[]) => ReactNode
}

/** Shows the rows of a list; before the first arrived their skeleton, or why they could not be read. */
export function ListGate<R>({ list: { rows, isFetching, failure, reload }, expected, children }: ListGateProps<R>) {
  if (rows !== null) return children(rows)
  return failure && !isFetching ? (
    <FailureView failure={failure} onRetry={reload} />
  ) : (
    <Loading>
      <RowsSkeleton {...(expected === undefined ? {} : { rows: expected })} />
    </Loading>
  )
}
