import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The people an account works with; name and role are required (product.md §3). */
export const teamMember = defineResource({
  name: 'teamMember',
  plural: 'teamMembers',
  owner: 'account',
  path: '/team-members',
  section: 'team',
  fields: {
    name: field.localized({ max: 120 }),
    role: field.localized({ max: 120 }),
    picture_id: optional(field.picture({ aspect: 1 })),
    bio: optional(field.long({ max: 300 })),
    links: field.addresses({ most: 5 }),
  },
  read: 'member',
  write: 'member',
  columns: ['name', 'role'],
  shownAs: { as: 'cards', text: 'bio', picture: 'picture_id' },
  search: ['name', 'role', 'bio'],
  sort: ['name'],
  most: 200,
})
