import { useState } from 'react'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import { EndingDialog } from '../../ui/form/EndingDialog.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import { leaveMachine, type Employment } from './offer.effects.ts'

export interface WorkDialogProps {
  readonly employment: Employment
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Leaves a job on a last day: says what ends then and what stays. */
export function LeaveDialog({ employment, onClose, onDone }: WorkDialogProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const toast = useToast()
  const { company_name: company, job_title: job } = employment
  const [today] = useState(() => addisDay(new Date()))
  const save = useSave(leaveMachine, {
    row: employment,
    agrees: ({ last_day }, now) => last_day === now.last_day,
    onSaved: ({ last_day }) => {
      const planned = last_day !== null && last_day > today
      toast({ severity: 'success', text: planned ? t('offer.leave.planned', { company, date: date(last_day) }) : t('offer.leave.done', { company }) })
      onDone()
    },
    onFailed: () => toast({ severity: 'error', title: t('ui.toast.error'), text: t('offer.leave.failed') }),
  })
  return (
    <EndingDialog
      title={t('offer.leave.title', { job, company })}
      employment={employment}
      save={save}
      draft={`leave ${employment.id}`}
      today={today}
      text={(isOver) => t(isOver ? 'offer.leave.text' : 'offer.leave.text.planned', { company })}
      kind="info"
      reasonHelp={t('offer.reason.help')}
      submit={t('offer.leave')}
      onClose={onClose}
    />
  )
}
