import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Skills that an account lists for itself. Suggestions come from the platform’s skills, in both languages. */
export const personSkill = defineResource({
  name: 'personSkill',
  plural: 'personSkills',
  owner: 'account',
  path: '/person-skills',
  section: 'skills',
  fields: { name: field.localized({ max: 80, proposals: 'skills' }) },
  read: 'individual',
  write: 'individual',
  columns: ['name'],
  shownAs: { as: 'rows' },
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  most: 100,
  atLeastOne: true,
  editor: 'chips',
})
