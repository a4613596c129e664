import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface ChoiceCardProps {
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** It is shown, and cannot be chosen. */
  readonly isUnavailable?: boolean
  readonly children: ReactNode
}

/** One of a few looks to choose from. */
export const ChoiceCard = ({ isChosen, onChoose, isUnavailable = false, children }: ChoiceCardProps) => (
  <chakra.button
    type="button"
    aria-pressed={isChosen}
    aria-disabled={isUnavailable}
    onClick={isUnavailable ? undefined : onChoose}
    display="flex"
    flexDirection="column"
    gap="2"
    alignItems="flex-start"
    justifyContent="space-between"
    minHeight="11"
    p="3"
    textAlign="start"
    textStyle="sm"
    borderWidth="1px"
    borderRadius="l2"
    cursor={isUnavailable ? 'not-allowed' : 'pointer'}
    borderColor={isChosen ? 'primary.solid' : 'border.control'}
    bg={isChosen ? 'primary.subtle' : 'bg.panel'}
    outlineOffset="2px"
    _hover={{ bg: isChosen ? 'primary.muted' : 'bg.subtle' }}
    _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing' }}
  >
    {children}
  </chakra.button>
)
