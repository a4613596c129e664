import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** The levels of the Common European Framework of Reference, and the language that somebody grew up with; best first. */
const LEVELS = ['native', 'c2', 'c1', 'b2', 'b1', 'a2', 'a1'] as const

/** The languages that a person speaks, each with how well. Their names are proposed from a fixed list. */
export const spokenLanguage = defineResource({
  name: 'spokenLanguage',
  plural: 'spokenLanguages',
  owner: 'account',
  path: '/spoken-languages',
  isForResumes: true,
  fields: {
    name: field.localized({ max: 80, proposals: 'languages' }),
    level: field.choice(LEVELS),
  },
  read: 'individual',
  write: 'individual',
  columns: ['name', 'level'],
  shownAs: { as: 'rows' },
  search: ['name'],
  sort: ['name'],
  unique: ['name'],
  most: 50,
})
