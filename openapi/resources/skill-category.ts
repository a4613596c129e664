import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The groups that skills are found in. */
export const skillCategory = defineResource({
  name: 'skillCategory',
  plural: 'skillCategories',
  owner: 'platform',
  path: '/skill-categories',
  page: { path: '/manage/skill-category', menu: 'jobListing', place: 1 },
  fields: { name: field.localized({ max: 80 }), description: optional(field.long({ max: 500 })) },
  read: 'user',
  write: 'admin',
  columns: ['name', 'description'],
  search: ['name', 'description'],
  sort: ['name'],
  unique: ['name'],
  most: 1_000,
})
