import { useState } from 'react'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import { EndingDialog } from '../../ui/form/EndingDialog.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import { endMachine, type Employment, type StaffRow } from './employees.effects.ts'
import type { StaffDialogProps } from './SendDialog.tsx'

interface EndDialogProps extends StaffDialogProps {
  readonly row: StaffRow
  readonly employment: Employment
}

/** "Delete" of an employee: ends the employment on a last day with a reason, and says what goes with it. */
export function EndDialog({ row, employment, onClose, onDone, finalFocus }: EndDialogProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const toast = useToast()
  const name = row.employee_name ?? row.employee_email
  const [today] = useState(() => addisDay(new Date()))
  const save = useSave(endMachine, {
    row: employment,
    agrees: ({ last_day }, now) => last_day === now.last_day,
    onSaved: ({ last_day }) => {
      const planned = last_day !== null && last_day > today
      toast({ severity: 'success', text: planned ? t('employee.end.planned', { name, date: date(last_day) }) : t('employee.end.done', { name }) })
      onDone()
    },
    onFailed: () => toast({ severity: 'error', title: t('ui.toast.error'), text: t('employee.delete.failed') }),
  })
  return (
    <EndingDialog
      title={t('employee.end.title', { name })}
      employment={employment}
      save={save}
      draft={`end ${employment.id}`}
      today={today}
      text={(isOver) => t(isOver ? 'employee.end.text' : 'employee.end.text.planned', { name })}
      kind="warning"
      reasonHelp={t('employee.end.reason.help')}
      submit={t('employee.end')}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  )
}
