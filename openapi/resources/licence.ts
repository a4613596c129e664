import { z } from 'zod'
import { ref } from '../ref.ts'
import { isoDate, line, localized, pastDate } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

/** A company's licences and permits, with their documents. The company is reminded before one expires. A visible one is shown on the company's page, without its document. */
export const licence = defineResource({
  name: 'licence',
  plural: 'licences',
  owner: 'account',
  path: '/licences',
  schema: z.strictObject({
    name: localized(line(160)),
    number: line(60),
    authority: localized(line(160)),
    issued_on: pastDate,
    expires_on: isoDate.nullable(),
    attachment_id: ref('file').nullable(),
  }),
  rules: [
    (v, add) => {
      if (v.issued_on && v.expires_on && v.expires_on < v.issued_on) add('expires_on', 'validation.end_before_start')
    },
  ],
  read: 'company',
  write: 'company',
  columns: ['name', 'number', 'expires_on'],
  search: ['name', 'number', 'authority'],
  sort: ['name', 'expires_on'],
  form: {
    name: { as: 'localized' },
    number: { as: 'text' },
    authority: { as: 'localized' },
    issued_on: { as: 'date' },
    expires_on: { as: 'date' },
    attachment_id: { as: 'document' },
  },
  most: 100,
})
