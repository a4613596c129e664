import { addedLater, field, optional } from '../fields.ts'
import { endsAfterStart } from '../in-order.ts'
import { defineResource } from '../resource.ts'

/** Specification §3 and §5: all but grade, description and picture are required; a future end date means expected. */
export const education = defineResource({
  name: 'education',
  plural: 'educations',
  owner: 'account',
  path: '/educations',
  section: 'education',
  fields: {
    school_name: field.localized({ max: 160 }),
    degree: field.localized({ max: 120, proposals: 'degrees' }),
    field_of_study: field.localized({ max: 120, proposals: 'fieldsOfStudy' }),
    start_date: field.date({ known: 'start_known' }),
    start_known: addedLater(optional(field.known('start_date'))),
    end_date: field.date({ known: 'end_known' }),
    end_known: addedLater(optional(field.known('end_date'))),
    grade: optional(field.line({ max: 40 })),
    description: optional(field.long({ min: 20, max: 500 })),
    picture_id: optional(field.picture({ aspect: 1 })),
  },
  rules: [endsAfterStart],
  read: 'individual',
  write: 'individual',
  columns: ['school_name', 'degree', 'field_of_study'],
  shownAs: { as: 'timeline', from: 'start_date', to: 'end_date', text: 'description', picture: 'picture_id' },
  search: ['school_name', 'degree', 'field_of_study'],
  sort: ['school_name', 'start_date', 'end_date'],
  most: 300,
  atLeastOne: true,
})
