import { field, optional } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { POLICY_KINDS } from '../policy-kinds.ts'

/**
 * The terms, the privacy policy and the like: an entry is one version of one of them. The active one whose day came
 * last is in effect; from its day on it stays as it is, and what changes is a new version.
 */
export const policy = defineResource({
  name: 'policy',
  plural: 'policies',
  owner: 'platform',
  path: '/policies',
  page: { path: '/cms/policies', menu: 'contentManagement', place: 10 },
  isForVisitors: true,
  fields: {
    title: field.localized({ max: 160 }),
    kind: field.choice(POLICY_KINDS),
    effective_from: field.date({ coming: true }),
    changes: optional(field.long({ max: 1_000 })),
    body: field.richText({ max: 30_000 }),
  },
  read: 'admin',
  write: 'admin',
  columns: ['title', 'kind', 'effective_from'],
  search: ['title', 'changes'],
  sort: ['title', 'effective_from'],
  filters: ['kind'],
  fixedFrom: 'effective_from',
  readAt: { path: '/privacy-policy', query: { policy: 'kind', version: 'effective_from' } },
  // Each version is weighed alone, and its day decides its place.
  without: ['import', 'bulk', 'order'],
  most: 200,
  get: true,
  form: 'page',
})
