import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** What visitors read about a plan: on the page with the prices, beside what the plan allows. */
export const pricePlan = defineResource({
  name: 'pricePlan',
  plural: 'pricePlans',
  owner: 'platform',
  path: '/price-plans',
  page: { path: '/cms/price-plans', menu: 'contentManagement', place: 5.5 },
  fields: {
    tier_id: field.relation('tier'),
    headline: field.localized({ max: 120 }),
    description: optional(field.long({ max: 500 })),
    highlighted: field.switch(),
  },
  read: 'admin',
  write: 'admin',
  columns: ['headline', 'tier_id', 'highlighted'],
  search: ['headline', 'description', 'tier_id'],
  sort: ['headline', 'tier_id'],
  filters: ['tier_id'],
  most: 200,
  get: true,
})
