import { z } from 'zod'
import { says } from '../explain.ts'
import { field } from '../fields.ts'
import { bareDoi } from '../format/doi.ts'
import { defineResource } from '../resource.ts'

const doi = z
  .string()
  .overwrite(bareDoi)
  .max(200)
  .regex(/^10\.\d{4,9}\/[^\s\u0000-\u001f\p{Cs}]+$/u, says('validation.doi'))

/** Specification §3 and §5: every field is required. A work that is not `published` is shown only to its owner. */
export const publishedWork = defineResource({
  name: 'publishedWork',
  plural: 'publishedWorks',
  owner: 'account',
  path: '/published-works',
  section: 'published_works',
  fields: {
    title: field.localized({ max: 300 }),
    description: field.long({ min: 20, max: 500 }),
    publication_date: field.date({ past: true }),
    author_names: field.localized({ max: 400 }),
    journal_name: field.localized({ max: 200 }),
    doi: field.text(doi, { sample: (n) => `10.1234/entry.${n}` }),
    citation_count: field.number({ min: 0, max: 10_000_000 }),
    status: field.choice(['published', 'unpublished']),
    publisher: field.localized({ max: 200 }),
    country: field.reference('countries'),
    attachment_id: field.document(),
  },
  read: 'individual',
  write: 'individual',
  columns: ['title', 'journal_name', 'publication_date', 'status'],
  shownAs: { as: 'cards', text: 'description' },
  search: ['title', 'author_names', 'journal_name', 'publisher', 'doi'],
  sort: ['title', 'publication_date', 'citation_count'],
  most: 300,
})
