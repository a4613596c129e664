import { chakra } from '@chakra-ui/react/styled-system'
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
  <chakra.label
    display="inline-flex"
    alignItems="center"
    gap="2"
    minHeight="6"
    minWidth="6"
    cursor="pointer"
    css={{ '@media (pointer: coarse)': { minHeight: '11', minWidth: '11' } }}
  >
    <chakra.input
      type="checkbox"
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = mixed
      }}
      checked={checked}
      aria-label={label}
      onChange={(event) => onChange(event.target.checked)}
      width="1.125rem"
      height="1.125rem"
      cursor="pointer"
      css={{ accentColor: '{colors.primary.solid}' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
    />
    {children}
  </chakra.label>
)
