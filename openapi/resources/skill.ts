import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The platform's skills, which people and jobs can use; maintained at /manage/skill. */
export const skill = defineResource({
  name: 'skill',
  plural: 'skills',
  owner: 'platform',
  path: '/skills',
  page: { path: '/manage/skill', menu: 'jobListing', place: 2 },
  fields: { name: field.localized({ max: 80 }) },
  read: 'user',
  write: 'admin',
  columns: ['name'],
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  most: 100_000,
})
