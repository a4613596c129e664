import { chakra } from '@chakra-ui/react/styled-system'
import { AlertIcon } from '../icons.tsx'
import { RetryButton } from './RetryButton.tsx'

interface AutosaveNoteProps {
  /** How far it is saved, in words. */
  readonly text: string
  readonly isWrong: boolean
  /** Tries again now; null where that would not help. */
  readonly onRetry: (() => void) | null
}

/** Whether what is typed into a form that saves itself is saved. */
export function AutosaveNote({ text, isWrong, onRetry }: AutosaveNoteProps) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
      <chakra.span
        role="status"
        textStyle="sm"
        color={isWrong ? 'fg.error' : 'fg.muted'}
        display="inline-flex"
        gap="1.5"
        alignItems="center"
      >
        {isWrong ? <AlertIcon flexShrink="0" /> : null}
        {text}
      </chakra.span>
      {onRetry ? <RetryButton onRetry={onRetry} /> : null}
    </chakra.span>
  )
}
