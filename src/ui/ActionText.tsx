import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../i18n/useTexts.ts'

interface ActionTextProps {
  readonly action: string
  /** Which of several it is done to. */
  readonly of: string
}

/**
 * The words of a button that stands at each of several things: its action for the eye, and "Delete: Ledger" for screen
 * readers. Hidden words after the visible ones would be read with a space before the colon.
 */
export function ActionText({ action, of }: ActionTextProps) {
  const { t } = useTexts()
  return (
    <>
      <span aria-hidden="true">{action}</span>
      <chakra.span srOnly>{t('ui.action.of', { action, of })}</chakra.span>
    </>
  )
}
