import { z } from 'zod'
import { jobOffer } from '../lifecycles/job-offer.ts'
import type { StatusOf } from '../lifecycle.ts'
import { ref } from '../ref.ts'
import { paragraph, timestamp, version } from './primitives.ts'

const statuses = Object.keys(jobOffer.states) as [StatusOf<typeof jobOffer>, ...StatusOf<typeof jobOffer>[]]

/** An offer as its company and its employee see it (specification §3, "Notification / job offer"). `salary` is an amount in `currency`. */
export const requisition = z
  .strictObject({
    id: ref('offer'),
    version,
    status: z.enum(statuses),
    is_read: z.boolean(),
    company_logo: z.string().nullable(),
    company_name: z.string(),
    company_account_id: ref('account'),
    employee_account_id: ref('account').nullable(),
    employee_email: z.string(),
    roles: z.array(z.strictObject({ id: z.uuid(), role: z.string(), position_name: z.string(), structure_name: z.string() })),
    job_title: z.string(),
    job_description: z.string(),
    employment_type: z.string(),
    location_type: z.string(),
    salary: z.number(),
    currency: z.string(),
    from_date: z.iso.date(),
    to_date: z.iso.date().nullable(),
    rejection_note: z.string().nullable(),
    created_at: timestamp,
    abilities: z.strictObject({ accept: z.boolean(), reject: z.boolean() }),
  })
  .meta({ id: 'Requisition' })
export type Requisition = z.output<typeof requisition>

/** `version` is optional: without it an offer that was modified meanwhile answers 409 (product.md §4). */
export const offerAnswer = z.strictObject({
  company_account_id: ref('account'),
  employee_account_id: ref('account'),
  status: z.enum(['accept', 'reject']),
  rejection_note: paragraph(1000).optional(),
  version: version.optional(),
})
