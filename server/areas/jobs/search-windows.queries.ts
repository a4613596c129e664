import { sql, type SQL } from 'drizzle-orm'
import { jobPostings } from '../../db/job-posting-tables.ts'
import type { Readable } from '../../kernel/context.ts'

/** A search looks at so many of the newest open postings first, then at so many more, and at all in the end. */
export const RUNGS: readonly number[] = [8_000, 32_000, 128_000]
/** Since when so many postings are open is looked up anew after this time (milliseconds): it need not be exact. */
const FRESH = 300_000
const DAY = 86_400_000
/** The spans of days that `published_in` names, shortest first. */
const SPANS = [
  { mark: 'd', days: 1 },
  { mark: 'w', days: 7 },
  { mark: 'm', days: 30 },
] as const
/** So many spans are named in one search at most, unless even the longest are more. */
const MOST_MARKS = 40

/** The spans from one moment to another, as `published_in` names them: the shortest of which there are not too many. */
export function marksBetween(since: Date, now: Date): readonly string[] {
  const spans = SPANS.map(({ mark, days }) => {
    const from = Math.floor(since.getTime() / DAY / days)
    const to = Math.max(from, Math.floor(now.getTime() / DAY / days))
    return { mark, from, count: to - from + 1 }
  })
  const chosen = spans.find(({ count }) => count <= MOST_MARKS) ?? spans.at(-1)
  return chosen === undefined ? [] : Array.from({ length: chosen.count }, (_, at) => chosen.mark + (chosen.from + at))
}

interface Known {
  readonly until: number
  readonly since: readonly Date[]
}
const known = new WeakMap<Readable, Map<readonly number[], Known>>()

/** Since when each of these numbers of postings is open; as many as there are. */
async function sinceOf(db: Readable, now: Date, rungs: readonly number[]): Promise<readonly Date[]> {
  const before = known.get(db)?.get(rungs)
  if (before !== undefined && now.getTime() < before.until) return before.since
  const since: Date[] = []
  for (const rung of rungs) {
    const { rows } = await db.execute<{ published_at: string }>(sql`
      select published_at from ${jobPostings} where status = 'open' and published_at is not null
      order by published_at desc, id offset ${rung} limit 1`)
    const [row] = rows
    if (row === undefined) break
    since.push(new Date(row.published_at))
  }
  const all = known.get(db) ?? new Map<readonly number[], Known>()
  known.set(db, all.set(rungs, { until: now.getTime() + FRESH, since }))
  return since
}

/**
 * Conditions that narrow a search to ever more of the newest postings, the last to none: whoever wants the newest that
 * are found stops at the first that has enough. Each meets the words and the facets in one index, so that a search
 * reads few rows, however many a word has among all.
 */
export async function windowsOf(
  db: Readable,
  now: Date,
  rungs: readonly number[] = RUNGS,
): Promise<readonly (SQL | undefined)[]> {
  const windows = (await sinceOf(db, now, rungs)).map(
    (since) => sql`${jobPostings.publishedIn} && ${sql.param(marksBetween(since, now))}::text[]`,
  )
  return [...windows, undefined]
}
