import { addedLater, field, optional } from '../fields.ts'
import { endsAfterStart } from '../in-order.ts'
import { defineResource } from '../resource.ts'

/**
 * Specification §3 and §5: where someone worked. Current work has no end date; neither date is in the future. The label
 * of `job_title` is “Position”.
 */
export const experience = defineResource({
  name: 'experience',
  plural: 'experiences',
  owner: 'account',
  path: '/experiences',
  section: 'experience',
  fields: {
    company_name: field.localized({ max: 160 }),
    job_title: field.localized({ max: 120 }),
    location: field.localized({ max: 120 }),
    employment_type: field.reference('employment-types'),
    location_type: field.reference('location-types'),
    currently_employed: field.switch(),
    start_date: field.date({ past: true, known: 'start_known' }),
    start_known: addedLater(optional(field.known('start_date'))),
    end_date: optional(field.date({ past: true, unless: 'currently_employed', known: 'end_known' })),
    end_known: addedLater(optional(field.known('end_date'))),
    description: optional(field.long({ min: 20, max: 500 })),
  },
  rules: [
    (v, add) => {
      if (v.currently_employed === false && v.end_date === null) add('end_date', 'validation.required')
      if (v.currently_employed === true && v.end_date) add('end_date', 'validation.end_while_employed')
    },
    endsAfterStart,
  ],
  read: 'individual',
  write: 'individual',
  columns: ['job_title', 'company_name', 'location'],
  shownAs: { as: 'timeline', from: 'start_date', to: 'end_date', text: 'description' },
  search: ['company_name', 'job_title', 'location'],
  sort: ['company_name', 'start_date', 'end_date'],
  most: 300,
})
