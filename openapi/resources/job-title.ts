import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The titles that jobs are found under, each in one sector. */
export const jobTitle = defineResource({
  name: 'jobTitle',
  plural: 'jobTitles',
  owner: 'platform',
  path: '/job-titles',
  page: { path: '/manage/job-titles', menu: 'jobListing', place: 5 },
  fields: {
    name: field.localized({ max: 120 }),
    sector_id: field.relation('jobSector'),
    description: optional(field.long({ max: 500 })),
  },
  get: true,
  read: 'anyone',
  write: 'admin',
  columns: ['name', 'sector_id'],
  search: ['name', 'description', 'sector_id'],
  sort: ['name', 'sector_id'],
  unique: ['name'],
  filters: ['sector_id'],
  most: 20_000,
})
