import { z } from 'zod'
import { referenceKey } from '../schemas/reference.ts'
import { description, line, localized, pastDate } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

/** Specification §3 and §5: where someone worked. Current work has no end date; neither date is in the future. The label of `job_title` is “Position”. */
export const experience = defineResource({
  name: 'experience',
  plural: 'experiences',
  owner: 'account',
  path: '/experiences',
  schema: z.strictObject({
    company_name: localized(line(160)),
    job_title: localized(line(120)),
    location: localized(line(120)),
    employment_type: referenceKey('employment-types'),
    location_type: referenceKey('location-types'),
    currently_employed: z.boolean(),
    start_date: pastDate,
    end_date: pastDate.nullable(),
    description: description.nullable(),
  }),
  rules: [
    (v, add) => {
      if (v.currently_employed === false && v.end_date === null) add('end_date', 'validation.required')
      if (v.currently_employed === true && v.end_date) add('end_date', 'validation.end_while_employed')
      if (v.start_date && v.end_date && v.end_date < v.start_date) add('end_date', 'validation.end_before_start')
    },
  ],
  read: 'individual',
  write: 'individual',
  columns: ['job_title', 'company_name', 'start_date', 'end_date'],
  search: ['company_name', 'job_title', 'location'],
  sort: ['company_name', 'start_date', 'end_date'],
  form: {
    company_name: { as: 'localized' },
    job_title: { as: 'localized' },
    location: { as: 'localized' },
    employment_type: { as: 'reference', list: 'employment-types' },
    location_type: { as: 'reference', list: 'location-types' },
    currently_employed: { as: 'switch' },
    start_date: { as: 'date' },
    end_date: { as: 'date', unless: 'currently_employed' },
    description: { as: 'localized-long' },
  },
  most: 300,
})
