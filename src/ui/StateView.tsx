import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Failure } from '../../openapi/failure.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { EmptyDrawing, FailedDrawing, OfflineDrawing, RefusedDrawing } from './drawings.tsx'
import { TITLE_ID } from './PageHeader.tsx'

interface MessageProps {
  readonly drawing: ReactNode
  readonly title: string
  readonly text?: string | undefined
  readonly action?: ReactNode
  readonly role?: 'status' | 'alert'
  readonly isPage?: boolean | undefined
}
function Message({ drawing, title, text, action, role, isPage = false }: MessageProps) {
  return (
    <chakra.div
      {...(role ? { role } : {})}
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
      py={{ base: '8', md: '12' }}
      px="4"
    >
      {drawing}
      <Heading
        {...(isPage ? { as: 'h1' as const, id: TITLE_ID, tabIndex: -1, outline: 'none' } : { as: 'h2' as const })}
        textStyle="lg"
        maxWidth="full"
        overflowWrap="anywhere"
      >
        {title}
      </Heading>
      {text ? (
        <chakra.p color="fg.muted" maxWidth="46ch">
          {text}
        </chakra.p>
      ) : null}
      {action ? <chakra.div mt="3">{action}</chakra.div> : null}
    </chakra.div>
  )
}

export interface EmptyStateProps {
  /** One sentence. */
  readonly title: string
  readonly text?: string
  /** One action. */
  readonly action?: ReactNode
  readonly drawing?: ReactNode
}

/** An empty list: a drawing, one sentence, one action. */
export function EmptyState({ drawing, ...rest }: EmptyStateProps) {
  return <Message drawing={drawing ?? <EmptyDrawing />} {...rest} />
}

interface FailureViewProps {
  readonly failure: Failure
  readonly onRetry?: () => void
  /** Nothing else names the page: the failure is its title. */
  readonly isPage?: boolean | undefined
}
/**
 * In the place of something that could not be read: offline, refused, missing, failed. Trying again is offered where it
 * can help.
 */
export function FailureView({ failure, onRetry, isPage }: FailureViewProps) {
  const { t } = useTexts()
  const retry = onRetry ? (
    <Button variant="outline" colorPalette="gray" onClick={onRetry}>
      {t('ui.action.retry')}
    </Button>
  ) : undefined
  if (failure.code === 'offline')
    return (
      <Message
        role="alert"
        isPage={isPage}
        drawing={<OfflineDrawing />}
        title={t('ui.state.offline.title')}
        text={t('ui.state.offline.text')}
        action={retry}
      />
    )
  if (failure.status === 403)
    return (
      <Message
        role="alert"
        isPage={isPage}
        drawing={<RefusedDrawing />}
        title={t('ui.state.refused.title')}
        text={t('ui.state.refused.text')}
      />
    )
  // What is read has no fields to correct: an address that is malformed leads nowhere, like one that is unknown.
  if (failure.status === 404 || failure.status === 410 || failure.code === 'invalid')
    return (
      <Message
        role="alert"
        isPage={isPage}
        drawing={<EmptyDrawing />}
        title={t('ui.state.missing.title')}
        text={t('ui.state.missing.text')}
      />
    )
  return (
    <Message
      role="alert"
      isPage={isPage}
      drawing={<FailedDrawing />}
      title={failure.message || t('ui.state.failed.title')}
      text={failure.status >= 500 ? t('ui.state.failed.text') : undefined}
      action={retry}
    />
  )
}

/** Says to screen readers that something is loading, around skeletons of the same shape. */
export function Loading({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  return (
    <chakra.div role="status" aria-busy="true">
      <chakra.span srOnly>{t('ui.state.loading')}</chakra.span>
      {children}
    </chakra.div>
  )
}
