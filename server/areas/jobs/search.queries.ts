import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import {
  AGES,
  JOB_FACETS,
  MOST_JOB_PAGES,
  SALARIES,
  type JobFacet,
  type JobSearch,
} from '../../../src/documents/jobs/job-address.ts'
import type { JobListData } from '../../../src/documents/jobs/job-data.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { INACTIVE_ACCOUNTS } from '../../kernel/active-account.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { readCards } from './job-cards.queries.ts'
import { valuesOf } from './facet-values.queries.ts'
import { RUNGS, windowsOf } from './search-windows.queries.ts'
import { correctedWords, wordsQuery } from './search-words.queries.ts'
import { searchWords } from './search-text.ts'

export const JOBS_PER_PAGE = 20
/**
 * Of so many jobs at most, the newest that are found, the best are chosen and facets are counted. A search thus takes as
 * long among a million postings as among ten thousand, and says “2,000+”.
 */
export const MOST_COUNTED = JOBS_PER_PAGE * MOST_JOB_PAGES
/** A search has so many words at most. */
export const MOST_WORDS = 8
const DAY = 86_400_000
/** The lists whose keys the values of facets are. */
export const LISTS = {
  type: 'employment-types',
  place: 'location-types',
  region: 'regions',
  education: 'degrees',
} as const

/** The postings that visitors find: open, before their deadline, of accounts that act. */
export const isFound = (now: Date): SQL | undefined =>
  and(
    sql`${jobPostings.status} = 'open'`,
    isNull(jobPostings.deletedAt),
    or(isNull(jobPostings.closesAt), gt(jobPostings.closesAt, now)),
    sql`${jobPostings.accountId} not in ${INACTIVE_ACCOUNTS}`,
  )

type Filter = JobFacet | 'salary' | 'posted'
/** A search as conditions; `without` leaves a filter out, to count what its other values would find. */
export function conditions(
  search: JobSearch,
  { now, words, without }: { readonly now: Date; readonly words: SQL | null; readonly without?: Filter },
): SQL | undefined {
  const facets = JOB_FACETS.filter((name) => name !== without && search[name].length > 0).map((name) => {
    const values = search[name].map((value) => `${name}:${value}`)
    return sql`${jobPostings.facets} && ${sql.param(values)}::text[]`
  })
  return and(
    isFound(now),
    words === null ? undefined : sql`${jobPostings.searchVector} @@ ${words}`,
    ...facets,
    search.salary === null || without === 'salary' ? undefined : sql`${jobPostings.monthlyBirr} >= ${search.salary}`,
    search.posted === null || without === 'posted'
      ? undefined
      : gt(jobPostings.publishedAt, new Date(now.getTime() - search.posted * DAY)),
  )
}
const NEWEST = sql`${jobPostings.publishedAt} desc nulls last, ${jobPostings.id}`

/** What is asked of the newest jobs found: `isPlain`, when nothing narrows them, so that their order is an index. */
interface Asked {
  readonly where: SQL | undefined
  readonly isPlain: boolean
}
/** The newest jobs found as a query's `found`, so many at most, with their `id`, `published_at` and other columns. */
const newestFound = ({ where, isPlain }: Asked, columns: SQL, most: number): SQL =>
  isPlain
    ? sql`found as materialized (
        select id, published_at, ${columns} from ${jobPostings} where ${where} order by ${NEWEST} limit ${most}
      )`
    : // All that is found first: an order that an index has would tempt into reading everything in that order.
      sql`hit as materialized (select id, published_at, ${columns} from ${jobPostings} where ${where}),
      found as materialized (select * from hit order by published_at desc nulls last, id limit ${most})`

