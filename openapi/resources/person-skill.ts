import { z } from 'zod'
import { line, localized } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

/** Skills that an account lists for itself. Suggestions come from the platform’s skills, in both languages. */
export const personSkill = defineResource({
  name: 'personSkill',
  plural: 'personSkills',
  owner: 'account',
  path: '/person-skills',
  schema: z.strictObject({
    name: localized(line(80)),
  }),
  read: 'individual',
  write: 'individual',
  columns: ['name'],
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  form: {
    name: { as: 'localized', proposals: 'skills' },
  },
  most: 100,
  editor: 'chips',
})
