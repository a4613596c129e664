import { chakra } from '@chakra-ui/react/styled-system'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FailureView } from '../../../ui/StateView.tsx'
import { useLive } from '../../../ui/live.ts'
import { BroughtOffer } from './BroughtOffer.tsx'
import { ownOfferLoad } from './offer.effects.ts'

/** The offer that came of an own application; nothing while there is none. */
export function OwnOfferPart({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const { data, failure, retry, refresh } = useLoad(ownOfferLoad, id)
  useLive('offers', refresh)
  const offer = data?.offer ?? null
  if (failure !== null && data === null) return <FailureView failure={failure} onRetry={retry} />
  if (offer === null) return null
  return (
    <chakra.section display="grid" gap="2" aria-label={t('talk.offer')} borderWidth="1px" borderRadius="l2" p="4">
      <chakra.h2 fontWeight="650">{t('talk.offer')}</chakra.h2>
      <BroughtOffer offer={offer} />
    </chakra.section>
  )
}
