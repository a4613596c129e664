import { chakra } from '@chakra-ui/react/styled-system'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useTexts } from '../../i18n/useTexts.ts'
import type { jobPostingMachine } from '../../machines/job-posting/job-posting.machine.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { usePostingOutcome, whyText } from './usePostingOutcome.ts'

interface PostingQuestionProps {
  readonly snapshot: SnapshotFrom<typeof jobPostingMachine>
  readonly send: (event: EventFromLogic<typeof jobPostingMachine>) => void
  /** Postings of the account open without a review. */
  readonly opensAtOnce: boolean
}

/** Asks before a posting is published or closed, and says what that means. */
export function PostingQuestion({ snapshot, send, opensAtOnce }: PostingQuestionProps) {
  const { t } = useTexts()
  const { titleOf } = usePostingOutcome()
  const { row, event, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const isClosing = event === 'close'
  const title = titleOf(row)
  return (
    <ConfirmDialog
      open
      destructive={isClosing}
      busy={snapshot.hasTag('busy')}
      title={isClosing ? t('posting.close.title', { title }) : t('posting.publish.title', { title })}
      text={
        <chakra.div display="grid" gap="3">
          {failure ? (
            <Notice kind="error" title={t(isClosing ? 'posting.failed.close' : 'posting.failed.publish')}>
              {[whyText(failure, t), ...Object.values(failure.errors).flat()].join(' ')}
            </Notice>
          ) : null}
          <p>{t(isClosing ? 'posting.close.text' : opensAtOnce ? 'posting.publish.opens' : 'posting.publish.waits')}</p>
        </chakra.div>
      }
      confirm={t(isClosing ? 'posting.action.close' : 'posting.action.publish')}
      onConfirm={() => send({ type: 'act.confirm' })}
      onClose={() => send({ type: 'act.cancel' })}
    />
  )
}
