import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import type { Employment, Ending } from '../../machines/job-offer/offer-row.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { EndingDialog, type EndsHow } from '../../ui/form/EndingDialog.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { StaffRow } from './employees.effects.ts'
import type { StaffDialogProps } from './SendDialog.tsx'

interface EndDialogProps extends Omit<StaffDialogProps, 'onDone'> {
  readonly row: StaffRow
  readonly employment: Employment
  readonly form: ActorRefFrom<SaveMachine<Ending, Employment>>
}

const TEXTS: Readonly<Record<EndsHow, MessageId>> = {
  now: 'employee.end.text',
  planned: 'employee.end.text.planned',
  never_begins: 'employee.end.never',
}

/** "Delete" of an employee: ends the employment on a last day with a reason, and says what goes with it. */
export function EndDialog({ row, employment, form, onClose, finalFocus }: EndDialogProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const name = row.employee_name ?? row.employee_email
  const [today] = useState(() => addisDay(new Date()))
  const save = useSaveWithin(form, {
    failed: t('employee.delete.failed'),
  })
  return (
    <EndingDialog
      title={t('employee.end.title', { name })}
      employment={employment}
      save={save}
      draft={`end ${employment.id}`}
      today={today}
      text={(how) => t(TEXTS[how], { name, date: date(employment.started_on) })}
      kind="warning"
      reasonHelp={t('employee.end.reason.help')}
      submit={t('employee.end')}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  )
}
