import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** What the landing page begins with, for one kind of users after another. */
export const heroSection = defineResource({
  name: 'heroSection',
  plural: 'heroSections',
  owner: 'platform',
  path: '/hero-sections',
  page: { path: '/cms/hero-sections', menu: 'contentManagement', place: 1 },
  isForVisitors: true,
  fields: {
    headline: field.localized({ max: 120 }),
    text: field.long({ max: 400 }),
    user_type_id: optional(field.relation('userType')),
    picture_id: optional(field.picture({ aspect: 4 / 3 })),
  },
  read: 'admin',
  write: 'admin',
  columns: ['headline', 'text', 'user_type_id'],
  search: ['headline', 'text', 'user_type_id'],
  sort: ['headline', 'user_type_id'],
  filters: ['user_type_id'],
  most: 200,
})
