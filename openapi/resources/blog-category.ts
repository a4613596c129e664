import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The topics that articles of the blog are grouped by. */
export const blogCategory = defineResource({
  name: 'blogCategory',
  plural: 'blogCategories',
  owner: 'platform',
  path: '/blog-categories',
  page: { path: '/cms/blog-categories', menu: 'contentManagement', place: 14 },
  fields: {
    name: field.localized({ max: 120 }),
    slug: field.slug('name'),
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
