import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { turnMachine, userMachine, type UserTurn } from './administration.effects.ts'
import { RowDialog, type RowProps } from './RowDialog.tsx'
import { UserDetails } from './UserDetails.tsx'
import { UserSignIn } from './UserSignIn.tsx'

interface UserDialogProps {
  readonly id: string
  readonly onClose: () => void
  /** The user was disabled or enabled. */
  readonly onChanged: () => void
}

/** One user with their accounts; disabling and enabling. */
export function UserDialog(props: UserDialogProps) {
  const { t } = useTexts()
  return (
    <RowDialog machine={userMachine} titleOf={(user) => user?.name ?? t('administration.user')} fields={3} {...props}>
      {(shown) => <Turning key={shown.row.version} {...shown} />}
    </RowDialog>
  )
}

function Turning({ row: user, onReceive, onChanged }: RowProps<ManagedUser>) {
  const { t } = useTexts()
  const toast = useToast()
  const save = useSave<UserTurn, ManagedUser>(turnMachine, {
    row: user,
    agrees: (turn, now) => (now.disabled_at !== null) === (turn.kind === 'disable'),
    onSaved: (now) => {
      toast({
        severity: 'success',
        text: t(now.disabled_at ? 'administration.disabled' : 'administration.enabled', { name: now.name }),
      })
      onChanged(now)
    },
  })
  return <UserDetails user={user} save={save} onReceive={onReceive} signIn={<UserSignIn user={user} />} />
}
