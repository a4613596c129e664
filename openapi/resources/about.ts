import { z } from 'zod'
import { localized, paragraph } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

/** Specification §3: vision, value, mission and goal of a person or company. One entry, with at least one of the four. */
export const about = defineResource({
  name: 'about',
  plural: 'abouts',
  owner: 'account',
  path: '/abouts',
  schema: z.strictObject({
    vision: localized(paragraph(1000)).nullable(),
    value: localized(paragraph(1000)).nullable(),
    mission: localized(paragraph(1000)).nullable(),
    goal: localized(paragraph(1000)).nullable(),
  }),
  rules: [
    (v, add) => {
      if ('vision' in v && 'value' in v && 'mission' in v && 'goal' in v && !v.vision && !v.value && !v.mission && !v.goal) add('vision', 'validation.one_of_these')
    },
  ],
  read: 'member',
  write: 'member',
  columns: ['vision', 'mission'],
  search: ['vision', 'value', 'mission', 'goal'],
  sort: [],
  form: {
    vision: { as: 'localized-long' },
    value: { as: 'localized-long' },
    mission: { as: 'localized-long' },
    goal: { as: 'localized-long' },
  },
  most: 1,
  editor: 'single',
})
