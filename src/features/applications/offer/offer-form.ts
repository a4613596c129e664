import { createContext, use, type ReactNode } from 'react'
import type { FilledOffer } from '../../../../openapi/schemas/applicant-offer.ts'

/** What the form of an offer to one applicant is given. */
export interface OfferFormProps {
  readonly applicationId: string
  /** Whom it is for. */
  readonly name: string
  readonly filled: FilledOffer
  readonly onDone: () => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}
/** The dialog in which a company offers a job: offers are another feature, which the application puts here. */
export type RenderOfferForm = (props: OfferFormProps) => ReactNode
export const OfferFormContext = createContext<RenderOfferForm>(() => null)
export const useOfferForm = (): RenderOfferForm => use(OfferFormContext)
