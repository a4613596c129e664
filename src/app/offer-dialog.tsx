import type { RenderOffer } from '../features/notifications/useChoice.ts'
import { LazyPart, partOf } from '../ui/LazyPart.tsx'
import { texts } from './texts.ts'

const { Part: OfferDialog } = partOf(async () => {
  const [module] = await Promise.all([import('../features/offers/OfferDialog.tsx'), texts.want('offer')])
  return module.OfferDialog
})

/** The dialog of the offer that a notification is about. */
export const renderOffer: RenderOffer = (offer, { onChanged, onClose }) => (
  <LazyPart key={offer.id}>
    <OfferDialog offer={offer} onChange={onChanged} onClose={onClose} />
  </LazyPart>
)
