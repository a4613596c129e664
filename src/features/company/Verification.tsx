import { chakra } from '@chakra-ui/react/styled-system'
import { companySectionId } from '../../../openapi/anchors.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLiveNotification } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { requestMachine, verificationMachine, withdrawMachine, type Verification, type VerificationRequest } from './company.effects.ts'
import { VerificationView } from './VerificationView.tsx'

/** How far the company's verification has come, and how it goes on. */
export function VerificationPanel() {
  const { t } = useTexts()
  const load = useLoad(verificationMachine, null)
  useLiveNotification('verification_decided', load.refresh)
  return (
    <chakra.div id={companySectionId('verification')} tabIndex={-1} outline="none" scrollMarginTop="20">
      <Panel title={t('company.part.verification')} text={t('company.part.verification.text')}>
        <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
          {(row) => <Editor key={`${row.status} ${row.version}`} row={row} onChanged={load.receive} />}
        </LoadGate>
      </Panel>
    </chakra.div>
  )
}

function Editor({ row, onChanged }: { readonly row: Verification; readonly onChanged: (row: Verification) => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const request = useSave<VerificationRequest, Verification>(requestMachine, {
    row,
    // After a lost answer: the request that stands there is the one that was sent.
    agrees: (values, now) => now.status === 'requested' && values.document_ids.every((id) => now.documents.some((document) => document.id === id)),
    onSaved: (now) => {
      toast({ severity: 'success', text: t('company.verification.requested') })
      onChanged(now)
    },
  })
  const withdraw = useSave<null, Verification>(withdrawMachine, {
    row,
    agrees: (_, now) => now.status === 'unverified',
    onSaved: (now) => {
      toast({ severity: 'success', text: t('company.verification.withdrawn') })
      onChanged(now)
    },
  })
  return <VerificationView row={row} request={request} withdraw={withdraw} onReload={onChanged} />
}
