import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** For whom the product is. Visitors read about those that are active, each on a page of its own. */
export const userType = defineResource({
  name: 'userType',
  plural: 'userTypes',
  owner: 'platform',
  path: '/user-types',
  page: { path: '/cms/user-types', menu: 'contentManagement', place: 2 },
  isForVisitors: true,
  fields: {
    name: field.localized({ max: 80 }),
    slug: field.slug('name'),
    icon: optional(field.icon()),
    summary: field.long({ max: 300 }),
    registers: optional(field.choice(['person', 'company'])),
    picture_id: optional(field.picture({ aspect: 16 / 9 })),
    body: field.richText({ max: 10_000 }),
  },
  read: 'admin',
  write: 'admin',
  columns: ['name', 'icon', 'summary'],
  search: ['name', 'summary'],
  sort: ['name'],
  unique: ['name'],
  most: 200,
  get: true,
  form: 'page',
})
