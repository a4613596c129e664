import { z } from 'zod'
import { ref } from '../ref.ts'
import { line, localized, paragraph, webAddress } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

/** The people an account works with; name and role are required (product.md §3). */
export const teamMember = defineResource({
  name: 'teamMember',
  plural: 'teamMembers',
  owner: 'account',
  path: '/team-members',
  schema: z.strictObject({
    name: localized(line(120)),
    role: localized(line(120)),
    picture_id: ref('file').nullable(),
    bio: localized(paragraph(300)).nullable(),
    links: z
      .array(webAddress)
      .max(5)
      .refine((links) => new Set(links).size === links.length, { error: 'validation.repeated' }),
  }),
  read: 'member',
  write: 'member',
  columns: ['name', 'role'],
  search: ['name', 'role', 'bio'],
  sort: ['name'],
  form: {
    name: { as: 'localized' },
    role: { as: 'localized' },
    picture_id: { as: 'picture', aspect: 1 },
    bio: { as: 'localized-long' },
    links: { as: 'addresses', most: 5 },
  },
  most: 200,
})
