import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { periodOf, type ReferenceFormat } from '../../../openapi/letter-reference.ts'
import { letterCounters } from '../../db/letter-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import type { Change } from './change.ts'

type Counted = Pick<ReferenceFormat, 'calendar' | 'reset' | 'shared'> & { readonly id: string }

const countOf = (format: Counted, typeId: string | null) =>
  and(
    eq(letterCounters.formatId, format.id),
    format.shared || typeId === null ? isNull(letterCounters.typeId) : eq(letterCounters.typeId, typeId),
  )
/** The highest number of the count with which the next letter of a type goes on today; 0: none. */
export async function lastOf(db: Readable, format: Counted, typeId: string | null, now: Date): Promise<number> {
  const [row] = await db
    .select({ last: letterCounters.last })
    .from(letterCounters)
    .where(and(countOf(format, typeId), eq(letterCounters.year, periodOf(format, todayIn(now)))))
  return row?.last ?? 0
}
/** The same of all counts of some formats that go on today, by format and type (`''` where all types share one). */
export async function lastsOf(
  db: Readable,
  formats: readonly Counted[],
  now: Date,
): Promise<(format: Counted, typeId: string | null) => number> {
  const ids = formats.map(({ id }) => id)
  const rows =
    ids.length === 0 ? [] : await db.select().from(letterCounters).where(inArray(letterCounters.formatId, ids))
  return (format, typeId) => {
    const year = periodOf(format, todayIn(now))
    const lasts = rows
      .filter((row) => row.formatId === format.id && row.year === year)
      .filter((row) =>
        format.shared ? row.typeId === null : row.typeId !== null && (typeId ?? row.typeId) === row.typeId,
      )
      .map(({ last }) => last)
    return Math.max(0, ...lasts)
  }
}

/** Lets the count of a format, or of a type in it, go on above a number that was given already. */
export async function goOnAbove(
  { tx, services, now }: Change,
  format: Counted,
  typeId: string | null,
  last: number,
): Promise<void> {
  if (last === 0) return
  await tx
    .insert(letterCounters)
    .values({
      id: services.ids.uuid(),
      formatId: format.id,
      typeId: format.shared ? null : typeId,
      year: periodOf(format, todayIn(now)),
      last,
    })
    .onConflictDoUpdate({
      target: [letterCounters.formatId, letterCounters.typeId, letterCounters.year],
      set: { last: sql`greatest(${letterCounters.last}, excluded.last)` },
    })
}

/** How many letters have a number of each format. */
export async function numberedBy(
  db: Readable,
  by: 'formatId' | 'typeId',
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  if (ids.length === 0) return new Map()
  const column = letterCounters[by]
  const rows = await db
    .select({ id: column, n: sql<number>`sum(${letterCounters.given})::int` })
    .from(letterCounters)
    .where(inArray(column, [...ids]))
    .groupBy(column)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
