import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useTexts } from '../../i18n/useTexts.ts'
import {
  NOTHING_SAID,
  type ApplicationDecision,
  type jobApplicationMachine,
} from '../../machines/job-application/job-application.machine.ts'
import { HireDialog, RejectDialog } from './DecisionDialog.tsx'

interface ApplicantQuestionProps {
  readonly snapshot: SnapshotFrom<typeof jobApplicationMachine>
  readonly send: (event: EventFromLogic<typeof jobApplicationMachine>) => void
  readonly name: string
}

/** What an employer says when they reject or hire one applicant. */
export function ApplicantQuestion({ snapshot, send, name }: ApplicantQuestionProps) {
  const { t } = useTexts()
  if (!snapshot.hasTag('open')) return null
  const { event, failure } = snapshot.context
  const asking = {
    failure,
    isBusy: snapshot.hasTag('busy'),
    onDecide: (decision: ApplicationDecision) => send({ type: 'act.confirm', said: { ...NOTHING_SAID, ...decision } }),
    onClose: () => send({ type: 'act.cancel' }),
  }
  return event === 'hire' ? (
    <HireDialog title={t('application.hire.title', { name })} {...asking} />
  ) : (
    <RejectDialog title={t('application.reject.title', { name })} {...asking} />
  )
}
