import type { JobPostingRow } from '../../../openapi/schemas/job-posting.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { detailOf } from '../../machines/failure.ts'
import type { PostingEvent } from '../../machines/job-posting/job-posting.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast/useToast.ts'

/** Says in a toast what came of a change of a posting. */
export function usePostingOutcome() {
  const { t, pick } = useTexts()
  const toast = useToast()
  const titleOf = (row: Pick<JobPostingRow, 'title'>) => pick(row.title)?.text ?? ''
  return {
    titleOf,
    done: (event: PostingEvent, row: Pick<JobPostingRow, 'title' | 'status'>) => {
      const said = event === 'publish' && row.status === 'in_review' ? 'review' : event
      toast({ severity: 'success', text: t(`posting.done.${said}`, { title: titleOf(row) }) })
    },
    failed: (event: PostingEvent | 'duplicate', failure: Failure) => {
      const isChanged = failure.code === 'stale' || failure.code === 'not_pending'
      toast({
        severity: 'error',
        title: t(`posting.failed.${event}`),
        text: isChanged ? t('posting.unchanged') : whyText(failure, t),
      })
    },
  }
}

/** Why a posting was not published or changed, with what to do about it. */
export function whyText(failure: Failure, t: ReturnType<typeof useTexts>['t']): string {
  const full = detailOf(failure, 'limit_reached')
  // Of the plan it says how many are used; of how many postings there can be at all it does not.
  if (full?.used !== undefined) return t('posting.room.full', { limit: full.limit, close: full.used - full.limit + 1 })
  const { title, text } = failureText(failure, t)
  return text || title
}
