import { z } from 'zod'
import { ref } from '../ref.ts'
import { line, localized, paragraph } from '../schemas/primitives.ts'
import { defineResource } from '../resource.ts'

/** Specification §3 and §5: testimonials; every field is required. `title` is the title of the person who gives it. */
export const testimonial = defineResource({
  name: 'testimonial',
  plural: 'testimonials',
  owner: 'account',
  path: '/testimonials',
  schema: z.strictObject({
    giver_name: localized(line(120)),
    title: localized(line(160)),
    content: localized(paragraph(500, 20)),
    picture_id: ref('file'),
    rating: z.int().min(1).max(5),
  }),
  read: 'member',
  write: 'member',
  columns: ['giver_name', 'title', 'rating'],
  search: ['giver_name', 'title', 'content'],
  sort: ['giver_name', 'rating'],
  form: {
    giver_name: { as: 'localized' },
    title: { as: 'localized' },
    content: { as: 'localized-long' },
    picture_id: { as: 'picture', aspect: 1 },
    rating: { as: 'rating' },
  },
  most: 100,
})
