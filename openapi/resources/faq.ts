import { addedLater, field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Frequently asked questions, which visitors read in the help center. */
export const faq = defineResource({
  name: 'faq',
  plural: 'faqs',
  owner: 'platform',
  path: '/faqs',
  page: { path: '/cms/faqs', menu: 'contentManagement', place: 9 },
  isForVisitors: true,
  fields: {
    question: field.localized({ max: 300 }),
    slug: addedLater(field.slug('question')),
    category_id: field.relation('faqCategory'),
    sub_category_id: optional(field.relation('faqSubCategory', { within: 'category_id' })),
    answer: field.richText({ max: 5000 }),
  },
  read: 'anyone',
  write: 'admin',
  columns: ['question', 'category_id', 'sub_category_id'],
  search: ['question', 'answer', 'category_id', 'sub_category_id'],
  sort: ['question', 'category_id', 'sub_category_id'],
  filters: ['category_id', 'sub_category_id'],
  most: 2_000,
  get: true,
  form: 'page',
})
