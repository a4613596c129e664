import type { Failure } from '../../../../openapi/failure.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { InterviewEvent, LivingInterview } from '../../../machines/interview/interview.machine.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { useToast } from '../../../ui/toast/useToast.ts'
import type { Failed, InterviewOutcome } from './interviews.effects.ts'

/** Says in a toast what came of an act on an interview, as the list of their machines tells it. */
export function useInterviewOutcome(): (outcome: string, row: LivingInterview) => void {
  const { t } = useTexts()
  const toast = useToast()
  const failed = (event: InterviewEvent, failure: Failure) => {
    const isChanged = failure.code === 'stale' || failure.code === 'not_pending'
    const { title, text } = failureText(failure, t)
    toast({
      severity: 'error',
      title: t(`interview.failed.${event}`),
      text: isChanged ? t('interview.unchanged') : text || title,
    })
  }
  return (outcome, row) => {
    const told = outcome as InterviewOutcome
    if (told === 'failed') {
      const what = row as LivingInterview & Failed
      failed(what.failed, what.failure)
    } else toast({ severity: 'success', text: t(`interview.done.${told}`) })
  }
}
