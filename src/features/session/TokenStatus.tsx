import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { TokenProps } from './token.connect.ts'
import { TooManyTries } from './TooManyTries.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'

export interface TokenStatusProps extends TokenProps {
  /** Shown for a valid link. */
  readonly verified: ReactNode
  /** Shown for a link that is no longer valid: how to get another. */
  readonly another: ReactNode
  /** Why it is no longer valid, if not for the usual reasons; under a title of the page that says that it isn't. */
  readonly spentText?: string
}

/** The state of a mail's link: being checked, valid, used, incomplete, or impossible to check now. */
export function TokenStatus({ state, message, seconds, onRetry, verified, another, spentText }: TokenStatusProps) {
  const { t } = useTexts()
  const left = useSecondsLeft(seconds, seconds)
  const retry = (
    <Button variant="outline" colorPalette="gray" size="sm" onClick={onRetry}>
      {t('ui.action.retry')}
    </Button>
  )
  const stack = (children: ReactNode) => (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {children}
    </chakra.div>
  )
  switch (state) {
    case 'reading':
    case 'verifying':
      return (
        <chakra.p role="status" display="flex" alignItems="center" gap="3" color="fg.muted">
          <Spinner aria-hidden="true" />
          {t('session.token.verifying')}
        </chakra.p>
      )
    case 'verified':
      return stack(
        <>
          <Notice kind="success">{message}</Notice>
          {verified}
        </>,
      )
    case 'spent':
      return stack(
        <>
          {spentText === undefined ? (
            <Notice kind="warning" title={t('error.token_spent')}>
              {t('session.token.spent')}
            </Notice>
          ) : (
            <Notice kind="warning">{spentText}</Notice>
          )}
          {another}
        </>,
      )
    case 'incomplete':
      return stack(
        <>
          <Notice kind="warning" title={t('validation.token')}>
            {t('session.token.incomplete')}
          </Notice>
          {another}
        </>,
      )
    case 'offline':
      return (
        <Notice kind="error" title={t('ui.state.offline.title')} actions={retry}>
          {t('session.token.kept')}
        </Notice>
      )
    case 'failed':
      return (
        <Notice kind="error" title={t('ui.state.failed.title')} actions={retry}>
          {t('session.token.kept')}
        </Notice>
      )
    case 'waiting':
      return (
        <Notice kind="warning">
          <TooManyTries seconds={left} of={seconds} />
        </Notice>
      )
  }
}