/** How many of the newest jobs found there are, and how many of them have each value. */
interface Counts {
  readonly total: number
  readonly facets: ReadonlyMap<string, number>
  readonly salaries: readonly number[]
  readonly ages: readonly number[]
}
async function countsOf(db: Readable, asked: Asked, now: Date): Promise<Counts> {
  const salaries = SALARIES.map((value) => sql`count(*) filter (where monthly_birr >= ${value})::int`)
  const ages = AGES.map((days) => {
    const since = new Date(now.getTime() - days * DAY).toISOString()
    return sql`count(*) filter (where published_at > ${since}::timestamptz)::int`
  })
  const { rows } = await db.execute<{ facet: string | null; total: number; more: number[] | null }>(sql`
    with ${newestFound(asked, sql`facets, monthly_birr`, MOST_COUNTED + 1)}
    select null as facet, count(*)::int as total, array[${sql.join([...salaries, ...ages], sql`, `)}] as more from found
    union all
    select facet, count(*)::int, null from found, unnest(found.facets) as facet group by facet`)
  const whole = rows.find(({ facet }) => facet === null)
  return {
    total: whole?.total ?? 0,
    facets: new Map(rows.flatMap(({ facet, total }) => (facet === null ? [] : [[facet, total] as const]))),
    salaries: whole?.more?.slice(0, SALARIES.length) ?? [],
    ages: whole?.more?.slice(SALARIES.length) ?? [],
  }
}
/** The same in the first window that has enough, or in all; with what was asked there. */
async function countsWithin(
  db: Readable,
  { where, isPlain }: Asked,
  { now, windows }: { readonly now: Date; readonly windows: readonly (SQL | undefined)[] },
) {
  for (const window of isPlain ? [] : windows.slice(0, -1)) {
    const asked = { where: and(where, window), isPlain }
    const counts = await countsOf(db, asked, now)
    if (counts.total > MOST_COUNTED) return { counts, asked }
  }
  const asked = { where, isPlain }
  return { counts: await countsOf(db, asked, now), asked }
}

