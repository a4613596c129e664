import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { email, writtenPhone } from '../schemas/primitives.ts'

/** People who speak for somebody. They are named to nobody but their account until a resume names them. */
export const referee = defineResource({
  name: 'referee',
  plural: 'referees',
  owner: 'account',
  path: '/referees',
  isForResumes: true,
  fields: {
    name: field.localized({ max: 120 }),
    job_title: optional(field.localized({ max: 120 })),
    organisation: optional(field.localized({ max: 160 })),
    relation: optional(field.localized({ max: 120 })),
    phone: optional(field.text(writtenPhone, { sample: (n) => `+25191${String(1_000_000 + n).slice(-7)}` })),
    email: optional(field.text(email, { sample: (n) => `referee.${n}@example.com` })),
  },
  read: 'individual',
  write: 'individual',
  columns: ['name', 'job_title', 'organisation'],
  shownAs: { as: 'rows' },
  search: ['name', 'job_title', 'organisation'],
  sort: ['name'],
  most: 50,
})
