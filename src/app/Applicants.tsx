import { Screen as Applicants } from '../features/applications/Applicants.tsx'
import { OfferFormContext, type RenderOfferForm } from '../features/applications/offer/offer-form.ts'
import { LazyPart, partOf } from '../ui/LazyPart.tsx'
import { texts } from './texts.ts'

const { Part: OfferToApplicant } = partOf(async () => {
  const [module] = await Promise.all([
    import('../features/employees/OfferToApplicant.tsx'),
    texts.want('offer', 'structure'),
  ])
  return module.OfferToApplicant
})
const renderOfferForm: RenderOfferForm = (offer) => (
  <LazyPart key={offer.applicationId}>
    <OfferToApplicant {...offer} />
  </LazyPart>
)

/** `/job/applicants/{slug}`: whoever is hired is offered the job with the dialog of the offers. */
export const Screen = () => (
  <OfferFormContext value={renderOfferForm}>
    <Applicants />
  </OfferFormContext>
)
