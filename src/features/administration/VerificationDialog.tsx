import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { decideMachine, verificationMachine, type Decision } from './administration.effects.ts'
import { RowDialog, type RowProps } from './RowDialog.tsx'
import { VerificationDetails } from './VerificationDetails.tsx'

interface VerificationDialogProps {
  readonly id: string
  readonly onClose: () => void
  /** It was decided. */
  readonly onChanged: () => void
}

/** One request with its documents, and the decision. */
export function VerificationDialog(props: VerificationDialogProps) {
  const { t, pick } = useTexts()
  const titleOf = (request: ManagedVerification | null) => (request ? (pick(request.company_name)?.text ?? request.username) : t('administration.company'))
  return (
    <RowDialog machine={verificationMachine} titleOf={titleOf} fields={4} {...props}>
      {(shown) => <Deciding key={shown.row.version} {...shown} />}
    </RowDialog>
  )
}

const DONE = { approve: 'verified', refuse: 'refused', revoke: 'refused' } as const

function Deciding({ row: request, onReceive, onChanged }: RowProps<ManagedVerification>) {
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
