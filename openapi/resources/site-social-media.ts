import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Where else the product is found; `socialMedia` are the profiles of an account. */
export const siteSocialMedia = defineResource({
  name: 'siteSocialMedia',
  plural: 'siteSocialMedias',
  owner: 'platform',
  path: '/site-social-medias',
  page: { path: '/cms/social-medias', menu: 'contentManagement', place: 11 },
  isForVisitors: true,
  fields: { platform: field.reference('platforms'), url: field.address() },
  read: 'admin',
  write: 'admin',
  columns: ['platform', 'url'],
  search: ['url'],
  sort: [],
  unique: ['url'],
  most: 200,
})
