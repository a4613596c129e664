import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Courses and training of a person that ended without a degree. */
export const course = defineResource({
  name: 'course',
  plural: 'courses',
  owner: 'account',
  path: '/courses',
  isForResumes: true,
  fields: {
    name: field.localized({ max: 200 }),
    provider: optional(field.localized({ max: 160 })),
    completed_on: optional(field.date({ known: 'completed_known' })),
    completed_known: optional(field.known('completed_on')),
    link: optional(field.address()),
    description: optional(field.long({ max: 500 })),
  },
  read: 'individual',
  write: 'individual',
  columns: ['name', 'provider', 'completed_on'],
  shownAs: { as: 'rows', text: 'description' },
  search: ['name', 'provider'],
  sort: ['name', 'completed_on'],
  most: 300,
})
