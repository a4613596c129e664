import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { line, localized } from '../schemas/primitives.ts'

/** How a company heard of Sira; asked at registration. */
export const infoSource = defineResource({
  name: 'infoSource',
  plural: 'infoSources',
  owner: 'platform',
  path: '/info-sources',
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
