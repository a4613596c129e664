import { chakra } from '@chakra-ui/react/styled-system'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useTexts } from '../../i18n/useTexts.ts'
import type { jobApplicationMachine } from '../../machines/job-application/job-application.machine.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface WithdrawQuestionProps {
  readonly snapshot: SnapshotFrom<typeof jobApplicationMachine>
  readonly send: (event: EventFromLogic<typeof jobApplicationMachine>) => void
  /** What the job is called. */
  readonly title: string
}

/** Asks before an application is taken back for good. */
export function WithdrawQuestion({ snapshot, send, title }: WithdrawQuestionProps) {
  const { t } = useTexts()
  const { failure } = snapshot.context
  return snapshot.hasTag('open') ? (
    <ConfirmDialog
      open
      destructive
      busy={snapshot.hasTag('busy')}
      title={t('application.withdraw.title', { title })}
      text={
        <chakra.div display="grid" gap="3">
          {failure ? (
            <Notice kind="error" title={t('application.failed.withdraw')}>
              <FailureLines failure={failure} />
            </Notice>
          ) : null}
          <p>{t('application.withdraw.text')}</p>
        </chakra.div>
      }
      confirm={t('application.withdraw')}
      onConfirm={() => send({ type: 'act.confirm' })}
      onClose={() => send({ type: 'act.cancel' })}
    />
  ) : null
}
