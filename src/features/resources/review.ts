import type { ReactNode } from 'react'
import type { AnyRow, Body } from './row.ts'

export interface ReviewProps {
  /** The entry as it is. */
  readonly row: AnyRow
  /** What it becomes. */
  readonly body: Body
  readonly onConfirm: () => void
  readonly onCancel: () => void
}
/** Some edits of a collection are saved only once the person has seen what they change. */
export interface Review {
  readonly concerns: (row: AnyRow, body: Body) => boolean
  readonly ask: (props: ReviewProps) => ReactNode
}
