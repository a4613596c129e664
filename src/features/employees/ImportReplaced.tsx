import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ImportReport } from '../../machines/sheet-import/sheet-import.machine.ts'
import { useDates } from '../../ui/useDates.ts'

/** Which jobs of somebody who works for the company already end with this offer, and when. */
export function ImportReplaced({ replaced }: Pick<ImportReport['rows'][number], 'replaced'>) {
  const { t } = useTexts()
  const { date } = useDates()
  return replaced.map(({ employment_id: id, job_title: job, last_day, begins }) => (
    <chakra.span key={id} display="block" textStyle="xs" color="fg.muted" mt="1" overflowWrap="anywhere">
      {t(begins ? 'offer.replaces.sender.ends' : 'offer.replaces.sender.never', { job, date: date(last_day) })}
    </chakra.span>
  ))
}
