import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../../openapi/define.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'

/** One change of one company's structure, in one transaction. */
export interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer<'company'>
  readonly now: Date
}

/**
 * Changes of one company's structure come one after another: two moves that are each fine could make a circle together.
 * Rows that refer to the company may still be written meanwhile.
 */
export async function lockStructure({ tx, viewer }: Change): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, viewer.accountId)).for('no key update')
}

/** Rows that stand above one another: departments in departments, positions that report to positions. */
export interface Line {
  readonly rows: PgTable
  readonly id: PgColumn
  readonly above: PgColumn
}
/** Does the way up from `start` come by `wanted`, or begin there? Then `wanted` cannot be put below it. */
export async function leadsUpTo({ tx }: Change, { rows, id, above }: Line, start: string, wanted: string): Promise<boolean> {
  const found = await tx.execute(sql`
    with recursive way as (
      select ${id} as id, ${above} as above from ${rows} where ${id} = ${start}::uuid
      union select ${id}, ${above} from ${rows} join way on way.above = ${id}
    ) select 1 from way where id = ${wanted}::uuid limit 1`)
  return found.rows.length > 0
}

/** Tells everyone who looks at the structure, once the change is kept. */
export const changed = ({ tx, services, viewer }: Change): void => services.events.publish(tx, 'structure', viewer.accountId)
