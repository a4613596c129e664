import { Button } from '@chakra-ui/react/button'
import { useId } from 'react'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
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
  const id = useId()
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
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('employee.modify.title', { name: row.employee_name ?? row.employee_email })}
      width="56rem"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          <SubmitButton form={id} busy={save.busy} busyText={t('employee.sending')}>
            {t('employee.modify.submit')}
          </SubmitButton>
        </>
      }
    >
      <ModifyForm id={id} row={row} save={save} />
    </Dialog>
  )
}
