import type { FieldValues } from 'react-hook-form'
import { offerBody, type CurrentJob } from '../../../openapi/schemas/job-offer.ts'
import type { Filling } from '../../machines/job-offer/filling.ts'
import { fromForm } from '../../ui/form/shape.ts'

/**
 * One person's offer as the form holds it: an empty field is empty text. `position_label` is what the position is
 * called, `filling` what it filled in, in all languages; neither is sent.
 */
export interface HeldOffer {
  readonly employee_email: string
  readonly position_id: string
  readonly position_label: string
  readonly job_title: string
  readonly job_description: string
  readonly salary: number | string | null
  readonly currency: string
  readonly employment_type: string
  readonly location_type: string
  readonly from_date: string
  readonly to_date: string
  readonly answer_by: string
  readonly current_job: CurrentJob
  readonly filling: Filling | null
  /** The application that it comes of. */
  readonly application_id?: string
}
export interface HeldOffers {
  readonly offers: readonly HeldOffer[]
}

export const emptyOffer: HeldOffer = {
  employee_email: '',
  position_id: '',
  position_label: '',
  job_title: '',
  job_description: '',
  salary: null,
  currency: 'ETB',
  employment_type: '',
  location_type: '',
  from_date: '',
  to_date: '',
  answer_by: '',
  current_job: 'ends',
  filling: null,
}

/** The same terms for another person. */
export const sameTerms = (offer: HeldOffer): HeldOffer => ({ ...offer, employee_email: '' })

/** What is held, as the contract wants it. */
export const toSend = (held: FieldValues): FieldValues => ({
  offers: (held as HeldOffers).offers.map(({ position_label: _label, filling: _filling, ...offer }) =>
    fromForm(offerBody, offer),
  ),
})
