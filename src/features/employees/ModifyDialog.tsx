import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { modifyMachine, type StaffRow } from './employees.effects.ts'
import { ModifyForm } from './ModifyForm.tsx'
import { sameOffer } from './modify-values.ts'
import type { StaffDialogProps } from './SendDialog.tsx'

interface ModifyDialogProps extends StaffDialogProps {
  readonly row: StaffRow
}

/** "Modify": offers again on other terms after a refusal, whose note stays in sight. */
export function ModifyDialog({ row, onClose, onDone, finalFocus }: ModifyDialogProps) {
  const { t } = useTexts()
  const toast = useToast()
  const save = useSave(modifyMachine, {
    row,
    agrees: sameOffer,
    onSaved: () => {
      toast({ severity: 'success', text: t('employee.modified', { name: row.employee_name ?? row.employee_email }) })
      onDone()
    },
    onFailed: () => toast({ severity: 'error', title: t('ui.toast.error'), text: t('employee.update.failed') }),
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
