import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import {
  next,
  sources,
  type AnyLifecycle,
  type By,
  type Facts,
  type SendOf,
  type StatusOf,
} from '../../openapi/lifecycle.ts'
import { history } from '../db/platform-tables.ts'
import type { Services, Tx } from './context.ts'
import type { Topic } from './events.ts'
import { tell } from './reactions.ts'
import { refuse } from './refusal.ts'

/** A table whose rows have a life: which status each is in, and how often it was changed. */
type LivingTable = PgTable & { readonly version: PgColumn }

/**
 * Where a life cycle is kept. `id` names a row. The status is a column, which `write` sets; or an expression over other
 * columns, which the sender sets (then without `write`). `topics`: what is published after every change of a row, and
 * under which id. `gone`: the statuses in which a row is not kept; the event that leads there deletes it, and the
 * history has the rest.
 */
export interface Home<L extends AnyLifecycle, T extends LivingTable> {
  readonly lifecycle: L
  readonly table: T
  readonly id: PgColumn
  readonly status: PgColumn | SQL
  readonly statusOf: (row: T['$inferSelect']) => StatusOf<L>
  readonly write?: (status: SQL<StatusOf<L>>) => PgUpdateSetSource<T>
  readonly gone?: readonly StatusOf<L>[]
  readonly topics?: (row: T['$inferSelect']) => readonly (readonly [topic: Topic, id: string])[]
}

/** Who acted; null for the clock. */
export interface Actor {
  readonly userId: string
  readonly accountId: string
}

/** An event that somebody wants to send to one row. */
export interface EventRequest<L extends AnyLifecycle> {
  readonly id: string
  readonly event: SendOf<L>
  readonly by: By
  /** The version of the row that the sender saw. */
  readonly version: number
  /** The conditions of the table's edges that hold now; the caller has locked what they depend on. */
  readonly facts?: Facts
  /** The row as the sender may see it, for whoever saw an older version. */
  readonly current: () => Promise<unknown>
}

/** An event that is sent, and what changes by it. */
export interface Sent<L extends AnyLifecycle, T extends LivingTable> extends EventRequest<L> {
  readonly actor: Actor | null
  /** What changes beside status and version. */
  readonly set?: PgUpdateSetSource<T>
  /** What the history notes of the changed row beside event, status and actor. */
  readonly detail?: (row: T['$inferSelect']) => Readonly<Record<string, unknown>>
  readonly at: Date
}

/** Something that happened to a row. */
export interface Happened {
  readonly lifecycle: string
  readonly id: string
  readonly event: string
  readonly status: string
  readonly actor: Actor | null
  readonly detail?: Readonly<Record<string, unknown>>
  readonly at: Date
}

/** Notes in the history what happened, in the transaction that did it. Nothing of it is ever changed. */
export async function noteEvents(tx: Tx, happened: readonly Happened[]): Promise<void> {
  await tx.insert(history).values(
    happened.map(({ id, actor, detail = {}, ...noted }) => ({
      ...noted,
      subjectId: id,
      userId: actor?.userId ?? null,
      accountId: actor?.accountId ?? null,
      detail,
    })),
  )
}
/** Notes the same event of many rows, in one statement however many they are. */
export async function noteEventOfAll(
  tx: Tx,
  ids: readonly string[],
  { lifecycle, event, status, actor, at, detail = {} }: Omit<Happened, 'id'>,
): Promise<void> {
  await tx.execute(sql`
    insert into ${history} (lifecycle, subject_id, event, status, user_id, account_id, detail, at)
    select ${lifecycle}, id, ${event}, ${status}, ${actor?.userId ?? null}::uuid, ${actor?.accountId ?? null}::uuid, ${JSON.stringify(detail)}::jsonb, ${at.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as all_of (id, place) order by place`)
}

/** The statuses in which this event is allowed, each with the one it leads to. */
const allowedFrom = <L extends AnyLifecycle>(
  lifecycle: L,
  { event, by, facts }: EventRequest<L>,
): ReadonlyMap<StatusOf<L>, StatusOf<L>> =>
  new Map(
    sources(lifecycle, event).flatMap((from) => {
      const to = next(lifecycle, from, event, by, facts)
      return to === null ? [] : [[from, to] as const]
    }),
  )

/**
 * Locks a row that an event shall be sent to and refuses as `transition` would: for a sender who has more to examine,
 * or has to write elsewhere, before the event is sent. Gives back the row.
 */
export async function lockForEvent<L extends AnyLifecycle, T extends LivingTable>(
  tx: Tx,
  { lifecycle, table, id, statusOf }: Home<L, T>,
  request: EventRequest<L>,
): Promise<T['$inferSelect']> {
  const [row] = (await tx
    .select()
    .from(table as LivingTable)
    .where(eq(id, request.id))
    .for('no key update')) as (T['$inferSelect'] & { readonly version: number })[]
  if (row === undefined) return refuse('not_found', {})
  if (!allowedFrom(lifecycle, request).has(statusOf(row))) return refuse('not_pending', { status: statusOf(row) })
  return row.version === request.version ? row : refuse('stale', { current: await request.current() })
}

/**
 * Sends an event to a row: one conditional update of the version that was seen, in a status that the table allows it
 * from, a row of the history, the news of it and what other areas do about it (`life.moved`). The statement itself decides the new status by the old one, so of two
 * events at once one is refused. Refuses with `not_found`, with `not_pending` and the status when the table does not
 * allow the event, or with `stale` and what `current` gives when the version is another. Gives back the row as it is
 * then, or as it was when it is gone.
 */
export async function transition<L extends AnyLifecycle, T extends LivingTable>(
  tx: Tx,
  services: Services,
  home: Home<L, T>,
  sent: Sent<L, T>,
): Promise<T['$inferSelect']> {
  const { lifecycle, status, statusOf } = home
  const { id, event, actor, version, set, detail, at } = sent
  const table: LivingTable = home.table
  const allowed = allowedFrom(lifecycle, sent)
  if (allowed.size > 0) {
    const cases = [...allowed].map(([from, to]) => sql`when ${from} then ${to}`)
    const after = sql<StatusOf<L>>`case ${status} ${sql.join(cases, sql` `)} end`
    const isTheOne = and(eq(home.id, id), eq(table.version, version), inArray(sql`${status}`, [...allowed.keys()]))
    const gone = home.gone?.find((one) => [...allowed.values()].includes(one))
    const changed =
      gone === undefined
        ? tx
            .update(table)
            .set({
              ...set,
              ...home.write?.(after),
              version: sql`${table.version} + 1`,
            } as PgUpdateSetSource<LivingTable>)
            .where(isTheOne)
            .returning()
        : tx.delete(table).where(isTheOne).returning()
    const [row] = (await changed) as T['$inferSelect'][]
    if (row !== undefined) {
      await noteEvents(tx, [
        { lifecycle: lifecycle.id, id, event, status: gone ?? statusOf(row), actor, at, detail: detail?.(row) ?? {} },
      ])
      for (const [topic, subject] of home.topics?.(row) ?? []) services.events.publish(tx, topic, subject)
      await tell(tx, services, 'life.moved', { lifecycle: lifecycle.id, ids: [id], event })
      return row
    }
  }
  await lockForEvent(tx, home, sent)
  // It became what the sender names only after the update had missed it.
  return refuse('stale', { current: await sent.current() })
}
