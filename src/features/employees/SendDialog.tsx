import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { sendMachine } from './employees.effects.ts'
import { SendForm, type SendFormProps } from './SendForm.tsx'

export interface StaffDialogProps {
  readonly onClose: () => void
  readonly onDone: () => void
  /** Where the focus goes when it closes: what opened it may be gone by then. */
  readonly finalFocus: () => HTMLElement | null
}

/** "Send offer": to one or several people; all are sent or none. */
export function SendDialog({ room, onClose, onDone, finalFocus }: StaffDialogProps & Pick<SendFormProps, 'room'>) {
  const { t } = useTexts()
  const toast = useToast()
  const save = useSave(sendMachine, {
    row: null,
    onSaved: (offers) => {
      toast({ severity: 'success', text: t('employee.sent', { count: offers.length }) })
      onDone()
    },
    failed: t('employee.send.failed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('employee.send')}
      width="56rem"
      busy={save.busy}
      submit={t('employee.send')}
      busyText={t('employee.sending')}
    >
      {(id) => <SendForm id={id} save={save} room={room} />}
    </FormDialog>
  )
}
