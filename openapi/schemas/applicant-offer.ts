import { z } from 'zod'
import { ref } from '../ref.ts'
import { SALARY_PERIODS } from './job-posting.ts'
import { OFFER_STATUSES } from './job-offer.ts'
import { currency, localized, timestamp } from './primitives.ts'

/** An offer that came of an application, as both sides see it beside that. */
const broughtOffer = z.strictObject({
  id: ref('offer'),
  status: z.enum(OFFER_STATUSES),
  job_title: z.string(),
  from_date: z.iso.date(),
  answer_by: z.iso.date().nullable(),
  created_at: timestamp,
})

/** What an offer to an applicant begins with: what the posting and the application say. */
const filledOffer = z.strictObject({
  employee_email: z.string().nullable().describe('as on the resume; null with an uploaded CV'),
  position: z
    .strictObject({ id: ref('position'), title: localized(z.string()) })
    .nullable()
    .describe('the one position of the company that is called like the job'),
  job_title: z.string(),
  job_description: z.string(),
  salary: z.number().nullable().describe('per month; null: the posting says none per month'),
  currency,
  employment_type: z.string().nullable(),
  location_type: z.string().nullable(),
  posted_salary: z
    .strictObject({ from: z.number().nullable(), to: z.number().nullable(), period: z.enum(SALARY_PERIODS) })
    .nullable()
    .describe('as the posting has it'),
})
export type FilledOffer = z.output<typeof filledOffer>

/** The offer to an applicant, or what one would begin with. */
export const applicantOffer = z
  .strictObject({
    offer: broughtOffer.nullable().describe('the newest; a withdrawn one leaves room for another'),
    filled: filledOffer.nullable().describe('null: no offer can be sent now'),
  })
  .meta({ id: 'ApplicantOffer' })
export type ApplicantOffer = z.output<typeof applicantOffer>

/** The offer that came of an own application. */
export const ownOffer = z.strictObject({ offer: broughtOffer.nullable() }).meta({ id: 'OwnOffer' })
export type OwnOffer = z.output<typeof ownOffer>
