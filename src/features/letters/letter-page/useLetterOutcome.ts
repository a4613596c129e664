import type { Failure } from '../../../../openapi/failure.ts'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { LetterContext, LetterEvent } from '../../../machines/letter/letter.machine.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { useToast } from '../../../ui/toast/useToast.ts'

/** Says in a toast what came of an act on a letter. */
export function useLetterOutcome() {
  const { t } = useTexts()
  const toast = useToast()
  return {
    done: (
      { event, said }: Pick<LetterContext, 'event' | 'said'>,
      { reference, together, status }: Pick<Letter, 'reference' | 'together' | 'status'>,
    ) =>
      toast({
        severity: 'success',
        text:
          event === 'issue' && together !== null
            ? t('letter.life.done.issue.each', { count: together })
            : event === 'revoke' && said.together
              ? t('letter.life.done.revoke.together')
              : event === 'submit' && status === 'approved'
                ? t('letter.page.history.submitted.none')
                : t(`letter.life.done.${event}`, { reference: reference ?? '' }),
      }),
    failed: (event: LetterEvent, failure: Failure) => {
      const isChanged = failure.code === 'stale' || failure.code === 'not_pending'
      const { title, text } = failureText(failure, t)
      const said = [text || title, ...new Set(Object.values(failure.errors).flat())].join(' ')
      toast({
        severity: 'error',
        title: t(`letter.life.failed.${event}`),
        text: isChanged ? t('letter.life.unchanged') : said,
      })
    },
    nothingWaits: () => toast({ severity: 'info', text: t('letter.life.nothing_waits') }),
  }
}
