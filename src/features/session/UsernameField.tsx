import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMachine } from '@xstate/react'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { fromPromise } from 'xstate'
import { useTexts } from '../../i18n/useTexts.ts'
import { usernameMachine, type UsernameMessage } from '../../machines/username/username.machine.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { AlertIcon, CheckCircleIcon } from '../../ui/icons.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { checkUsername } from './session.effects.ts'

const machine = usernameMachine.provide({
  actors: {
    check: fromPromise<string, { readonly username: string }>(({ input, signal }) =>
      checkUsername(input.username, signal),
    ),
  },
})

export interface UsernameFieldProps<V extends FieldValues> {
  readonly control: Control<V>
  readonly name: Path<V>
  /** "Username" by default. */
  readonly label?: string
}

/** A username that is checked while it is typed, with the server's message below the field. */
export function UsernameField<V extends FieldValues>({ control, name, label }: UsernameFieldProps<V>) {
  const { t } = useTexts()
  const [snapshot, send] = useMachine(machine)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return (
    <TextField
      control={control}
      name={name}
      label={label ?? t('session.field.username')}
      autoComplete="username"
      required
      help={t('session.field.username.help')}
      onText={(value) => send({ type: 'username.change', value })}
      hint={
        snapshot.matches('idle') ? undefined : (
          <UsernameHint state={snapshot.value} message={snapshot.context.message} />
        )
      }
    />
  )
}

const looks = {
  available: { color: 'fg.success', Icon: CheckCircleIcon },
  taken: { color: 'fg.error', Icon: AlertIcon },
  failed: { color: 'fg.warning', Icon: AlertIcon },
  offline: { color: 'fg.warning', Icon: AlertIcon },
} as const

/** One line: being checked, free, taken, unknown, or to be asked about later. */
export function UsernameHint({
  state,
  message,
}: {
  readonly state: 'idle' | 'debouncing' | 'checking' | 'available' | 'taken' | 'failed' | 'offline'
  readonly message: UsernameMessage | null
}) {
  const { t } = useTexts()
  if (state === 'idle') return null
  if (state === 'debouncing' || state === 'checking' || message === null)
    return (
      <chakra.span role="status" display="inline-flex" alignItems="center" gap="1.5">
        <Spinner size="xs" aria-hidden="true" />
        {t('session.username.checking')}
      </chakra.span>
    )
  const { color, Icon } = looks[state]
  return (
    <chakra.span role="status" display="inline-flex" alignItems="center" gap="1.5" color={color} fontWeight="500">
      <Icon />
      {'id' in message ? t(message.id) : message.text}
    </chakra.span>
  )
}
