import { addedLater, field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The platform's skills, which people and jobs can use; maintained at /manage/skill. */
export const skill = defineResource({
  name: 'skill',
  plural: 'skills',
  owner: 'platform',
  path: '/skills',
  page: { path: '/manage/skill', menu: 'jobListing', place: 2 },
  fields: { name: field.localized({ max: 80 }), category_id: addedLater(optional(field.relation('skillCategory'))) },
  get: true,
  read: 'user',
  write: 'admin',
  columns: ['name', 'category_id'],
  search: ['name', 'category_id'],
  sort: ['name', 'category_id'],
  unique: ['name'],
  filters: ['category_id'],
  most: 100_000,
})
