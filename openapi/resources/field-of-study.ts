import { z } from 'zod'
import { line, localized } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

/** Fields of study, maintained at /manage/field-of-studies and suggested in forms. */
export const fieldOfStudy = defineResource({
  name: 'fieldOfStudy',
  plural: 'fieldsOfStudy',
  owner: 'platform',
  path: '/fields-of-study',
  schema: z.strictObject({
    name: localized(line(120)),
  }),
  read: 'user',
  write: 'admin',
  columns: ['name'],
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  form: {
    name: { as: 'localized' },
  },
  most: 100_000,
})
