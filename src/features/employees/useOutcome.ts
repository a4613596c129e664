import { useTexts } from '../../i18n/useTexts.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import type { StaffRow } from './employees.effects.ts'

/** Says in a toast what came of a conversation about an offer; `row` is as it is then. */
export function useOutcome(): (outcome: string, row: StaffRow) => void {
  const { t } = useTexts()
  const { date } = useDates()
  const toast = useToast()
  return (outcome, row) => {
    const name = row.employee_name ?? row.employee_email
    const day = row.employment?.last_day ?? null
    const text = {
      withdrawn: () => t('employee.withdrawn', { name }),
      modified: () => t('employee.modified', { name }),
      ended: () =>
        row.employment?.state === 'never_began'
          ? t('employee.end.called_off', { name })
          : day !== null && day > addisDay(new Date())
            ? t('employee.end.planned', { name, date: date(day) })
            : t('employee.end.done', { name }),
    }[outcome]
    if (text) toast({ severity: 'success', text: text() })
  }
}
