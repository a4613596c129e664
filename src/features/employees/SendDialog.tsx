import { Button } from '@chakra-ui/react/button'
import { useId } from 'react'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { sendMachine } from './employees.effects.ts'
import { SendForm } from './SendForm.tsx'

export interface StaffDialogProps {
  readonly onClose: () => void
  readonly onDone: () => void
  /** Where the focus goes when it closes: what opened it may be gone by then. */
  readonly finalFocus: () => HTMLElement | null
}

/** "Send offer": to one or several people; all are sent or none. */
export function SendDialog({ onClose, onDone, finalFocus }: StaffDialogProps) {
  const { t } = useTexts()
  const toast = useToast()
  const id = useId()
  const save = useSave(sendMachine, {
    row: null,
    onSaved: (offers) => {
      toast({ severity: 'success', text: t('employee.sent', { count: offers.length }) })
      onDone()
    },
    onFailed: () => toast({ severity: 'error', title: t('ui.toast.error'), text: t('employee.send.failed') }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('employee.send')}
      width="56rem"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          <SubmitButton form={id} busy={save.busy} busyText={t('employee.sending')}>
            {t('employee.send')}
          </SubmitButton>
        </>
      }
    >
      <SendForm id={id} save={save} />
    </Dialog>
  )
}
