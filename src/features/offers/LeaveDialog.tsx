import { Button } from '@chakra-ui/react/button'
import { useId, useState } from 'react'
import { employmentEnd } from '../../../openapi/schemas/job-offer.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import { differing } from '../../machines/save/differing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import { leaveMachine, type Employment } from './offer.effects.ts'

const leaving = employmentEnd.omit({ version: true })

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
  const id = useId()
  const { company_name: company, job_title: job } = employment
  const [today] = useState(() => addisDay(new Date()))
  const form = useSchemaForm(leaving, { last_day: employment.last_day ?? '', reason: null })
  const save = useSave(leaveMachine, {
    row: employment,
    agrees: (values, row) => differing({ last_day: values.last_day }, row).length === 0,
    onSaved: ({ last_day }) => {
      toast({ severity: 'success', text: last_day !== null && last_day > today ? t('offer.leave.planned', { company, date: date(last_day) }) : t('offer.leave.done', { company }) })
      onDone()
    },
    onFailed: () => toast({ severity: 'error', title: t('ui.toast.error'), text: t('offer.leave.failed') }),
  })
  const lastDay = form.hook.watch('last_day')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('offer.leave.title', { job, company })}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          <SubmitButton form={id} busy={save.busy} colorPalette="danger">
            {t('offer.leave')}
          </SubmitButton>
        </>
      }
    >
      <SaveForm
        form={form}
        id={id}
        save={save}
        draft={`leave ${employment.id}`}
        valuesOf={(body) => body}
        differences={
          save.theirs && save.values && save.theirs.last_day !== save.values.last_day
            ? [{ field: 'last_day', label: t('offer.leave.last_day'), mine: date(save.values.last_day), theirs: save.theirs.last_day ? date(save.theirs.last_day) : '–' }]
            : []
        }
      >
        <Notice kind="info">{t(lastDay !== '' && lastDay <= today ? 'offer.leave.text' : 'offer.leave.text.planned', { company })}</Notice>
        <DateField control={form.control} name="last_day" label={t('offer.leave.last_day')} help={t('offer.leave.last_day.help')} min={employment.started_on} required />
        <TextAreaField control={form.control} name="reason" label={t('offer.reason.label')} help={t('offer.reason.help')} rows={3} />
      </SaveForm>
    </Dialog>
  )
}
