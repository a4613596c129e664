import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import type { ApplicantOffer } from '../../../../openapi/schemas/applicant-offer.ts'
import type { Applicant } from '../../../../openapi/schemas/job-application.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import type { PanelTabProps } from '../panel-tabs.tsx'
import { BroughtOffer } from './BroughtOffer.tsx'
import { applicantOfferLoad } from './offer.effects.ts'
import { useOfferForm } from './offer-form.ts'

/** Of an applicant's panel: the offer to them, or the way to send one with everything filled in. */
export function OfferTab({ applicant }: PanelTabProps) {
  const { id, version } = applicant
  // Whoever is rejected or reconsidered can be offered no more, or again.
  return <One key={`${id} ${version}`} applicant={applicant} />
}
function One({ applicant }: Pick<PanelTabProps, 'applicant'>) {
  const load = useLoad(applicantOfferLoad, applicant.id)
  useLive('offers', load.refresh)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
      {(found) => <Offering {...found} applicant={applicant} onSent={load.refresh} />}
    </LoadGate>
  )
}

interface OfferingProps extends ApplicantOffer {
  readonly applicant: Applicant
  readonly onSent: () => void
}
function Offering({ offer, filled, applicant, onSent }: OfferingProps) {
  const { t, pick } = useTexts()
  const renderForm = useOfferForm()
  const [isWriting, setWriting] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const name = pick(applicant.name ?? {})?.text ?? t('application.gone')
  return (
    <chakra.div ref={part} tabIndex={-1} display="grid" gap="4" justifyItems="start" outline="none">
      {offer === null ? null : <BroughtOffer offer={offer} />}
      {filled === null ? (
        offer === null ? (
          <p>{t('talk.offer.never', { status: applicant.status })}</p>
        ) : null
      ) : (
        <>
          <p>{t(offer === null ? 'talk.offer.none' : 'talk.offer.again')}</p>
          <Button
            variant={applicant.status === 'hired' ? 'solid' : 'outline'}
            colorPalette={applicant.status === 'hired' ? 'primary' : 'gray'}
            onClick={() => setWriting(true)}
          >
            {t('talk.offer.send')}
          </Button>
        </>
      )}
      {isWriting && filled !== null
        ? renderForm({
            applicationId: applicant.id,
            name,
            filled,
            onClose: () => setWriting(false),
            onDone: () => {
              setWriting(false)
              onSent()
            },
            finalFocus: () => part.current,
          })
        : null}
    </chakra.div>
  )
}
