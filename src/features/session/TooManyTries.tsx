import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'

/** "Try again in 42 seconds": the seconds run down for the eye; a screen reader hears once how many there were. */
export function TooManyTries({ seconds, of }: { readonly seconds: number; readonly of: number }) {
  const { t } = useTexts()
  return (
    <>
      <chakra.span srOnly>{t('error.too_many_requests', { retry_after: of })}</chakra.span>
      <span aria-hidden="true">{t('error.too_many_requests', { retry_after: seconds })}</span>
    </>
  )
}
