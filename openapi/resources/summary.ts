import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Who a person is at work, in a few sentences: one text, which resumes begin with. */
export const summary = defineResource({
  name: 'summary',
  plural: 'summaries',
  owner: 'account',
  path: '/summaries',
  isForResumes: true,
  fields: { text: optional(field.long({ max: 2000 })) },
  read: 'individual',
  write: 'individual',
  columns: ['text'],
  search: ['text'],
  sort: [],
  most: 1,
  editor: 'single',
})
