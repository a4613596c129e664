import { z } from 'zod'
import { line, localized } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

/** A person's hobbies. */
export const hobby = defineResource({
  name: 'hobby',
  plural: 'hobbies',
  owner: 'account',
  path: '/hobbies',
  schema: z.strictObject({
    name: localized(line(60)),
  }),
  read: 'individual',
  write: 'individual',
  columns: ['name'],
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  form: {
    name: { as: 'localized' },
  },
  most: 50,
  editor: 'chips',
})
