import { field, optional } from '../fields.ts'
import { beganIfEnded, endsAfterStart } from '../in-order.ts'
import { defineResource } from '../resource.ts'

/** Unpaid work of a person. What has begun and not ended still goes on. */
export const volunteering = defineResource({
  name: 'volunteering',
  plural: 'volunteerings',
  owner: 'account',
  path: '/volunteerings',
  isForResumes: true,
  fields: {
    organisation: field.localized({ max: 160 }),
    role: field.localized({ max: 120 }),
    location: optional(field.localized({ max: 120 })),
    start_date: optional(field.date({ past: true, known: 'start_known' })),
    start_known: optional(field.known('start_date')),
    end_date: optional(field.date({ past: true, known: 'end_known' })),
    end_known: optional(field.known('end_date')),
    link: optional(field.address()),
    description: optional(field.long({ max: 1000 })),
  },
  rules: [endsAfterStart, beganIfEnded],
  read: 'individual',
  write: 'individual',
  columns: ['role', 'organisation', 'location'],
  shownAs: { as: 'timeline', from: 'start_date', to: 'end_date', text: 'description' },
  search: ['organisation', 'role', 'location'],
  sort: ['organisation', 'start_date', 'end_date'],
  most: 300,
})
