import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { AlertIcon, CheckCircleIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ApplyViewProps } from './ApplyView.tsx'

/** Whether the draft is saved, what it lacks, and the way to send it. */
export function ApplySide(props: ApplyViewProps) {
  const { row, missing, isBusy, onSend, onGoTo } = props
  const { t, pick } = useTexts()
  const nameOf = (one: string) => {
    if (one === 'resume_id') return t('application.resume')
    if (one.startsWith('documents.')) return t(`resume.document.kind.${one.slice(10)}` as 'resume.document.kind.degree')
    const question = row.job.questions.find(({ id }) => one === `answers.${id}`)
    return pick(question?.text)?.text ?? t('application.questions')
  }
  return (
    <Panel>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Saved {...props} />
        {row.application === null ? null : missing.length === 0 ? (
          <chakra.p textStyle="sm" display="flex" gap="2" alignItems="center">
            <CheckCircleIcon color="fg.success" flexShrink="0" />
            {t('application.ready')}
          </chakra.p>
        ) : (
          <div>
            <chakra.p textStyle="sm" color="fg.muted">
              {t('application.left', { count: missing.length })}
            </chakra.p>
            <chakra.ul listStyleType="none">
              {missing.map((one) => (
                <li key={one}>
                  <Button
                    variant="ghost"
                    size="sm"
                    ms="-3"
                    whiteSpace="normal"
                    textAlign="start"
                    height="auto"
                    minHeight={{ base: '11', md: '8' }}
                    onClick={() => onGoTo(one)}
                  >
                    {nameOf(one)}
                  </Button>
                </li>
              ))}
            </chakra.ul>
          </div>
        )}
        <Button aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onSend())}>
          {t('application.review')}
        </Button>
      </chakra.div>
    </Panel>
  )
}

/** Whether what is typed is saved, and why not. */
function Saved({ row, state, trouble, onRetry }: ApplyViewProps) {
  const { t } = useTexts()
  const isWrong = state !== 'saved' && state !== 'waiting'
  const said =
    state === 'stuck' && trouble === 'offline'
      ? 'offline'
      : state === 'saved' && row.application === null
        ? 'new'
        : state
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <chakra.span
        role="status"
        textStyle="sm"
        color={isWrong ? 'fg.error' : 'fg.muted'}
        display="inline-flex"
        gap="1.5"
        alignItems="center"
      >
        {isWrong ? <AlertIcon flexShrink="0" /> : null}
        {t(`application.autosave.${said}`)}
      </chakra.span>
      {state === 'stuck' && (trouble === 'offline' || trouble === 'failed' || trouble === 'accountChanged') ? (
        <RetryButton onRetry={onRetry} />
      ) : null}
    </chakra.div>
  )
}
