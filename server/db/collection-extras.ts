import { sql } from 'drizzle-orm'
import { index, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Extras } from './collection-table.ts'
import { employments } from './company-tables.ts'
import { letters } from './letters-tables.ts'

const confirmation = {
  /** The employment that the employer confirms this entry by. */
  employmentId: uuid().references(() => employments.id),
  /** The letter of a company that confirms it, as long as that is issued. */
  letterId: uuid().references((): AnyPgColumn => letters.id, { onDelete: 'set null' }),
}
export const experienceExtras = {
  columns: confirmation,
  indexes: (t) => [
    uniqueIndex('experiences_employment').on(t['employmentId']!),
    index('experiences_letter')
      .on(t['letterId']!)
      .where(sql`letter_id is not null`),
  ],
} as const satisfies Extras<typeof confirmation>

/** Companies are reminded before a licence expires. */
export const licenceExtras = {
  indexes: (t) => [index('licences_expires').on(t['expiresOn']!)],
} as const satisfies Extras<Record<never, never>>
