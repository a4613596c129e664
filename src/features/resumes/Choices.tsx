import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface ChoicesProps {
  readonly label: string
  readonly children: ReactNode
}

/** Cards to choose one of, as many beside each other as there is room. */
export const Choices = ({ label, children }: ChoicesProps) => (
  <chakra.div
    role="group"
    aria-label={label}
    display="grid"
    gap="2"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))"
  >
    {children}
  </chakra.div>
)
