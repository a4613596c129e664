import { fromSource, type ApplicationSource } from '../../../openapi/application-source.ts'
import type { Language } from '../../../openapi/define.ts'
import { pages } from '../../../openapi/routes.ts'

/** What a search of jobs is narrowed by where several values of one kind may be chosen. */
export const JOB_FACETS = ['sector', 'type', 'place', 'region', 'education'] as const
export type JobFacet = (typeof JOB_FACETS)[number]
export type JobFilter = JobFacet | 'salary' | 'posted'
/** Birr a month at least. */
export const SALARIES = [5_000, 10_000, 20_000, 30_000, 50_000] as const
/** Days since a job was published at most. */
export const AGES = [1, 7, 30] as const
export const JOB_SORTS = ['relevance', 'newest', 'deadline', 'salary'] as const
export type JobSort = (typeof JOB_SORTS)[number]
/** What a search takes: so many characters, and so many values of a kind. */
export const LONGEST_JOB_SEARCH = 100
const MOST_VALUES = 12
/** So many pages of a search can be opened: whoever looks further adds a word. */
export const MOST_JOB_PAGES = 50

/** A search of jobs as its address says it. */
export interface JobSearch extends Readonly<Record<JobFacet, readonly string[]>> {
  /** Empty: any words. */
  readonly q: string
  readonly salary: number | null
  readonly posted: number | null
  /** Relevance where there are words, or else the newest first. */
  readonly sort: JobSort
  readonly page: number
}
/** All open jobs. */
export const ALL_JOBS: JobSearch = {
  q: '',
  sector: [],
  type: [],
  place: [],
  region: [],
  education: [],
  salary: null,
  posted: null,
  sort: 'newest',
  page: 1,
}
const VALUE = /^[a-z0-9][a-z0-9-]{0,63}$/
const PAGE = /^[1-9]\d{0,2}$/
const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
const oneOf = <T extends number>(all: readonly T[], value: unknown): T | null =>
  all.find((one) => String(one) === value) ?? null

/**
 * The search that a query names. What it does not know it leaves out, so that an old or a damaged address still finds
 * something.
 */
export function jobSearchOf(query: unknown): JobSearch {
  const said = query as Readonly<Record<string, unknown>>
  const q = (textsOf(said['q'])[0] ?? '').trim().slice(0, LONGEST_JOB_SEARCH).toWellFormed()
  const values = (name: JobFacet) =>
    [...new Set(textsOf(said[name]))].filter((one) => VALUE.test(one)).slice(0, MOST_VALUES)
  const sort = JOB_SORTS.find((one) => one === said['sort'])
  const page = Number(PAGE.exec(textsOf(said['page'])[0] ?? '')?.[0] ?? 1)
  return {
    q,
    sector: values('sector'),
    type: values('type'),
    place: values('place'),
    region: values('region'),
    education: values('education'),
    salary: oneOf(SALARIES, said['salary']),
    posted: oneOf(AGES, said['posted']),
    sort: q === '' && (sort ?? 'relevance') === 'relevance' ? 'newest' : (sort ?? 'relevance'),
    page: Math.min(page, MOST_JOB_PAGES),
  }
}

/** What an address of the search says, in one order, without what goes without saying. */
export function jobFields(search: JobSearch): readonly (readonly [string, string])[] {
  const usual = search.q === '' ? 'newest' : 'relevance'
  return [
    ...(search.q === '' ? [] : [['q', search.q] as const]),
    ...JOB_FACETS.flatMap((name) => search[name].map((value) => [name, value] as const)),
    ...(search.salary === null ? [] : [['salary', String(search.salary)] as const]),
    ...(search.posted === null ? [] : [['posted', String(search.posted)] as const]),
    ...(search.sort === usual ? [] : [['sort', search.sort] as const]),
    ...(search.page === 1 ? [] : [['page', String(search.page)] as const]),
  ]
}
const withFields = (path: `/${string}`, search: JobSearch): `/${string}` => {
  const query = new URLSearchParams(jobFields(search).map(([name, value]) => [name, value])).toString()
  return query === '' ? path : `${path}?${query}`
}
/** The address of a search. */
export const jobsPath = (search: JobSearch = ALL_JOBS): `/${string}` => withFields(pages.jobs.path, search)
/** The newest jobs of a search for feed readers. */
export const jobsFeedPath = (search: JobSearch = ALL_JOBS): `/${string}` =>
  withFields(JOBS_FEED, { ...search, page: 1, sort: search.q === '' ? 'newest' : 'relevance' })
export const JOBS_FEED = `${pages.jobs.path}/feed.xml` as const
/** The page of a posting. */
export const jobPath = (slug: string): `/${string}` => pages.job.path.replace('{slug}', slug) as `/${string}`
/** Where a person applies for a posting; whoever is not signed in does that on the way. `from`: how they came to it. */
/** The application that somebody sent, in the application. */
export const appliedPath = (id: string): string => pages.sentApplication.path.replace('{id}', encodeURIComponent(id))
export const applyPath = (slug: string, from: ApplicationSource | null = null): `/${string}` =>
  fromSource(pages.applyForJob.path.replace('{slug}', slug) as `/${string}`, from)

/** An address in the language of the page that leads to it, as `languageLinks` gives them: English has no query. */
export const inLanguage = (path: `/${string}`, lang: Language): `/${string}` =>
  lang === 'am' ? `${path}${path.includes('?') ? '&' : '?'}lang=am` : path
/** Where anybody says what is wrong with a posting. */
export const reportPath = (slug: string): `/${string}` => pages.reportJob.path.replace('{slug}', slug) as `/${string}`
