import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The company sizes to choose from at registration. */
export const companySize = defineResource({
  name: 'companySize',
  plural: 'companySizes',
  owner: 'platform',
  path: '/company-sizes',
  page: { path: '/cms/company-sizes', menu: 'contentManagement', place: 12 },
  fields: { name: field.localized({ max: 80 }) },
  read: 'anyone',
  write: 'admin',
  columns: ['name'],
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  most: 200,
})
