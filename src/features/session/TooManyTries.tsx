import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'

/** "Try again in 42 seconds", or in minutes. The time counts down visibly; a screen reader announces it once. */
export function TooManyTries({ seconds, of }: { readonly seconds: number; readonly of: number }) {
  const { t } = useTexts()
  const say = (left: number) =>
    left > 90
      ? t('session.too_many.minutes', { minutes: Math.ceil(left / 60) })
      : t('error.too_many_requests', { retry_after: left })
  return (
    <>
      <chakra.span srOnly>{say(of)}</chakra.span>
      <span aria-hidden="true">{say(seconds)}</span>
    </>
  )
}
