import { index, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Extras } from './collection-table.ts'
import { employments } from './company-tables.ts'

const confirmation = {
  /** The employment that the employer confirms this entry by. */
  employmentId: uuid().references(() => employments.id),
}
export const experienceExtras = {
  columns: confirmation,
  indexes: (t) => [uniqueIndex('experiences_employment').on(t['employmentId']!)],
} as const satisfies Extras<typeof confirmation>

/** Companies are reminded before a licence expires. */
export const licenceExtras = {
  indexes: (t) => [index('licences_expires').on(t['expiresOn']!)],
} as const satisfies Extras<Record<never, never>>
