import type { FieldValues } from 'react-hook-form'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { offerBody } from '../../../openapi/schemas/job-offer.ts'
import { fromForm } from '../../ui/form/shape.ts'

/**
 * One person's offer as the form holds it: an empty field is empty text. `position_label` is what the position is
 * called; it is not sent.
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
}

/** The same terms for another person. */
export const sameTerms = (offer: HeldOffer): HeldOffer => ({ ...offer, employee_email: '' })

/** What is held, as the contract wants it. */
export const toSend = (held: FieldValues): FieldValues => ({
  offers: (held as HeldOffers).offers.map(({ position_label: _, ...offer }) => fromForm(offerBody, offer)),
})

interface Described {
  readonly title: Localized
  readonly description: Localized | null
}
type Pick = (text: Localized | null) => { readonly text: string } | null
/**
 * What choosing a position writes: its title and description, where nothing stands or what the former position wrote.
 */
export function filledBy(
  position: Described,
  before: Described | null,
  held: Readonly<Record<'job_title' | 'job_description', string>>,
  pick: Pick,
) {
  const said = (of: Described | null, part: keyof Described) => (of ? (pick(of[part])?.text ?? '') : '')
  const mayWrite = (text: string, former: string) => text.trim() === '' || text === former
  const title = said(position, 'title')
  const description = said(position, 'description')
  return {
    job_title: mayWrite(held.job_title, said(before, 'title')) ? title : held.job_title,
    job_description:
      description !== '' && mayWrite(held.job_description, said(before, 'description'))
        ? description
        : held.job_description,
  }
}
