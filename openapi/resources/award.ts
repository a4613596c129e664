import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Prizes, scholarships and honours of a person. */
export const award = defineResource({
  name: 'award',
  plural: 'awards',
  owner: 'account',
  path: '/awards',
  isForResumes: true,
  fields: {
    title: field.localized({ max: 160 }),
    awarder: optional(field.localized({ max: 160 })),
    awarded_on: optional(field.date({ past: true, known: 'awarded_known' })),
    awarded_known: optional(field.known('awarded_on')),
    description: optional(field.long({ max: 1000 })),
  },
  read: 'individual',
  write: 'individual',
  columns: ['title', 'awarder', 'awarded_on'],
  shownAs: { as: 'rows', text: 'description' },
  search: ['title', 'awarder'],
  sort: ['title', 'awarded_on'],
  most: 200,
})
