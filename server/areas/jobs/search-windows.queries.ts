import { sql, type SQL } from 'drizzle-orm'
import { DAY } from '../../../openapi/durations.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import type { Readable } from '../../kernel/context.ts'

/**
 * A search looks at so many of the newest open postings first, then at as many more as it takes, and at all in the end.
 * The steps are small: what a window has too many of is read in vain.
 */
export const RUNGS: readonly number[] = [
  6_000, 8_500, 12_000, 17_000, 24_000, 34_000, 48_000, 68_000, 96_000, 136_000, 192_000, 272_000, 384_000,
]
/** Since when so many postings are open is looked up anew after this time (milliseconds): it need not be exact. */
const FRESH = 3_600_000
/** The spans of days that `published_in` names, shortest first. */
const SPANS = [
  { mark: 'd', days: 1 },
  { mark: 'w', days: 7 },
  { mark: 'm', days: 30 },
] as const
/** So many spans are named in one search at most, unless even the longest are more. */
const MOST_MARKS = 40

/**
 * The spans from one moment to another, as `published_in` names them: the shortest of which there are not too many; and
 * when the first of them begins (milliseconds).
 */
export function marksBetween(since: Date, now: Date): { readonly marks: readonly string[]; readonly begins: number } {
  const ends = ({ days }: (typeof SPANS)[number]) => {
    const from = Math.floor(since.getTime() / DAY / days)
    return { from, count: Math.max(from, Math.floor(now.getTime() / DAY / days)) - from + 1 }
  }
  const span = SPANS.find((one) => ends(one).count <= MOST_MARKS) ?? SPANS[2]
  const { from, count } = ends(span)
  return { marks: Array.from({ length: count }, (_, at) => span.mark + (from + at)), begins: from * DAY * span.days }
}

interface Known {
  readonly until: number
  /** Since when each of these numbers of postings is open; as many as there are. */
  readonly since: readonly Date[]
  /** When the oldest that is open was published; null without any. */
  readonly oldest: Date | null
}
const known = new WeakMap<Readable, Map<readonly number[], Known>>()

async function knownOf(db: Readable, now: Date, rungs: readonly number[]): Promise<Known> {
  const before = known.get(db)?.get(rungs)
  if (before !== undefined && now.getTime() < before.until) return before
  const since: Date[] = []
  for (const [at, rung] of rungs.entries()) {
    // In the order of its index, each from where the one before ended.
    const last = since.at(-1)
    const onwards =
      last === undefined ? sql`published_at is not null` : sql`published_at <= ${last.toISOString()}::timestamptz`
    const { rows } = await db.execute<{ published_at: string }>(sql`
      select published_at from ${jobPostings} where status = 'open' and ${onwards}
      order by published_at desc nulls last, id offset ${rung - (rungs[at - 1] ?? 0)} limit 1`)
    const [row] = rows
    if (row === undefined) break
    since.push(new Date(row.published_at))
  }
  const { rows } = await db.execute<{ oldest: string | null }>(
    sql`select min(published_at) as oldest from ${jobPostings} where status = 'open'`,
  )
  const oldest = rows[0]?.oldest ?? null
  const found = { until: now.getTime() + FRESH, since, oldest: oldest === null ? null : new Date(oldest) }
  const all = known.get(db) ?? new Map<readonly number[], Known>()
  known.set(db, all.set(rungs, found))
  return found
}

/** A part of all postings, the newest. */
export interface Window {
  /** Undefined: all. */
  readonly where: SQL | undefined
  /** About so many open postings. */
  readonly size: number
}
/**
 * Windows of ever more of the newest postings, the last of all: whoever wants the newest that are found stops at the
 * first that has enough (`enoughIn`). Each meets the words and the facets in one index, so that a search reads few rows,
 * however many a word has among all.
 */
export async function windowsOf(db: Readable, now: Date, rungs: readonly number[] = RUNGS): Promise<readonly Window[]> {
  const { since, oldest } = await knownOf(db, now, rungs)
  const narrow = since.flatMap((from, at): readonly Window[] => {
    const { marks, begins } = marksBetween(from, now)
    // One that has all leaves nothing for the last.
    if (oldest !== null && begins <= oldest.getTime()) return []
    // A span is whole: it begins before the moment that is meant.
    const wider = Math.max(1, (now.getTime() - begins) / Math.max(1, now.getTime() - from.getTime()))
    const where = sql`${jobPostings.publishedIn} && ${sql.param(marks)}::text[]`
    return [{ where, size: (rungs[at] ?? 0) * Math.min(wider, 100) }]
  })
  return [...narrow, { where: undefined, size: Infinity }]
}

/** Windows that would be only just large enough are passed over. */
const MARGIN = 1.2
/** The first window that is asked has so many times what is wanted. */
const FIRST = 10
/**
 * What is found in the first window that has so many at least, or in all. What one window has tells how large the next
 * must be: those in between are not asked.
 */
export async function enoughIn<T extends { readonly total: number }>(
  windows: readonly Window[],
  enough: number,
  findIn: (where: SQL | undefined) => Promise<T>,
): Promise<T> {
  let wanted = enough * FIRST
  for (const { where, size } of windows) {
    if (where === undefined || size < wanted) continue
    const found = await findIn(where)
    if (found.total >= enough) return found
    wanted = found.total === 0 ? Infinity : ((size * enough) / found.total) * MARGIN
  }
  return findIn(undefined)
}
