import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { line, localized } from '../schemas/primitives.ts'

/** The company sizes to choose from at registration. */
export const companySize = defineResource({
  name: 'companySize',
  plural: 'companySizes',
  owner: 'platform',
  path: '/company-sizes',
  schema: z.strictObject({ name: localized(line(80)) }),
  read: 'anyone',
  write: 'admin',
  columns: ['name'],
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  form: { name: { as: 'localized' } },
  most: 200,
})
