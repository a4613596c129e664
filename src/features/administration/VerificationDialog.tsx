import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { decideMachine, verificationMachine, type Decision } from './administration.effects.ts'
import { VerificationDetails } from './VerificationDetails.tsx'

interface VerificationDialogProps {
  readonly id: string
  readonly onClose: () => void
  /** It was decided. */
  readonly onChanged: () => void
}

/** One request with its documents, and the decision. */
export function VerificationDialog({ id, onClose, onChanged }: VerificationDialogProps) {
  const { t, pick } = useTexts()
  const load = useLoad(verificationMachine, id)
  return (
    <Dialog open onClose={onClose} title={load.data ? (pick(load.data.company_name)?.text ?? load.data.username) : t('administration.company')} width="46rem">
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(request) => (
          <Deciding
            key={request.version}
            request={request}
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

interface DecidingProps {
  readonly request: ManagedVerification
  readonly onReceive: (now: ManagedVerification) => void
  readonly onChanged: (now: ManagedVerification) => void
}
const DONE = { approve: 'verified', refuse: 'refused', revoke: 'refused' } as const

function Deciding({ request, onReceive, onChanged }: DecidingProps) {
  const { t, pick } = useTexts()
  const toast = useToast()
  const save = useSave<Decision, ManagedVerification>(decideMachine, {
    row: request,
    agrees: (decision, now) => now.status === DONE[decision.kind] && now.note === decision.note,
    onSaved: (now, decision) => {
      toast({ severity: 'success', text: t(`administration.decided.${decision.kind}`, { company: pick(now.company_name)?.text ?? now.username }) })
      onChanged(now)
    },
  })
  return <VerificationDetails request={request} save={save} onReceive={onReceive} />
}
