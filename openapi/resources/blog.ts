import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Articles of the blog. Visitors read the published ones. */
export const blog = defineResource({
  name: 'blog',
  plural: 'blogs',
  owner: 'platform',
  path: '/blogs',
  page: { path: '/cms/blogs', menu: 'contentManagement', place: 15 },
  fields: {
    title: field.localized({ max: 160 }),
    slug: field.slug('title'),
    category_id: field.relation('blogCategory'),
    author_name: field.localized({ max: 120 }),
    summary: field.long({ max: 300 }),
    cover_id: optional(field.picture({ aspect: 16 / 9 })),
    body: field.article({ max: 20_000 }),
  },
  read: 'admin',
  write: 'admin',
  columns: ['title', 'category_id', 'author_name'],
  search: ['title', 'summary', 'author_name', 'category_id'],
  sort: ['title', 'category_id'],
  filters: ['category_id'],
  // Its day decides its place.
  without: ['order'],
  most: 2_000,
  get: true,
  form: 'page',
  publishing: { page: '/blog-detail/{slug}' },
})
