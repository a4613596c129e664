import { z } from 'zod'
import { ref } from '../ref.ts'
import { description, line, localized, money, paragraph, webAddress } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

const long = localized(paragraph(1000)).nullable()

/** Specification §3 and §5: products for sale; the name is required. */
export const product = defineResource({
  name: 'product',
  plural: 'products',
  owner: 'account',
  path: '/products',
  schema: z.strictObject({
    name: localized(line(160)),
    image_ids: z
      .array(ref('file'))
      .max(6)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'validation.repeated' }),
    price: money.nullable(),
    availability: z.enum(['in_stock', 'on_order', 'out_of_stock']).nullable(),
    product_link: webAddress.nullable(),
    description: description.nullable(),
    warranty_information: long,
    shipping_information: long,
    certifications: long,
  }),
  read: 'member',
  write: 'member',
  columns: ['name', 'price', 'availability'],
  search: ['name', 'description'],
  sort: ['name'],
  form: {
    name: { as: 'localized' },
    image_ids: { as: 'pictures', most: 6 },
    price: { as: 'money' },
    availability: { as: 'choice' },
    product_link: { as: 'address' },
    description: { as: 'localized-long' },
    warranty_information: { as: 'localized-long' },
    shipping_information: { as: 'localized-long' },
    certifications: { as: 'localized-long' },
  },
  most: 200,
})
