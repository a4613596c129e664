import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/**
 * Specification §3: vision, value, mission and goal of a person or company. One entry, with at least one of the four.
 */
export const about = defineResource({
  name: 'about',
  plural: 'abouts',
  owner: 'account',
  path: '/abouts',
  section: 'about',
  fields: {
    vision: optional(field.long({ max: 1000 })),
    value: optional(field.long({ max: 1000 })),
    mission: optional(field.long({ max: 1000 })),
    goal: optional(field.long({ max: 1000 })),
  },
  rules: [
    (v, add) => {
      if (
        'vision' in v &&
        'value' in v &&
        'mission' in v &&
        'goal' in v &&
        !v.vision &&
        !v.value &&
        !v.mission &&
        !v.goal
      )
        add('vision', 'validation.one_of_these')
    },
  ],
  read: 'member',
  write: 'member',
  columns: ['vision', 'mission'],
  search: ['vision', 'value', 'mission', 'goal'],
  sort: [],
  most: 1,
  editor: 'single',
})
