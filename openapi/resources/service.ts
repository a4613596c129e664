import { z } from 'zod'
import { description, line, localized, paragraph } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

const long = localized(paragraph(1000)).nullable()

/** Specification §3 and §5: services on offer; the name is required. */
export const service = defineResource({
  name: 'service',
  plural: 'services',
  owner: 'account',
  path: '/services',
  schema: z.strictObject({
    name: localized(line(120)),
    status: z.enum(['available', 'on_request', 'unavailable']).nullable(),
    description: description.nullable(),
    key_features: long,
    benefits: long,
    pricing_packages: long,
    duration_and_availability: long,
    target_audience: long,
    delivery_method: long,
    terms_and_conditions: long,
  }),
  read: 'member',
  write: 'member',
  columns: ['name', 'status'],
  search: ['name', 'description', 'key_features'],
  sort: ['name'],
  form: {
    name: { as: 'localized' },
    status: { as: 'choice' },
    description: { as: 'localized-long' },
    key_features: { as: 'localized-long' },
    benefits: { as: 'localized-long' },
    pricing_packages: { as: 'localized-long' },
    duration_and_availability: { as: 'localized-long' },
    target_audience: { as: 'localized-long' },
    delivery_method: { as: 'localized-long' },
    terms_and_conditions: { as: 'localized-long' },
  },
  most: 100,
})
