import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { letterFormat } from '../../../openapi/schemas/letter-settings.ts'
import { letterFormats, letterTypes } from '../../db/letter-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lastsOf, numberedBy } from './counts.ts'

export type Format = typeof letterFormats.$inferSelect
export type PresentedFormat = z.input<typeof letterFormat>

/** A format of the account. Another's and an unknown one are the same 404. */
export async function findFormat(db: Readable, accountId: string, id: string): Promise<Format> {
  const [row] = await db
    .select()
    .from(letterFormats)
    .where(and(eq(letterFormats.id, id), eq(letterFormats.accountId, accountId)))
  return row ?? refuse('not_found', {})
}

/** How many types have each of these formats. */
export async function typesOfFormats(db: Readable, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: letterTypes.formatId, n: count() })
    .from(letterTypes)
    .where(inArray(letterTypes.formatId, [...ids]))
    .groupBy(letterTypes.formatId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

async function present(db: Readable, rows: readonly Format[], now: Date): Promise<PresentedFormat[]> {
  const ids = rows.map(({ id }) => id)
  const types = await typesOfFormats(db, ids)
  const numbered = await numberedBy(db, 'formatId', ids)
  const lastOf = await lastsOf(db, rows, now)
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    pattern: row.pattern,
    calendar: row.calendar,
    reset: row.reset,
    shared: row.shared,
    types: types.get(row.id) ?? 0,
    numbered: numbered.get(row.id) ?? 0,
    last: lastOf(row, null),
  }))
}

/** The formats of the account, the oldest first. */
export async function listFormats(
  db: Readable,
  accountId: string,
  now: Date,
): Promise<{ readonly data: PresentedFormat[] }> {
  const rows = await db
    .select()
    .from(letterFormats)
    .where(eq(letterFormats.accountId, accountId))
    .orderBy(asc(letterFormats.createdAt), asc(letterFormats.id))
  return { data: await present(db, rows, now) }
}
export async function readFormat(db: Readable, accountId: string, id: string, now: Date): Promise<PresentedFormat> {
  const [row] = await present(db, [await findFormat(db, accountId, id)], now)
  return row ?? refuse('not_found', {})
}
