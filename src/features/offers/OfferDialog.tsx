import { useLoad } from '../../hooks/useLoad.ts'
import type { Offer } from '../../machines/job-offer/offer-row.ts'
import { useLive } from '../../ui/live.ts'
import { useSession } from '../../ui/session-context.ts'
import { detailMachine } from './offer.effects.ts'
import { OfferDialogs } from './OfferDialogs.tsx'
import { useAnswering } from './useAnswering.ts'

export interface OfferDialogProps {
  /** The offer as it is known where it was opened from. */
  readonly offer: Offer
  /** It was answered, or turned out to be other than it was known: read again what shows offers. */
  readonly onChange: () => void
  readonly onClose: () => void
}

/**
 * The dialog "Job offer details" with its answers, for whoever shows offers: put there with the offer that was pressed,
 * it looks itself whether that one is still the latest, answers, says what came of it and closes when the answer is
 * through.
 */
export function OfferDialog({ offer, onChange, onClose }: OfferDialogProps) {
  const { accountId } = useSession()
  const { data, refresh } = useLoad(detailMachine, offer.id)
  useLive('offers', refresh)
  const props = useAnswering({ offer: latest(offer, data?.offer), onChange, onAnswered: onClose })
  return <OfferDialogs {...props} isSender={offer.company_account_id === accountId} onClose={onClose} />
}

/** What was read may be older than what is known by then, and the other way round. */
const latest = (known: Offer, read: Offer | undefined): Offer => (read && read.version >= known.version ? read : known)