/** The ids of one page of what is found. `newest`: what was asked where the newest stand. */
async function idsOf(
  db: Readable,
  {
    where,
    newest,
    words,
    search,
  }: {
    readonly where: SQL | undefined
    readonly newest: Asked
    readonly words: SQL | null
    readonly search: JobSearch
  },
): Promise<readonly string[]> {
  const offset = (search.page - 1) * JOBS_PER_PAGE
  const page = sql`limit ${JOBS_PER_PAGE} offset ${offset}`
  if (search.sort === 'relevance' || search.sort === 'newest') {
    const isRanked = search.sort === 'relevance' && words !== null
    const best = isRanked ? sql`ts_rank(title_vector, ${words}) desc, ` : sql``
    const { rows } = await db.execute<{ id: string }>(sql`
      with ${newestFound(newest, sql`title_vector`, isRanked ? MOST_COUNTED : offset + JOBS_PER_PAGE)}
      select id from found order by ${best}published_at desc nulls last, id ${page}`)
    return rows.map(({ id }) => id)
  }
  const order = {
    deadline: sql`${jobPostings.closesAt} asc nulls last, ${jobPostings.id}`,
    salary: sql`${jobPostings.monthlyBirr} desc nulls last, ${jobPostings.id}`,
  }[search.sort]
  const rows = await db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(where)
    .orderBy(order)
    .limit(JOBS_PER_PAGE)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** One page of the jobs that a search finds, and what it can be narrowed by. `rungs`: see `windowsOf`. */
export async function searchJobs(services: Services, search: JobSearch, rungs = RUNGS): Promise<JobListData> {
  const { db, clock } = services
  const now = clock.now()
  const windows = await windowsOf(db, now, rungs)
  const typed = searchWords(search.q).slice(0, MOST_WORDS)
  const first = await foundBy(services, search, { words: typed, now, windows })
  const others = first.counts.total > 0 || typed.length === 0 ? null : await correctedWords(db, typed)
  const second = others && (await foundBy(services, search, { words: others, now, windows }))
  const isCorrected = second !== null && second.counts.total > 0
  const { counts, where, newest, words, aside } = isCorrected ? second : first
  const isMore = counts.total > MOST_COUNTED
  const total = Math.min(counts.total, MOST_COUNTED)
  const ids = counts.total === 0 ? [] : await idsOf(db, { where, newest, words, search })
  const facets = await Promise.all(
    JOB_FACETS.map(async (name) => {
      const given = { counts: aside.get(name) ?? counts, chosen: search[name] }
      return [name, await valuesOf(services, name, given)] as const
    }),
  )
  const offered = (values: readonly number[], of: readonly number[], chosen: number | null) =>
    values
      .map((value, at) => ({ value, count: of[at] ?? 0 }))
      .filter(({ value, count }) => count > 0 || value === chosen)
  return {
    search,
    jobs: await readCards(services, ids),
    total,
    isMore,
    pages: Math.max(1, Math.ceil(total / JOBS_PER_PAGE)),
    facets: Object.fromEntries(facets) as JobListData['facets'],
    salaries: offered(SALARIES, (aside.get('salary') ?? counts).salaries, search.salary),
    ages: offered(AGES, (aside.get('posted') ?? counts).ages, search.posted),
    corrected: isCorrected ? (others?.join(' ') ?? null) : null,
    kept: [],
  }
}

/** What a search with these words finds: counted with all filters, and for each filter that is set without it. */
async function foundBy(
  { db }: Pick<Services, 'db'>,
  search: JobSearch,
  {
    words: typed,
    now,
    windows,
  }: { readonly words: readonly string[]; readonly now: Date; readonly windows: readonly (SQL | undefined)[] },
) {
  const words = wordsQuery(typed)
  const where = conditions(search, { now, words })
  const set: readonly Filter[] = [
    ...JOB_FACETS.filter((name) => search[name].length > 0),
    ...(search.salary === null ? [] : ['salary' as const]),
    ...(search.posted === null ? [] : ['posted' as const]),
  ]
  const aside = new Map<Filter, Counts>()
  for (const without of set) {
    const asked = { where: conditions(search, { now, words, without }), isPlain: words === null && set.length === 1 }
    aside.set(without, (await countsWithin(db, asked, { now, windows })).counts)
  }
  const all = { where, isPlain: words === null && set.length === 0 }
  const { counts, asked: newest } = await countsWithin(db, all, { now, windows })
  return { where, newest, words, counts, aside }
}

/** The newest jobs of a search, for feeds. */
export async function newestJobs(services: Services, search: JobSearch, most: number) {
  const { db, clock } = services
  const words = wordsQuery(searchWords(search.q).slice(0, MOST_WORDS))
  const rows = await db
    .select({ id: jobPostings.id, updatedAt: jobPostings.updatedAt, publishedAt: jobPostings.publishedAt })
    .from(jobPostings)
    .where(conditions(search, { now: clock.now(), words }))
    .orderBy(NEWEST)
    .limit(most)
  const cards = await readCards(
    services,
    rows.map(({ id }) => id),
  )
  return cards.flatMap((card, at) => {
    const row = rows[at]
    return row ? [{ ...card, publishedAt: row.publishedAt ?? row.updatedAt, updatedAt: row.updatedAt }] : []
  })
}

/** The addresses of the newest open postings, as many as a sitemap has room for beside other pages. */
export const listOpenJobs = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  db
    .select({ slug: jobPostings.slug, updatedAt: jobPostings.updatedAt })
    .from(jobPostings)
    .where(isFound(clock.now()))
    .orderBy(NEWEST)
    .limit(MOST_IN_SITEMAP)
const MOST_IN_SITEMAP = 20_000

/** Open postings like another one: of the same job title first, then of its sector, the newest of each. */
export async function similarJobs(
  services: Services,
  job: { readonly id: string; readonly jobTitleId: string | null; readonly sectorId: string | null },
) {
  const { db, clock } = services
  const near = async (of: SQL, most: number) =>
    db
      .select({ id: jobPostings.id })
      .from(jobPostings)
      .where(and(isFound(clock.now()), sql`${jobPostings.id} <> ${job.id}`, of))
      .orderBy(NEWEST)
      .limit(most)
  const ofTitle = job.jobTitleId === null ? [] : await near(eq(jobPostings.jobTitleId, job.jobTitleId), MOST_SIMILAR)
  const ofSector =
    job.sectorId === null
      ? []
      : await near(sql`${jobPostings.facets} && array[${`sector:${job.sectorId}`}]`, MOST_SIMILAR * 2)
  const ids = [...new Set([...ofTitle, ...ofSector].map(({ id }) => id))].slice(0, MOST_SIMILAR)
  return readCards(services, ids)
}
const MOST_SIMILAR = 4
