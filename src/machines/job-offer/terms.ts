import type { z } from 'zod'
import type { requisition } from '../../../openapi/schemas/job-offer.ts'

/**
 * What is agreed on, in the order in which it is read. `from_date` is the offer date, `salary` stands with its
 * currency.
 */
export const TERMS = [
  'job_title',
  'roles',
  'job_description',
  'employment_type',
  'location_type',
  'salary',
  'from_date',
  'to_date',
  'answer_by',
  'current_job',
] as const
export type Term = (typeof TERMS)[number]
/** The terms of an offer, of one of its versions, or of what is being written. */
export type Terms = Pick<z.input<typeof requisition>, Term | 'currency'>

/** A term as a text that is the same exactly where a reader sees no difference. */
function textOf(terms: Terms, term: Term): string {
  if (term === 'roles') return terms.roles.map((role) => `${role.position_name} / ${role.structure_name}`).join('\n')
  if (term === 'salary') return `${terms.salary} ${terms.currency}`
  return terms[term]?.trim() ?? ''
}

/** The terms that say something else than before, in the order in which they are read. */
export const changedTerms = (before: Terms, after: Terms): readonly Term[] =>
  TERMS.filter((term) => textOf(before, term) !== textOf(after, term))
