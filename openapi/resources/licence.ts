import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/**
 * A company's licences and permits, with their documents. The company is reminded before one expires. A visible one is
 * shown on the company's page, without its document.
 */
export const licence = defineResource({
  name: 'licence',
  plural: 'licences',
  owner: 'account',
  path: '/licences',
  fields: {
    name: field.localized({ max: 160 }),
    number: field.line({ max: 60 }),
    authority: field.localized({ max: 160 }),
    issued_on: field.date({ past: true }),
    expires_on: optional(field.date()),
    attachment_id: optional(field.document()),
  },
  rules: [
    (v, add) => {
      if (v.issued_on && v.expires_on && v.expires_on < v.issued_on) add('expires_on', 'validation.end_before_start')
    },
  ],
  read: 'company',
  write: 'company',
  columns: ['name', 'authority', 'number', 'expires_on'],
  shownAs: { as: 'rows' },
  search: ['name', 'number', 'authority'],
  sort: ['name', 'expires_on'],
  most: 100,
})
