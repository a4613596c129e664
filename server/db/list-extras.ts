import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import type { Extras } from './collection-table.ts'

const key = {
  /** What users and requests name a plan by. */
  key: text()
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()::text`),
}
export const tierExtras = { columns: key } as const satisfies Extras<typeof key>
