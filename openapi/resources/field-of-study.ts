import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Fields of study, maintained at /manage/field-of-studies and suggested in forms. */
export const fieldOfStudy = defineResource({
  name: 'fieldOfStudy',
  plural: 'fieldsOfStudy',
  owner: 'platform',
  path: '/fields-of-study',
  page: { path: '/manage/field-of-studies', menu: 'jobListing', place: 3 },
  fields: { name: field.localized({ max: 120 }) },
  read: 'user',
  write: 'admin',
  columns: ['name'],
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  most: 100_000,
})
