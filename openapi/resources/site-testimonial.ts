import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** What users say of the product; `testimonial` is what others say of an account. */
export const siteTestimonial = defineResource({
  name: 'siteTestimonial',
  plural: 'siteTestimonials',
  owner: 'platform',
  path: '/site-testimonials',
  page: { path: '/cms/testimonials', menu: 'contentManagement', place: 6 },
  isForVisitors: true,
  fields: {
    giver_name: field.localized({ max: 120 }),
    title: field.localized({ max: 160 }),
    content: field.long({ min: 20, max: 500 }),
    user_type_id: optional(field.relation('userType')),
    picture_id: optional(field.picture({ aspect: 1 })),
  },
  read: 'admin',
  write: 'admin',
  columns: ['giver_name', 'title', 'user_type_id'],
  search: ['giver_name', 'title', 'content', 'user_type_id'],
  sort: ['giver_name', 'user_type_id'],
  filters: ['user_type_id'],
  most: 200,
})
