import { sql } from 'drizzle-orm'
import { index, type ExtraConfigColumn, type IndexBuilder } from 'drizzle-orm/pg-core'

/** What a table has whose rows wait for administrators to decide them. */
interface Queued {
  readonly id: ExtraConfigColumn
  readonly status: ExtraConfigColumn
  readonly decidedAt: ExtraConfigColumn
}

/**
 * The index of a queue, in the order that `queueOrder` (server/kernel/list/order.ts) asks for: without it each page would
 * sort all rows. `since` is the column by which the waiting ones are ordered. Status and `since` stand at its end so
 * that PostgreSQL can read the order from the index alone.
 */
export const queueIndex = (
  name: string,
  { id, status, decidedAt }: Queued,
  waiting: string,
  [column, since]: readonly [name: string, column: ExtraConfigColumn],
): IndexBuilder =>
  index(name).on(
    sql.raw(`("status" = '${waiting}') DESC`),
    sql.raw(`(case when "status" = '${waiting}' then "${column}" end)`),
    decidedAt.desc().nullsFirst(),
    id,
    status,
    since,
  )
