import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** What a solution consists of, or what one kind of users gets; without either, what everybody gets. */
export const feature = defineResource({
  name: 'feature',
  plural: 'features',
  owner: 'platform',
  path: '/features',
  page: { path: '/cms/features', menu: 'contentManagement', place: 4 },
  isForVisitors: true,
  fields: {
    name: field.localized({ max: 120 }),
    icon: optional(field.icon()),
    text: field.long({ max: 400 }),
    solution_id: optional(field.relation('solution')),
    user_type_id: optional(field.relation('userType')),
  },
  read: 'admin',
  write: 'admin',
  columns: ['name', 'icon', 'solution_id', 'user_type_id'],
  search: ['name', 'text', 'solution_id', 'user_type_id'],
  sort: ['name', 'solution_id', 'user_type_id'],
  filters: ['solution_id', 'user_type_id'],
  most: 500,
})
