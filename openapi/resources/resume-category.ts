import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** What templates of resumes are grouped by where people choose one. */
export const resumeCategory = defineResource({
  name: 'resumeCategory',
  plural: 'resumeCategories',
  owner: 'platform',
  path: '/resume-categories',
  page: { path: '/manage/resume-category', menu: 'appearance', place: 3 },
  fields: {
    name: field.localized({ max: 80 }),
    description: optional(field.long({ max: 300 })),
  },
  read: 'admin',
  write: 'admin',
  columns: ['name', 'description'],
  search: ['name', 'description'],
  sort: ['name'],
  unique: ['name'],
  most: 100,
})
