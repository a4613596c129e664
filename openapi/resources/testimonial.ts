import { field } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Specification §3 and §5: testimonials; every field is required. `title` is the title of the person who gives it. */
export const testimonial = defineResource({
  name: 'testimonial',
  plural: 'testimonials',
  owner: 'account',
  path: '/testimonials',
  section: 'testimonials',
  fields: {
    giver_name: field.localized({ max: 120 }),
    title: field.localized({ max: 160 }),
    content: field.long({ min: 20, max: 500 }),
    picture_id: field.picture({ aspect: 1 }),
    rating: field.rating(),
  },
  read: 'member',
  write: 'member',
  columns: ['giver_name', 'title', 'rating'],
  shownAs: { as: 'cards', text: 'content', picture: 'picture_id' },
  search: ['giver_name', 'title', 'content'],
  sort: ['giver_name', 'rating'],
  most: 100,
})
