import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

const more = optional(field.long({ max: 1000 }))

/** Specification §3 and §5: services on offer; the name is required. */
export const service = defineResource({
  name: 'service',
  plural: 'services',
  owner: 'account',
  path: '/services',
  section: 'services',
  fields: {
    name: field.localized({ max: 120 }),
    status: optional(field.choice(['available', 'on_request', 'unavailable'])),
    description: optional(field.long({ min: 20, max: 500 })),
    key_features: more,
    benefits: more,
    pricing_packages: more,
    duration_and_availability: more,
    target_audience: more,
    delivery_method: more,
    terms_and_conditions: more,
  },
  read: 'member',
  write: 'member',
  columns: ['name', 'status'],
  shownAs: { as: 'cards', text: 'description' },
  search: ['name', 'description', 'key_features'],
  sort: ['name'],
  most: 100,
})
