import { addedLater, field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The topics of the help center. */
export const faqCategory = defineResource({
  name: 'faqCategory',
  plural: 'faqCategories',
  owner: 'platform',
  path: '/faq-categories',
  page: { path: '/cms/faq-categories', menu: 'contentManagement', place: 7 },
  isForVisitors: true,
  fields: {
    name: field.localized({ max: 120 }),
    slug: addedLater(field.slug('name')),
    description: optional(field.long({ max: 500 })),
  },
  read: 'anyone',
  write: 'admin',
  columns: ['name', 'description'],
  search: ['name', 'description'],
  sort: ['name'],
  unique: ['name'],
  most: 200,
})
