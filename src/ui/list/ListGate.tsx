import { useDeferredValue, type ReactNode } from 'react'
import { RowsSkeleton } from '../Skeleton.tsx'
import { FailureView, Loading } from '../StateView.tsx'
import type { ListState } from './list.ts'

interface ListGateProps<R> {
  readonly list: ListState<R>
  /** How many rows the skeleton has. */
  readonly expected?: number
  readonly children: (rows: readonly R[]) => ReactNode
}

/**
 * Shows the rows of a list; before the first arrived their skeleton, or why they could not be read. The first rows are
 * drawn in small steps, between which the page hears whoever uses it; those that follow take their place at once.
 */
export function ListGate<R>({ list: { rows, isFetching, failure, reload }, expected, children }: ListGateProps<R>) {
  const isBegun = useDeferredValue(rows !== null)
  if (rows !== null && isBegun) return children(rows)
  return rows === null && failure && !isFetching ? (
    <FailureView failure={failure} onRetry={reload} />
  ) : (
    <Loading>
      <RowsSkeleton {...(expected === undefined ? {} : { rows: expected })} />
    </Loading>
  )
}
