import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** A person's hobbies. */
export const hobby = defineResource({
  name: 'hobby',
  plural: 'hobbies',
  owner: 'account',
  path: '/hobbies',
  section: 'hobbies',
  fields: { name: field.localized({ max: 60 }) },
  read: 'individual',
  write: 'individual',
  columns: ['name'],
  shownAs: { as: 'rows' },
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  most: 50,
  atLeastOne: true,
  editor: 'chips',
})
