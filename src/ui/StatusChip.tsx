import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface StatusChipProps {
  readonly tone: 'primary' | 'secondary' | 'success' | 'danger' | 'gray'
  readonly children: ReactNode
}

/** Where something stands, in a word; its colour never says it alone. */
export const StatusChip = ({ tone, children }: StatusChipProps) => (
  <chakra.span
    colorPalette={tone}
    display="inline-block"
    px="2.5"
    py="0.5"
    borderRadius="full"
    textStyle="xs"
    fontWeight="600"
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    borderWidth="1px"
    borderColor="colorPalette.muted"
  >
    {children}
  </chakra.span>
)
