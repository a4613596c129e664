import type { ReactNode } from 'react'

export interface StatusChipProps {
  readonly tone: 'primary' | 'secondary' | 'success' | 'danger' | 'gray'
  readonly children: ReactNode
}

/** Where something stands, in a word; its colour never says it alone. */
export const StatusChip = ({ tone, children }: StatusChipProps) => (
  <span className="status-chip" data-tone={tone}>
    {children}
  </span>
)
