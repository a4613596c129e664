import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Smaller topics of the help center, each within one category. */
export const faqSubCategory = defineResource({
  name: 'faqSubCategory',
  plural: 'faqSubCategories',
  owner: 'platform',
  path: '/faq-sub-categories',
  page: { path: '/cms/faq-sub-categories', menu: 'contentManagement', place: 8 },
  isForVisitors: true,
  fields: {
    name: field.localized({ max: 120 }),
    category_id: field.relation('faqCategory'),
    description: optional(field.long({ max: 500 })),
  },
  read: 'anyone',
  write: 'admin',
  columns: ['name', 'category_id', 'description'],
  search: ['name', 'description', 'category_id'],
  sort: ['name', 'category_id'],
  filters: ['category_id'],
  most: 1_000,
})
