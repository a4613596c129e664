import { chakra } from '@chakra-ui/react/styled-system'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { Failure } from '../../../openapi/failure.ts'
import { newAccount } from '../../../openapi/schemas/session.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { usernameMachine, type UsernameMessage } from '../../machines/username/username.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { checkUsername, createAccount, type NewAccount } from './shell.effects.ts'

const saveMachine = createSaveMachine<NewAccount, { readonly message: string }>(createAccount)
const availability = usernameMachine.provide({
  actors: {
    check: fromPromise<string, { readonly username: string }>(({ input, signal }) =>
      checkUsername(input.username, signal),
    ),
  },
})

export interface CreateAccountViewProps {
  readonly open: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly availability: {
    readonly state: 'idle' | 'debouncing' | 'checking' | 'available' | 'taken' | 'failed' | 'offline'
    readonly message: UsernameMessage | null
  }
  readonly onUsername: (value: string) => void
  readonly onSubmit: (values: NewAccount) => void
  readonly onClose: () => void
}

const colours = {
  available: 'fg.success',
  taken: 'fg.error',
  failed: 'fg.warning',
  offline: 'fg.warning',
  idle: 'fg.muted',
  debouncing: 'fg.muted',
  checking: 'fg.muted',
} as const

/** The dialog "Create New Account": one field, checked while it is typed. */
export function CreateAccountView({
  open,
  busy,
  failure,
  availability: { state, message },
  onUsername,
  onSubmit,
  onClose,
}: CreateAccountViewProps) {
  const { t } = useTexts()
  const form = useSchemaForm(newAccount, {})
  const said =
    state === 'checking'
      ? t('shell.create.checking')
      : message
        ? 'id' in message
          ? t(message.id)
          : message.text
        : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shell.create.title')}
      description={t('shell.create.purpose')}
      width="32rem"
    >
      <Form form={form} busy={busy} failure={failure} onSubmit={onSubmit}>
        <TextField
          control={form.control}
          name="username"
          label={t('shell.create.username')}
          help={t('shell.create.username_help')}
          autoComplete="username"
          required
          onText={onUsername}
          hint={
            said ? (
              <chakra.span color={colours[state]} aria-live="polite">
                {said}
              </chakra.span>
            ) : undefined
          }
        />
        <SubmitButton busy={busy} busyText={t('shell.create.sending')} alignSelf="flex-end">
          {t('shell.create.submit')}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

/** As `CreateAccountView`, with its machines. A new opening starts afresh. */
export function CreateAccountDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const { refresh } = useSession()
  const [username, check] = useMachine(availability)
  useNetworkRestored(() => check({ type: 'network.restored' }))
  const save = useSave(saveMachine, {
    row: null,
    onSaved: ({ message }) => {
      toast({ severity: 'success', title: t('shell.toast.success'), text: message })
      onClose()
      refresh()
    },
    onFailed: (failure) =>
      toast({ severity: 'error', title: t('shell.toast.error'), text: failureText(failure, t).title }),
  })
  return (
    <CreateAccountView
      open={open}
      busy={save.busy}
      failure={save.failure}
      availability={{ state: username.value, message: username.context.message }}
      onUsername={(value) => check({ type: 'username.change', value })}
      onSubmit={save.submit}
      onClose={onClose}
    />
  )
}
