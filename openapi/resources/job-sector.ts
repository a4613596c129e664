import { addedLater, field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The sectors that jobs and job titles belong to. */
export const jobSector = defineResource({
  name: 'jobSector',
  plural: 'jobSectors',
  owner: 'platform',
  path: '/job-sectors',
  page: { path: '/manage/job-sectors', menu: 'jobListing', place: 4 },
  fields: {
    name: field.localized({ max: 120 }),
    icon: addedLater(optional(field.icon())),
    description: optional(field.long({ max: 500 })),
  },
  get: true,
  read: 'anyone',
  write: 'admin',
  columns: ['name', 'icon', 'description'],
  search: ['name', 'description'],
  sort: ['name'],
  unique: ['name'],
  most: 2_000,
})
