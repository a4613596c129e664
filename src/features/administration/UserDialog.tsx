import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import { turnMachine, userMachine, type UserTurn } from './administration.effects.ts'
import { UserDetails } from './UserDetails.tsx'

interface UserDialogProps {
  readonly id: string
  readonly onClose: () => void
  /** The user was disabled or let in again. */
  readonly onChanged: () => void
}

/** One user with their accounts; disabling and enabling. */
export function UserDialog({ id, onClose, onChanged }: UserDialogProps) {
  const { t } = useTexts()
  const load = useLoad(userMachine, id)
  return (
    <Dialog open onClose={onClose} title={load.data?.name ?? t('administration.user')} width="46rem">
      <LoadGate load={load} skeleton={<FormSkeleton fields={3} />}>
        {(user) => (
          <Turning
            key={user.version}
            user={user}
            onReceive={load.receive}
            onChanged={(now) => {
              load.receive(now)
              onChanged()
            }}
          />
        )}
      </LoadGate>
    </Dialog>
  )
}

function Turning({ user, onReceive, onChanged }: { readonly user: ManagedUser; readonly onReceive: (now: ManagedUser) => void; readonly onChanged: (now: ManagedUser) => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const save = useSave<UserTurn, ManagedUser>(turnMachine, {
    row: user,
    agrees: (turn, now) => (now.disabled_at !== null) === (turn.kind === 'disable'),
    onSaved: (now) => {
      toast({ severity: 'success', text: t(now.disabled_at ? 'administration.disabled' : 'administration.enabled', { name: now.name }) })
      onChanged(now)
    },
  })
  return <UserDetails user={user} save={save} onReceive={onReceive} />
}
