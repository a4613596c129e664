import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** What the product does for its users. Visitors read about those that are active, each on a page of its own. */
export const solution = defineResource({
  name: 'solution',
  plural: 'solutions',
  owner: 'platform',
  path: '/solutions',
  page: { path: '/cms/solutions', menu: 'contentManagement', place: 3 },
  isForVisitors: true,
  fields: {
    name: field.localized({ max: 120 }),
    slug: field.slug('name'),
    user_type_id: optional(field.relation('userType')),
    icon: optional(field.icon()),
    summary: field.long({ max: 300 }),
    picture_id: optional(field.picture({ aspect: 16 / 9 })),
    body: field.richText({ max: 10_000 }),
  },
  read: 'admin',
  write: 'admin',
  columns: ['name', 'icon', 'user_type_id'],
  search: ['name', 'summary', 'user_type_id'],
  sort: ['name', 'user_type_id'],
  filters: ['user_type_id'],
  unique: ['name'],
  most: 200,
  get: true,
  form: 'page',
})
