import { and, sql, type SQL } from 'drizzle-orm'
import { DAY } from '../../../openapi/durations.ts'
import { AGES, JOB_FACETS, SALARIES, type JobFacet, type JobFilter } from '../../../src/documents/jobs/job-address.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { enoughIn, type Window } from './search-windows.queries.ts'

export const JOBS_PER_PAGE = 20
/** The order of publication, which an index has. */
export const NEWEST = sql`${jobPostings.publishedAt} desc nulls last, ${jobPostings.id}`

/** What is asked of the newest jobs found: `isPlain`, when nothing narrows them, so that their order is an index. */
interface Asked {
  readonly where: SQL | undefined
  readonly isPlain: boolean
}
/** The newest jobs found as a query's `found`, so many at most, with their `id`, `published_at` and other columns. */
function newestFound({ where, isPlain }: Asked, columns: readonly SQL[], most: number): SQL {
  const read = sql`select ${sql.join([sql`id`, sql`published_at`, ...columns], sql`, `)} from ${jobPostings} where ${where}`
  return isPlain
    ? sql`found as materialized (${read} order by ${NEWEST} limit ${most})`
    : // All that is found first: an order that an index has would tempt into reading everything in that order.
      sql`hit as materialized (${read}),
      found as materialized (select * from hit order by published_at desc nulls last, id limit ${most})`
}

/** How many of the newest jobs found there are, and how many of them have each value that is counted. */
export interface Counts {
  readonly total: number
  /** By kind and value, as `facets` of a posting names them. */
  readonly facets: ReadonlyMap<string, number>
  readonly salaries: readonly number[]
  readonly ages: readonly number[]
}
/** The page of the newest jobs found that is wanted too: the best first, where `rankedBy` says by which words. */
interface PageAsked {
  readonly rankedBy: SQL | null
  readonly offset: number
}
/** What is wanted to know of the newest jobs found: `most` and one are read. */
interface Wish {
  readonly now: Date
  readonly most: number
  /** What is counted: each costs time. */
  readonly counted: readonly JobFilter[]
  readonly page: PageAsked | null
}
/** The columns whose values are counted: much faster than taking apart the words of the index. */
const COLUMNS: Readonly<Record<JobFacet, SQL>> = {
  sector: sql`${jobPostings.sectorId}::text as sector`,
  type: sql`${jobPostings.employmentType} as type`,
  place: sql`${jobPostings.locationType} as place`,
  region: sql`${jobPostings.region} as region`,
  education: sql`${jobPostings.educationLevel} as education`,
}
type Counted = { readonly [K in JobFacet]?: string | null } & {
  readonly total: number
  readonly salaries: readonly number[] | null
  readonly ages: readonly number[] | null
  readonly ids: readonly string[] | null
}
/** The newest jobs found, counted, and the ids of a page of them: one statement, which reads them once. */
async function countsOf(
  db: Readable,
  asked: Asked,
  { now, most, counted, page }: Wish,
): Promise<Counts & { readonly ids: readonly string[] }> {
  const kinds = JOB_FACETS.filter((name) => counted.includes(name))
  const numbers = (name: JobFilter, conditions: readonly SQL[]) =>
    counted.includes(name)
      ? sql`array[${sql.join(
          conditions.map((where) => sql`count(*) filter (where ${where})::int`),
          sql`, `,
        )}]`
      : sql`null::int[]`
  const since = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  const ages = numbers(
    'posted',
    AGES.map((days) => sql`published_at > ${since(days)}::timestamptz`),
  )
  const salaries = numbers(
    'salary',
    SALARIES.map((least) => sql`monthly_birr >= ${least}`),
  )
  const isRanked = page !== null && page.rankedBy !== null
  const best = isRanked ? sql`ts_rank(title_vector, ${page.rankedBy}) desc, ` : sql``
  const ids =
    page === null
      ? sql`null::uuid[]`
      : sql`array(
          select id from (select * from found order by published_at desc nulls last, id limit ${most}) counted
          order by ${best}published_at desc nulls last, id limit ${JOBS_PER_PAGE} offset ${page.offset}
        )`
  const columns = [
    ...kinds.map((kind) => COLUMNS[kind]),
    ...(counted.includes('salary') ? [sql`monthly_birr`] : []),
    ...(isRanked ? [sql`title_vector`] : []),
  ]
  const names = kinds.map((kind) => sql.identifier(kind))
  const each = kinds.length === 0 ? sql`` : sql`${sql.join(names, sql`, `)}, `
  const none = sql.join(
    names.map((name) => sql`null as ${name}, `),
    sql``,
  )
  const byValue =
    kinds.length === 0
      ? sql``
      : sql`union all select ${each}count(*)::int, null, null, null from found
        group by grouping sets (${sql.join(
          names.map((name) => sql`(${name})`),
          sql`, `,
        )})`
  const { rows } = await db.execute<Counted>(sql`
    with ${newestFound(asked, columns, most + 1)}
    select ${none}count(*)::int as total, ${salaries} as salaries, ${ages} as ages, ${ids} as ids from found ${byValue}`)
  const [whole, ...values] = rows
  const capped = (numbers: readonly number[] | null | undefined) =>
    (numbers ?? []).map((count) => Math.min(count, most))
  return {
    total: whole?.total ?? 0,
    facets: new Map(
      values.flatMap((row) => {
        const kind = kinds.find((name) => typeof row[name] === 'string')
        return kind === undefined ? [] : [[`${kind}:${row[kind]}`, Math.min(row.total, most)] as const]
      }),
    ),
    salaries: capped(whole?.salaries),
    ages: capped(whole?.ages),
    ids: whole?.ids ?? [],
  }
}
/** The same in the first window that has enough, or in all. */
export const countsWithin = (
  db: Readable,
  { where, isPlain }: Asked,
  { windows, ...wish }: Wish & { readonly windows: readonly Window[] },
) =>
  isPlain
    ? countsOf(db, { where, isPlain }, wish)
    : enoughIn(windows, wish.most + 1, (window) => countsOf(db, { where: and(where, window), isPlain }, wish))
