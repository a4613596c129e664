import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ApplicationEvent } from '../../machines/job-application/job-application.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast/useToast.ts'

/** Of an event the text that stands for it: all moves to another stage are said alike. */
const kindOf = (event: ApplicationEvent) =>
  event === 'apply' || event === 'withdraw' || event === 'reject' || event === 'hire' || event === 'reconsider'
    ? event
    : 'move'

/** Says in a toast what came of a change of an application. */
export function useApplicationOutcome() {
  const { t } = useTexts()
  const toast = useToast()
  /** `stage`: where the applicant is now. */
  const textOf = (event: ApplicationEvent, name: string, stage = '') =>
    t(`application.done.${kindOf(event)}`, { name, stage })
  return {
    textOf,
    done: (...told: Parameters<typeof textOf>) => toast({ severity: 'success', text: textOf(...told) }),
    failed: (event: ApplicationEvent, failure: Failure) => {
      const isChanged = failure.code === 'stale' || failure.code === 'not_pending'
      const said = failureText(failure, t)
      toast({
        severity: 'error',
        title: t(`application.failed.${kindOf(event)}`),
        text: isChanged ? t('application.unchanged') : said.text || said.title,
      })
    },
  }
}
