import { useMachine } from '@xstate/react'
import { useCallback, useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { getContact, takeBackChange } from './contact.effects.ts'
import { ContactDialog, type ContactField } from './ContactDialog.tsx'
import { SignInDetails } from './SignInDetails.tsx'
import { useNetworkRestored } from './useNetworkRestored.ts'
import { useSave } from './useSave.ts'

const contactMachine = createLoadMachine(getContact)
const takeBackMachine = createSaveMachine(takeBackChange)

/** The sign-in details with their calls and dialogs. */
export function SignInPart() {
  const { t } = useTexts()
  const toast = useToast()
  const { refresh } = useSession()
  const [{ context }, send] = useMachine(contactMachine, { input: null })
  useNetworkRestored(useCallback(() => send({ type: 'network.restored' }), [send]))
  const [open, setOpen] = useState<ContactField | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const reload = () => send({ type: 'load.refresh' })
  const takingBack = useSave(takeBackMachine, {
    onSaved: (_, kind) => {
      toast({ severity: 'success', text: t('session.contact.taken_back') })
      reload()
      // Its own button goes with the notice.
      document.getElementById(`change-${kind}`)?.focus()
    },
    onFailed: (failure) => {
      // Confirmed or taken back elsewhere: what is shown is old.
      if (failure.code === 'not_found') return reload()
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title, text: text || title })
    },
  })
  return (
    <SignInDetails
      contact={context.data}
      failure={context.data === null ? context.failure : null}
      takingBack={takingBack.sending}
      onRetry={() => send({ type: 'load.retry' })}
      onChange={(field, button) => {
        opener.current = button
        setOpen(field)
      }}
      onTakeBack={takingBack.onSubmit}
    >
      {open && context.data ? (
        <ContactDialog
          field={open}
          contact={context.data}
          finalFocus={() => opener.current}
          onClose={() => setOpen(null)}
          onDone={(message) => {
            toast({ severity: 'success', text: message })
            setOpen(null)
            reload()
            // The name stands in the bar and in links.
            if (open === 'username') refresh()
          }}
        />
      ) : null}
    </SignInDetails>
  )
}
