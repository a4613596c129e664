import { field, optional } from '../fields.ts'
import { endsBeforeStart } from '../format/dates.ts'
import { defineResource } from '../resource.ts'

/** Certificates and licences of a person. The document is only the person's to open until a resume shows it. */
export const certificate = defineResource({
  name: 'certificate',
  plural: 'certificates',
  owner: 'account',
  path: '/certificates',
  isForResumes: true,
  fields: {
    name: field.localized({ max: 160 }),
    issuer: field.localized({ max: 160 }),
    issued_on: optional(field.date({ past: true, known: 'issued_known' })),
    issued_known: optional(field.known('issued_on')),
    expires_on: optional(field.date({ known: 'expires_known' })),
    expires_known: optional(field.known('expires_on')),
    number: optional(field.line({ max: 80 })),
    link: optional(field.address()),
    attachment_id: optional(field.document()),
  },
  rules: [
    (v, add) => {
      if (
        v.issued_on &&
        v.expires_on &&
        endsBeforeStart({ date: v.issued_on, known: v.issued_known }, { date: v.expires_on, known: v.expires_known })
      )
        add('expires_on', 'validation.end_before_start')
    },
  ],
  read: 'individual',
  write: 'individual',
  columns: ['name', 'issuer', 'issued_on', 'expires_on'],
  shownAs: { as: 'rows' },
  search: ['name', 'issuer', 'number'],
  sort: ['name', 'issued_on'],
  most: 200,
})
