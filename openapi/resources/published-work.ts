import { z } from 'zod'
import { says } from '../explain.ts'
import { ref } from '../ref.ts'
import { description, line, localized, pastDate } from '../schemas/primitives.ts'
import { referenceKey } from '../schemas/reference.ts'
import { defineResource } from '../resource.ts'

/** Specification §3 and §5: every field is required. A work that is not `published` is shown only to its owner. */
export const publishedWork = defineResource({
  name: 'publishedWork',
  plural: 'publishedWorks',
  owner: 'account',
  path: '/published-works',
  schema: z.strictObject({
    title: localized(line(300)),
    description,
    publication_date: pastDate,
    author_names: localized(line(400)),
    journal_name: localized(line(200)),
    doi: z
      .string()
      .max(200)
      .regex(/^10\.\d{4,9}\/[^\s\u0000-\u001f\p{Cs}]+$/u, says('validation.doi')),
    citation_count: z.int().min(0).max(10_000_000),
    status: z.enum(['published', 'unpublished']),
    publisher: localized(line(200)),
    country: referenceKey('countries'),
    attachment_id: ref('file'),
  }),
  read: 'individual',
  write: 'individual',
  columns: ['title', 'journal_name', 'publication_date', 'status'],
  search: ['title', 'author_names', 'journal_name', 'publisher', 'doi'],
  sort: ['title', 'publication_date', 'citation_count'],
  form: {
    title: { as: 'localized' },
    description: { as: 'localized-long' },
    publication_date: { as: 'date' },
    author_names: { as: 'localized' },
    journal_name: { as: 'localized' },
    doi: { as: 'text' },
    citation_count: { as: 'number' },
    status: { as: 'choice' },
    publisher: { as: 'localized' },
    country: { as: 'reference', list: 'countries' },
    attachment_id: { as: 'document' },
  },
  most: 300,
})
