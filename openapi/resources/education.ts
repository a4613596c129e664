import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { ref } from '../ref.ts'
import { description, isoDate, line, localized } from '../schemas/primitives.ts'

/** Specification §3 and §5: all but grade, description and picture are required; a future end date means expected. */
export const education = defineResource({
  name: 'education',
  plural: 'educations',
  owner: 'account',
  path: '/educations',
  schema: z.strictObject({
    school_name: localized(line(160)),
    degree: localized(line(120)),
    field_of_study: localized(line(120)),
    start_date: isoDate,
    end_date: isoDate,
    grade: line(40).nullable(),
    description: description.nullable(),
    picture_id: ref('file').nullable(),
  }),
  rules: [
    (v, add) => {
      if (v.start_date && v.end_date && v.end_date < v.start_date) add('end_date', 'validation.end_before_start')
    },
  ],
  read: 'individual',
  write: 'individual',
  columns: ['school_name', 'degree', 'field_of_study', 'start_date', 'end_date'],
  search: ['school_name', 'degree', 'field_of_study'],
  sort: ['school_name', 'start_date', 'end_date'],
  form: {
    school_name: { as: 'localized' },
    degree: { as: 'localized', proposals: 'degrees' },
    field_of_study: { as: 'localized', proposals: 'fieldsOfStudy' },
    start_date: { as: 'date' },
    end_date: { as: 'date' },
    grade: { as: 'text' },
    description: { as: 'localized-long' },
    picture_id: { as: 'picture', aspect: 1 },
  },
  most: 300,
})
