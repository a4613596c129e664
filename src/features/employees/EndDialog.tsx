import { Button } from '@chakra-ui/react/button'
import { useId, useState } from 'react'
import { employmentEnd } from '../../../openapi/schemas/job-offer.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import { endMachine, type Employment, type StaffRow } from './employees.effects.ts'
import type { StaffDialogProps } from './SendDialog.tsx'

const ending = employmentEnd.omit({ version: true })

interface EndDialogProps extends StaffDialogProps {
  readonly row: StaffRow
  readonly employment: Employment
}

/** "Delete" of an employee: ends the employment on a last day with a reason, and says what goes with it. */
export function EndDialog({ row, employment, onClose, onDone, finalFocus }: EndDialogProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const toast = useToast()
  const id = useId()
  const name = row.employee_name ?? row.employee_email
  const [today] = useState(() => addisDay(new Date()))
  const form = useSchemaForm(ending, { last_day: employment.last_day ?? '', reason: null })
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
  const lastDay = form.hook.watch('last_day')
  const { theirs, values } = save
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('employee.end.title', { name })}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          <SubmitButton form={id} busy={save.busy} colorPalette="danger">
            {t('employee.end')}
          </SubmitButton>
        </>
      }
    >
      <SaveForm
        form={form}
        id={id}
        save={save}
        draft={`end ${employment.id}`}
        valuesOf={(body) => body}
        differences={
          theirs && values ? [{ field: 'last_day', label: t('offer.leave.last_day'), mine: date(values.last_day), theirs: theirs.last_day ? date(theirs.last_day) : '–' }] : []
        }
      >
        <Notice kind="warning">{t(lastDay !== '' && lastDay <= today ? 'employee.end.text' : 'employee.end.text.planned', { name })}</Notice>
        <DateField control={form.control} name="last_day" label={t('offer.leave.last_day')} help={t('offer.leave.last_day.help')} min={employment.started_on} required />
        <TextAreaField control={form.control} name="reason" label={t('offer.reason.label')} help={t('employee.end.reason.help')} rows={3} />
      </SaveForm>
    </Dialog>
  )
}
