import type { ApplicationSource } from '../../../openapi/application-source.ts'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import type { SalaryPeriod } from '../../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { SUPPORT_DOCUMENT_KINDS } from '../../../openapi/schemas/support-document.ts'
import type { JobFacet, JobFilter, JobSearch } from './job-address.ts'

export interface JobEmployer {
  readonly username: string
  readonly name: Localized
  readonly isVerified: boolean
  /** Its page can be opened. */
  readonly isPublished: boolean
}
export interface JobSalary {
  readonly from: number | null
  readonly to: number | null
  readonly currency: string
  readonly period: SalaryPeriod
}
/**
 * Which of the postings on the page the reader keeps, by the end of their addresses. Visitors keep none until they sign
 * in. Null: the reader acts for somebody who keeps none.
 */
export type Kept = readonly string[] | null
/** A posting as a list names it. Names of fixed lists are resolved; null where the posting says nothing. */
export interface JobCard {
  readonly slug: string
  readonly title: Localized
  readonly employer: JobEmployer
  readonly region: Localized | null
  readonly city: Localized | null
  readonly type: Localized | null
  readonly place: Localized | null
  readonly salary: JobSalary | null
  /** ISO days: of its publication in Addis Ababa, and the last one to apply. */
  readonly publishedOn: string
  readonly deadline: string | null
}
export interface JobData extends JobCard {
  readonly code: string
  readonly sector: Localized | null
  readonly jobTitle: Localized | null
  readonly description: LocalizedRichText | null
  readonly responsibilities: LocalizedRichText | null
  readonly requirements: LocalizedRichText | null
  readonly skills: readonly Localized[]
  /** Keys of the fixed lists, for machines. */
  readonly typeKey: string | null
  readonly placeKey: string | null
  readonly experienceYears: number | null
  readonly education: Localized | null
  readonly vacancies: number
  readonly replyWithin: number | null
  readonly documents: readonly (typeof SUPPORT_DOCUMENT_KINDS)[number][]
  /** ISO instants: of its publication, of its end, and of its last change. */
  readonly publishedAt: string
  readonly closesAt: string | null
  readonly updatedAt: string
  /** `paused`: the employer takes nobody for now; `over`: closed, or past its deadline (410). */
  readonly state: 'open' | 'paused' | 'over'
  /** Its employer looks at what is saved: the address of this preview, a path with its query. Null: it is no preview. */
  readonly previewPath: `/${string}` | null
  /** Where the link stands that led to the page; who applies goes on with it. */
  readonly from: ApplicationSource | null
  readonly similar: readonly JobCard[]
  readonly kept: Kept
  /**
   * What the reader sent for it: their application, the day in Addis Ababa, and whether they took it back. Null: nothing,
   * or nobody is signed in.
   */
  readonly applied: { readonly id: string; readonly on: string; readonly isWithdrawn: boolean } | null
}

/** A value that a search can be narrowed by, and how many of the jobs found have it. */
export interface FacetValue {
  readonly value: string
  readonly name: Localized
  readonly count: number
}
export interface JobListData {
  readonly search: JobSearch
  readonly jobs: readonly JobCard[]
  /** How many are found; `isMore`: at least so many. */
  readonly total: number
  readonly isMore: boolean
  /** The filters whose values have at least as many as they say. */
  readonly atLeast: readonly JobFilter[]
  readonly pages: number
  readonly facets: Readonly<Record<JobFacet, readonly FacetValue[]>>
  readonly salaries: readonly { readonly value: number; readonly count: number }[]
  readonly ages: readonly { readonly value: number; readonly count: number }[]
  /** Nothing had the words as they were typed: these were looked for in their place. */
  readonly corrected: string | null
  /** Nothing was looked for, because there were too many searches: so many seconds are to be waited. */
  readonly wait: number | null
  readonly kept: Kept
}
/** A search that was not made, because its reader is to wait so many seconds. */
export const unsearched = (search: JobSearch, wait: number): JobListData => ({
  search,
  jobs: [],
  total: 0,
  isMore: false,
  atLeast: [],
  pages: 1,
  facets: { sector: [], type: [], place: [], region: [], education: [] },
  salaries: [],
  ages: [],
  corrected: null,
  wait,
  kept: null,
})
