import { field } from '../fields.ts'
import { RESERVED_SEGMENTS } from '../reserved-segments.ts'
import { defineResource } from '../resource.ts'
import { username } from '../schemas/primitives.ts'

const fixed: ReadonlySet<string> = new Set(RESERVED_SEGMENTS)

/** Usernames that nobody can take from now on. Whoever has one keeps it (decision 218). */
export const reservedUsername = defineResource({
  name: 'reservedUsername',
  plural: 'reservedUsernames',
  owner: 'platform',
  path: '/reserved-usernames',
  page: { path: '/portfolio/reserve-username', menu: 'system', place: 1 },
  fields: {
    name: field.text(username, { sample: (n) => `reserved-${n}` }),
    reason: field.localized({ max: 200 }),
    even_if_used: field.switch(),
  },
  rules: [
    ({ name }, add) => {
      if (typeof name === 'string' && fixed.has(name.toLowerCase())) add('name', 'validation.username_fixed')
    },
  ],
  read: 'admin',
  write: 'admin',
  columns: ['name', 'reason', 'even_if_used'],
  search: ['name', 'reason'],
  sort: ['name', 'reason'],
  unique: ['name'],
  most: 10_000,
})
