import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { next, sources, type AnyLifecycle, type By, type Facts, type SendOf, type StatusOf } from '../../openapi/lifecycle.ts'
import { history } from '../db/platform-tables.ts'
import type { Tx } from './context.ts'
import { refuse } from './refusal.ts'

/** A table whose rows have a life: which status each is in, and how often it was changed. */
type LivingTable = PgTable & { readonly version: PgColumn }

/**
 * Where a life cycle is kept. `id` names a row. The status is a column, which `write` sets; or an expression over other columns, which
 * the sender sets (then without `write`).
 */
export interface Home<L extends AnyLifecycle, T extends LivingTable> {
  readonly lifecycle: L
  readonly table: T
  readonly id: PgColumn
  readonly status: PgColumn | SQL
  readonly statusOf: (row: T['$inferSelect']) => StatusOf<L>
  readonly write?: (status: SQL<StatusOf<L>>) => PgUpdateSetSource<T>
}

/** Who acted; null for the clock. */
export interface Actor {
  readonly userId: string
  readonly accountId: string
}

/** An event that somebody sends to one row. */
export interface Sent<L extends AnyLifecycle, T extends LivingTable> {
  readonly id: string
  readonly event: SendOf<L>
  readonly by: By
  readonly actor: Actor | null
  /** The version of the row that the sender saw. */
  readonly version: number
  /** The conditions of the table's edges that hold now; the caller has locked what they depend on. */
  readonly facts?: Facts
  /** What changes beside status and version. */
  readonly set?: PgUpdateSetSource<T>
  /** What the history notes of the changed row beside event, status and actor. */
  readonly detail?: (row: T['$inferSelect']) => Readonly<Record<string, unknown>>
  readonly at: Date
  /** The row as the sender may see it, for whoever saw an older version. */
  readonly current: () => Promise<unknown>
}

/** Notes in the history what happened to a row, in the transaction that did it. Nothing of it is ever changed. */
export async function noteEvent(
  tx: Tx,
  noted: {
    readonly lifecycle: string
    readonly id: string
    readonly event: string
    readonly status: string
    readonly actor: Actor | null
    readonly detail?: Readonly<Record<string, unknown>>
    readonly at: Date
  },
): Promise<void> {
  const { lifecycle, id, event, status, actor, at, detail = {} } = noted
  await tx.insert(history).values({ lifecycle, subjectId: id, event, status, userId: actor?.userId ?? null, accountId: actor?.accountId ?? null, detail, at })
}

/**
 * Sends an event to a row: one conditional update of the version that was seen, in a status that the table allows it from, and a row
 * of the history. The statement itself decides the new status by the old one, so of two events at once one is refused. Refuses with
 * `not_found`, with `not_pending` and the status when the table does not allow the event, or with `stale` and what `current` gives
 * when the version is another. Gives back the row as it is then.
 */
export async function transition<L extends AnyLifecycle, T extends LivingTable>(tx: Tx, home: Home<L, T>, sent: Sent<L, T>): Promise<T['$inferSelect']> {
  const { lifecycle, status, statusOf } = home
  const { id, event, by, actor, version, facts, set, detail, at, current } = sent
  const table: LivingTable = home.table
  const reached = new Map(
    sources(lifecycle, event).flatMap((from) => {
      const to = next(lifecycle, from, event, by, facts)
      return to === null ? [] : [[from, to] as const]
    }),
  )
  if (reached.size > 0) {
    const cases = [...reached].map(([from, to]) => sql`when ${from} then ${to}`)
    const after = sql<StatusOf<L>>`case ${status} ${sql.join(cases, sql` `)} end`
    const [row] = (await tx
      .update(table)
      .set({ ...set, ...home.write?.(after), version: sql`${table.version} + 1` } as PgUpdateSetSource<LivingTable>)
      .where(and(eq(home.id, id), eq(table.version, version), inArray(sql`${status}`, [...reached.keys()])))
      .returning()) as T['$inferSelect'][]
    if (row !== undefined) {
      await noteEvent(tx, { lifecycle: lifecycle.id, id, event, status: statusOf(row), actor, at, detail: detail?.(row) ?? {} })
      return row
    }
  }
  const [found] = (await tx.select().from(table).where(eq(home.id, id))) as T['$inferSelect'][]
  if (found === undefined) return refuse('not_found', {})
  return reached.has(statusOf(found)) ? refuse('stale', { current: await current() }) : refuse('not_pending', { status: statusOf(found) })
}
