import { lazy } from 'react'
import type { RenderOffer } from '../features/notifications/useChoice.ts'
import { LazyPart } from '../ui/LazyPart.tsx'

const OfferDialog = lazy(async () => ({ default: (await import('../features/offers/OfferDialog.tsx')).OfferDialog }))

/** The dialog of the offer that a notification is about. */
export const renderOffer: RenderOffer = (offer, { onChanged, onClose }) => (
  <LazyPart key={offer.id}>
    <OfferDialog offer={offer} onChange={onChanged} onClose={onClose} />
  </LazyPart>
)
