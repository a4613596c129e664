import type { ReactNode } from 'react'

interface TickProps {
  readonly checked: boolean
  /** Some of what it stands for is selected. */
  readonly mixed?: boolean
  readonly onChange: (checked: boolean) => void
  /** What it selects, for screen readers; without it its text says so. */
  readonly label?: string
  readonly children?: ReactNode
}

/** The platform's own checkbox, of 24 px with the room around it, 44 where the pointer is a finger. */
export const Tick = ({ checked, mixed = false, onChange, label, children }: TickProps) => (
  <label className="tick">
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = mixed
      }}
      checked={checked}
      aria-label={label}
      onChange={(event) => onChange(event.target.checked)}
    />
    {children}
  </label>
)
