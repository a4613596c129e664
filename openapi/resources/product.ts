import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'

const more = optional(field.long({ max: 1000 }))

/** Specification §3 and §5: products for sale; the name is required. */
export const product = defineResource({
  name: 'product',
  plural: 'products',
  owner: 'account',
  path: '/products',
  section: 'products',
  fields: {
    name: field.localized({ max: 160 }),
    image_ids: field.pictures({ most: 6 }),
    price: optional(field.money()),
    availability: optional(field.choice(['in_stock', 'on_order', 'out_of_stock'])),
    product_link: optional(field.address()),
    description: optional(field.long({ min: 20, max: 500 })),
    warranty_information: more,
    shipping_information: more,
    certifications: more,
  },
  read: 'member',
  write: 'member',
  columns: ['name', 'price', 'availability'],
  shownAs: { as: 'cards', text: 'description', picture: 'image_ids' },
  search: ['name', 'description'],
  sort: ['name'],
  most: 200,
})
