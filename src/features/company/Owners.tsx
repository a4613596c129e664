import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { InviteDialog } from './InviteDialog.tsx'
import {
  endMachine,
  inviteMachine,
  ownersMachine,
  type Ending,
  type InvitationBody,
  type InvitationKind,
} from './owners.effects.ts'
import { OwnersView } from './OwnersView.tsx'

/** `/company/owners`: who owns the account together, who is invited to, and handing it over. */
export function Screen() {
  const { t } = useTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const { refresh } = useSession()
  const load = useLoad(ownersMachine, null)
  useLive('notifications', load.refresh)
  const [inviting, setInviting] = useState<InvitationKind | null>(null)
  const [ending, setEnding] = useState<Ending | null>(null)
  const end = useSave<Ending, true>(endMachine, {
    row: null,
    onSaved: (_, done) => {
      setEnding(null)
      if (done.kind === 'owner' && done.owner.is_me) {
        toast({ severity: 'success', text: t('company.owners.left') })
        // The account is theirs no more: the session finds the one they act as now.
        refresh()
        void navigate(pages.dashboard.path)
        return
      }
      toast({
        severity: 'success',
        text:
          done.kind === 'owner'
            ? t('company.owners.removed', { name: done.owner.name })
            : t('company.owners.cancelled', { email: done.invitation.email }),
      })
      load.refresh()
    },
  })
  return (
    <>
      <PageHeader title={t('page.owners.title')} purpose={t('company.owners.purpose')} />
      <LoadGate load={load} skeleton={<RowsSkeleton rows={3} />}>
        {(owners) => (
          <OwnersView
            owners={owners}
            ending={ending}
            end={end}
            onEnd={(what) => {
              end.changed()
              setEnding(what)
            }}
            onInvite={setInviting}
          />
        )}
      </LoadGate>
      {inviting ? (
        <Invite
          kind={inviting}
          onClose={() => setInviting(null)}
          onSent={(message) => {
            setInviting(null)
            toast({ severity: 'success', text: message })
            load.refresh()
          }}
        />
      ) : null}
    </>
  )
}

function Invite({
  kind,
  onClose,
  onSent,
}: {
  readonly kind: InvitationKind
  readonly onClose: () => void
  readonly onSent: (message: string) => void
}) {
  const save = useSave<InvitationBody, string>(inviteMachine, { row: null, onSaved: onSent })
  return <InviteDialog kind={kind} save={save} onClose={onClose} />
}
