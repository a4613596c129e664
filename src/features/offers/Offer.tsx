import { useState } from 'react'
import { useParams } from 'react-router'
import { failureOf } from '../../../openapi/failure.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { detailMachine, saveOfferDocument, type OfferDetail } from './offer.effects.ts'
import { OfferView } from './OfferView.tsx'
import { useAnswering } from './useAnswering.ts'

/** `/user/offers/{id}`: one offer with its history, for either side; the person answers it there too. */
export function Screen() {
  const { id = '' } = useParams()
  return <OnePage key={id} id={id} />
}

function OnePage({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const load = useLoad(detailMachine, id)
  useLive('offers', load.refresh)
  return (
    <>
      <PageHeader title={t('page.offer.title')} purpose={t('offer.one.purpose')} />
      <LoadGate load={load} skeleton={<FormSkeleton fields={6} />}>
        {(detail) => <Conversation detail={detail} onChange={load.refresh} />}
      </LoadGate>
    </>
  )
}

function Conversation({ detail, onChange }: { readonly detail: OfferDetail; readonly onChange: () => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const { accountId } = useSession()
  const [saving, setSaving] = useState<number | null>(null)
  const props = useAnswering({ offer: detail.offer, onChange })
  const download = async (number: number) => {
    setSaving(number)
    try {
      await saveOfferDocument(detail.offer, number)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: said.title, text: said.text || t('offer.pdf.failed') })
    }
    setSaving(null)
  }
  return (
    <OfferView
      {...props}
      detail={detail}
      isSender={detail.offer.company_account_id === accountId}
      saving={saving}
      onDownload={(number) => (saving === null ? void download(number) : undefined)}
    />
  )
}
