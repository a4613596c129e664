import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../../openapi/define.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'

/** The context of one change to a company's structure, in one transaction. */
export interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer<'company'>
  readonly now: Date
}

/**
 * Makes changes of one company's structure run one after another: two moves that are each allowed could make a circle
 * together. Rows that refer to the company can still be written in the meantime.
 */
export async function lockStructure({ tx, viewer }: Change): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, viewer.accountId)).for('no key update')
}

/** A hierarchy in a table: departments in departments, or positions that report to positions. */
export interface Line {
  readonly rows: PgTable
  readonly id: PgColumn
  readonly above: PgColumn
}
/** Is `wanted` an ancestor of `start`, or `start` itself? Then `wanted` cannot be moved below `start`. */
export async function leadsUpTo(
  { tx }: Change,
  { rows, id, above }: Line,
  start: string,
  wanted: string,
): Promise<boolean> {
  const found = await tx.execute(sql`
    with recursive way as (
      select ${id} as id, ${above} as above from ${rows} where ${id} = ${start}::uuid
      union select ${id}, ${above} from ${rows} join way on way.above = ${id}
    ) select 1 from way where id = ${wanted}::uuid limit 1`)
  return found.rows.length > 0
}

/** Notifies everyone who has the structure open, after the commit. */
export const changed = ({ tx, services, viewer }: Change): void =>
  services.events.publish(tx, 'structure', viewer.accountId)
