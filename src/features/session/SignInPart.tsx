import { useRef, useState } from 'react'
import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { getContact, takeBackChange } from './contact.effects.ts'
import { ContactDialog, type ContactField } from './ContactDialog.tsx'
import { SignInDetails } from './SignInDetails.tsx'

const contactMachine = createLoadMachine(getContact)
const takeBackMachine = createSaveMachine(takeBackChange)

/** The sign-in details with their calls and dialogs. */
export function SignInPart() {
  const { t } = useTexts()
  const toast = useToast()
  const { refresh } = useSession()
  const { data, failure, retry, refresh: reload } = useLoad(contactMachine, null)
  const [open, setOpen] = useState<ContactField | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const takingBack = useSave(takeBackMachine, {
    row: null,
    onSaved: (_, kind) => {
      toast({ severity: 'success', text: t('session.contact.taken_back') })
      reload()
      // Its button disappears with the notice.
      document.getElementById(`change-${kind}`)?.focus()
    },
    onFailed: (failure) => {
      // Confirmed or cancelled elsewhere: the shown data is outdated.
      if (failure.code === 'not_found') return reload()
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title, text: text || title })
    },
  })
  return (
    <SignInDetails
      contact={data}
      failure={data === null ? failure : null}
      takingBack={takingBack.busy ? takingBack.values : null}
      onRetry={retry}
      onChange={(field, button) => {
        opener.current = button
        setOpen(field)
      }}
      onTakeBack={takingBack.submit}
    >
      {open && data ? (
        <ContactDialog
          field={open}
          contact={data}
          finalFocus={() => opener.current}
          onClose={() => setOpen(null)}
          onDone={(message) => {
            toast({ severity: 'success', text: message })
            setOpen(null)
            reload()
            // The username is in the top bar and in links.
            if (open === 'username') refresh()
          }}
        />
      ) : null}
    </SignInDetails>
  )
}
