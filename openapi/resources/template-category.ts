import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** What templates are grouped by where people choose one. */
export const templateCategory = defineResource({
  name: 'templateCategory',
  plural: 'templateCategories',
  owner: 'platform',
  path: '/template-categories',
  page: { path: '/manage/template-category', menu: 'appearance', place: 1 },
  fields: {
    name: field.localized({ max: 80 }),
    description: optional(field.long({ max: 300 })),
  },
  read: 'admin',
  write: 'admin',
  columns: ['name', 'description'],
  search: ['name', 'description'],
  sort: ['name'],
  unique: ['name'],
  most: 100,
})
