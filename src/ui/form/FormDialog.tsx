import { Button } from '@chakra-ui/react/button'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog, type DialogProps } from '../Dialog.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer' | 'children'> {
  readonly busy: boolean
  /** What the button says that sends the form, and what while it is on its way. */
  readonly submit: string
  readonly busyText?: string
  /** Sending it ends or refuses something. */
  readonly destructive?: boolean
  /** A further button before the last. */
  readonly further?: ReactNode
  /** The form, which takes this id. */
  readonly children: (id: string) => ReactNode
}

/** A dialog around one form, whose buttons stand at its foot. Mounted anew for each opening. */
export function FormDialog({ busy, submit, busyText, destructive, further, children, ...dialog }: FormDialogProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <Dialog
      open
      {...dialog}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={dialog.onClose}>
            {t('ui.action.cancel')}
          </Button>
          {further}
          <SubmitButton
            form={id}
            busy={busy}
            {...(busyText ? { busyText } : {})}
            {...(destructive ? { colorPalette: 'danger' } : {})}
          >
            {submit}
          </SubmitButton>
        </>
      }
    >
      {children(id)}
    </Dialog>
  )
}
