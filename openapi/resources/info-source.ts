import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** How a company heard of Sira; asked at registration. */
export const infoSource = defineResource({
  name: 'infoSource',
  plural: 'infoSources',
  owner: 'platform',
  path: '/info-sources',
  page: { path: '/cms/info-sources', menu: 'contentManagement', place: 13 },
  fields: { name: field.localized({ max: 80 }) },
  read: 'anyone',
  write: 'admin',
  columns: ['name'],
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  most: 200,
})
