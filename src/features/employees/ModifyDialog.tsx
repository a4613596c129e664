import type { ActorRefFrom } from 'xstate'
import { useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Modification, Offer } from '../../machines/job-offer/offer-row.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import type { StaffRow } from './employees.effects.ts'
import { ModifyForm } from './ModifyForm.tsx'
import type { StaffDialogProps } from './SendDialog.tsx'

interface ModifyDialogProps extends Omit<StaffDialogProps, 'onDone'> {
  readonly row: StaffRow
  readonly form: ActorRefFrom<SaveMachine<Modification, Offer>>
}

/** "Modify": offers again on other terms after a refusal, whose note stays in sight. */
export function ModifyDialog({ row, form, onClose, finalFocus }: ModifyDialogProps) {
  const { t } = useTexts()
  const save = useSaveWithin(form, {
    failed: t('employee.update.failed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('employee.modify.title', { name: row.employee_name ?? row.employee_email })}
      width="56rem"
      busy={save.busy}
      submit={t('employee.modify.submit')}
      busyText={t('employee.sending')}
    >
      {(id) => <ModifyForm id={id} row={row} save={save} />}
    </FormDialog>
  )
}
