import { chakra } from '@chakra-ui/react/styled-system'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useTexts } from '../../i18n/useTexts.ts'
import type { jobPostingMachine } from '../../machines/job-posting/job-posting.machine.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ClosingQuestion } from './ClosingQuestion.tsx'
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
  if (event === 'close') return <ClosingQuestion snapshot={snapshot} send={send} />
  const title = titleOf(row)
  return (
    <ConfirmDialog
      open
      busy={snapshot.hasTag('busy')}
      title={t('posting.publish.title', { title })}
      text={
        <chakra.div display="grid" gap="3">
          {failure ? (
            <Notice kind="error" title={t('posting.failed.publish')}>
              {[whyText(failure, t), ...Object.values(failure.errors).flat()].join(' ')}
            </Notice>
          ) : null}
          <p>{t(opensAtOnce ? 'posting.publish.opens' : 'posting.publish.waits')}</p>
        </chakra.div>
      }
      confirm={t('posting.action.publish')}
      onConfirm={() => send({ type: 'act.confirm' })}
      onClose={() => send({ type: 'act.cancel' })}
    />
  )
}
