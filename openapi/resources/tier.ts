import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** A limit of a plan; null: any number. */
const limit = () => optional(field.number({ min: 0, max: 1_000_000 }))

/**
 * The plans that accounts can have: what each allows, and what it costs. What visitors read about them is a price plan.
 * They aren't imported, because whoever changes a limit sees first whom it concerns.
 */
export const tier = defineResource({
  name: 'tier',
  plural: 'tiers',
  owner: 'platform',
  path: '/tiers',
  page: { path: '/manage/tiers', menu: 'contentManagement', place: 5 },
  fields: {
    name: field.localized({ max: 60 }),
    price: optional(field.money()),
    period: field.choice(['month', 'year']),
    accounts: limit(),
    employees: limit(),
    open_jobs: limit(),
    resumes: limit(),
    letters_per_month: limit(),
    premium_templates: field.switch(),
    features: optional(field.long({ max: 1_000 })),
  },
  read: 'admin',
  write: 'admin',
  columns: ['name', 'price', 'period', 'accounts', 'employees'],
  search: ['name', 'features'],
  sort: ['name'],
  unique: ['name'],
  without: ['import'],
  most: 200,
  get: true,
})
