import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The parts of the page that says who is behind the product; `about` is what an account says of itself. */
export const siteAbout = defineResource({
  name: 'siteAbout',
  plural: 'siteAbouts',
  owner: 'platform',
  path: '/site-abouts',
  page: { path: '/cms/abouts', menu: 'contentManagement', place: 5 },
  isForVisitors: true,
  fields: {
    title: field.localized({ max: 120 }),
    body: field.richText({ max: 5000 }),
    picture_id: optional(field.picture({ aspect: 4 / 3 })),
  },
  read: 'admin',
  write: 'admin',
  columns: ['title'],
  search: ['title', 'body'],
  sort: ['title'],
  most: 200,
  get: true,
  form: 'page',
})
