import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { changeEmail, changePhone, changeUsername, type ContactDetails } from './contact.effects.ts'
import { EmailForm, PhoneForm, UsernameForm } from './ContactForms.tsx'

const machines = {
  email: createSaveMachine(changeEmail),
  phone: createSaveMachine(changePhone),
  username: createSaveMachine(changeUsername),
}
const purposes = {
  email: 'session.email.purpose',
  phone: 'session.phone.purpose',
  username: 'session.rename.purpose',
} as const

/** The details that are changed in a dialog. */
export type ContactField = keyof typeof machines

export interface ContactDialogProps {
  readonly field: ContactField
  readonly contact: ContactDetails
  readonly onClose: () => void
  /** The server has accepted the change or the request for it. */
  readonly onDone: (message: string) => void
  readonly finalFocus: () => HTMLElement | null
}

/** The dialog that changes email, phone number or username. Mounted again for each opening. */
export function ContactDialog({ field, contact, onClose, onDone, finalFocus }: ContactDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`session.contact.change_of.${field}`)}
      description={t(purposes[field], { email: contact.email })}
      width="32rem"
      finalFocus={finalFocus}
    >
      {field === 'email' ? (
        <Email onDone={onDone} />
      ) : field === 'phone' ? (
        <Phone onDone={onDone} />
      ) : (
        <Username onDone={onDone} username={contact.username} />
      )}
    </Dialog>
  )
}

type Done = Pick<ContactDialogProps, 'onDone'>
const Email = ({ onDone }: Done) => (
  <EmailForm {...useSave(machines.email, { row: null, onSaved: ({ message }) => onDone(message) })} />
)
const Phone = ({ onDone }: Done) => (
  <PhoneForm {...useSave(machines.phone, { row: null, onSaved: ({ message }) => onDone(message) })} />
)
const Username = ({ onDone, username }: Done & { readonly username: string }) => (
  <UsernameForm
    {...useSave(machines.username, { row: null, onSaved: ({ message }) => onDone(message) })}
    username={username}
  />
)
