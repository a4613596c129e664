import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import { DAY } from '../../../openapi/durations.ts'
import {
  AGES,
  JOB_FACETS,
  MOST_JOB_PAGES,
  SALARIES,
  type JobFilter,
  type JobSearch,
} from '../../../src/documents/jobs/job-address.ts'
import type { JobListData } from '../../../src/documents/jobs/job-data.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { INACTIVE_ACCOUNTS } from '../../kernel/active-account.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { readCards } from './job-cards.queries.ts'
import { valuesOf } from './facet-values.queries.ts'
import { countsWithin, JOBS_PER_PAGE, NEWEST, type Counts } from './search-counts.queries.ts'
import { RUNGS, windowsOf, type Window } from './search-windows.queries.ts'
import { correctedWords, wordsQuery } from './search-words.queries.ts'
import { searchWords } from './search-text.ts'

/**
 * Of so many jobs at most, the newest that are found, the best are chosen and facets are counted. A search thus takes as
 * long among a million postings as among ten thousand, and says “1,000+”.
 */
export const MOST_COUNTED = JOBS_PER_PAGE * MOST_JOB_PAGES
/**
 * What a filter that is set leaves out is counted in so many of the newest: it is only the way to another search, and each
 * such filter costs as much as the search itself.
 */
export const MOST_ASIDE = 500
/** A search has so many words at most. */
export const MOST_WORDS = 8
const FILTERS: readonly JobFilter[] = [...JOB_FACETS, 'salary', 'posted']
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

/** A search as conditions; `without` leaves a filter out, to count what its other values would find. */
export function conditions(
  search: JobSearch,
  { now, words, without }: { readonly now: Date; readonly words: SQL | null; readonly without?: JobFilter },
): SQL | undefined {
  const facets = JOB_FACETS.filter((name) => name !== without && search[name].length > 0).map((name) => {
    const values = search[name].map((value) => `${name}:${value}`)
    return sql`${jobPostings.facets} && ${sql.param(values)}::text[]`
  })
  return and(
    isFound(now),
    words === null ? undefined : sql`${jobPostings.searchVector} @@ ${words}`,
    ...facets,
    search.salary === null || without === 'salary'
      ? undefined
      : sql`${jobPostings.facets} && ${sql.param([salaryWord(search.salary)])}::text[]`,
    search.posted === null || without === 'posted'
      ? undefined
      : gt(jobPostings.publishedAt, new Date(now.getTime() - search.posted * DAY)),
  )
}
/** The word among `facets` of a posting that pays so much at least. */
const salaryWord = (salary: number) => `salary:${salary}`
/** The ids of one page of all that is found, by an order that has an index. */
async function idsBy(
  sort: 'deadline' | 'salary',
  db: Readable,
  { where, offset }: { readonly where: SQL | undefined; readonly offset: number },
): Promise<readonly string[]> {
  const order = {
    deadline: sql`${jobPostings.closesAt} asc nulls last, ${jobPostings.id}`,
    salary: sql`${jobPostings.monthlyBirr} desc nulls last, ${jobPostings.id}`,
  }[sort]
  const rows = await db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(where)
    .orderBy(order)
    .limit(JOBS_PER_PAGE)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** What a search needs. */
export type SearchServices = Pick<Services, 'db' | 'clock' | 'caches'>

/** One page of the jobs that a search finds, and what it can be narrowed by. `rungs`: see `windowsOf`. */
export async function searchJobs(services: SearchServices, search: JobSearch, rungs = RUNGS): Promise<JobListData> {
  const { db, clock } = services
  const now = clock.now()
  const windows = await windowsOf(db, now, rungs)
  const typed = searchWords(search.q).slice(0, MOST_WORDS)
  const first = await foundBy(services, search, { words: typed, now, windows })
  const others = first.counts.total > 0 || typed.length === 0 ? null : await correctedWords(db, typed)
  const second = others && (await foundBy(services, search, { words: others, now, windows }))
  const isCorrected = second !== null && second.counts.total > 0
  const { counts, where, aside } = isCorrected ? second : first
  const isMore = counts.total > MOST_COUNTED
  const total = Math.min(counts.total, MOST_COUNTED)
  const isIndexed = search.sort === 'deadline' || search.sort === 'salary'
  const offset = (search.page - 1) * JOBS_PER_PAGE
  const ids = isIndexed && counts.total > 0 ? await idsBy(search.sort, db, { where, offset }) : counts.ids
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
    atLeast: FILTERS.filter((name) => {
      const beside = aside.get(name)
      return beside === undefined ? isMore : beside.total > MOST_ASIDE
    }),
    pages: Math.max(1, Math.ceil(total / JOBS_PER_PAGE)),
    facets: Object.fromEntries(facets) as JobListData['facets'],
    salaries: offered(SALARIES, (aside.get('salary') ?? counts).salaries, search.salary),
    ages: offered(AGES, (aside.get('posted') ?? counts).ages, search.posted),
    corrected: isCorrected ? (others?.join(' ') ?? null) : null,
    wait: null,
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
  }: { readonly words: readonly string[]; readonly now: Date; readonly windows: readonly Window[] },
) {
  const words = wordsQuery(typed)
  const where = conditions(search, { now, words })
  const set = FILTERS.filter((name) =>
    name === 'salary' || name === 'posted' ? search[name] !== null : search[name].length > 0,
  )
  const all = { where, isPlain: words === null && set.length === 0 }
  const page = { rankedBy: search.sort === 'relevance' ? words : null, offset: (search.page - 1) * JOBS_PER_PAGE }
  const counted = FILTERS.filter((name) => !set.includes(name))
  const withoutEach = async () => {
    const aside = new Map<JobFilter, Counts>()
    for (const without of set) {
      const asked = { where: conditions(search, { now, words, without }), isPlain: words === null && set.length === 1 }
      const wish = { now, windows, most: MOST_ASIDE, counted: [without], page: null }
      aside.set(without, await countsWithin(db, asked, wish))
    }
    return aside
  }
  // Two at a time: the search itself takes about as long as all that the filters leave out, and others need connections.
  const [counts, aside] = await Promise.all([
    countsWithin(db, all, { now, windows, most: MOST_COUNTED, counted, page }),
    withoutEach(),
  ])
  return { where, counts, aside }
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
