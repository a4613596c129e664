import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { line, localized } from '../schemas/primitives.ts'

/** The platform's skills, which people and jobs can use; maintained at /manage/skill. */
export const skill = defineResource({
  name: 'skill',
  plural: 'skills',
  owner: 'platform',
  path: '/skills',
  schema: z.strictObject({ name: localized(line(80)) }),
  read: 'user',
  write: 'admin',
  columns: ['name'],
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  form: { name: { as: 'localized' } },
  most: 100_000,
})
