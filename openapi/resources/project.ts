import { field, optional } from '../fields.ts'
import { beganIfEnded, endsAfterStart } from '../in-order.ts'
import { defineResource } from '../resource.ts'

/** What a person has built or taken part in. One that has begun and not ended still goes on. */
export const project = defineResource({
  name: 'project',
  plural: 'projects',
  owner: 'account',
  path: '/projects',
  isForResumes: true,
  fields: {
    name: field.localized({ max: 160 }),
    role: optional(field.localized({ max: 120 })),
    start_date: optional(field.date({ known: 'start_known' })),
    start_known: optional(field.known('start_date')),
    end_date: optional(field.date({ known: 'end_known' })),
    end_known: optional(field.known('end_date')),
    link: optional(field.address()),
    description: optional(field.long({ max: 1000 })),
  },
  rules: [endsAfterStart, beganIfEnded],
  read: 'individual',
  write: 'individual',
  columns: ['name', 'role'],
  shownAs: { as: 'timeline', from: 'start_date', to: 'end_date', text: 'description' },
  search: ['name', 'role', 'description'],
  sort: ['name', 'start_date', 'end_date'],
  most: 300,
})
