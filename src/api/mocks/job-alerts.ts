import { companies } from '../../../openapi/cast.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { JobSearchRow, SavedJob } from '../../../openapi/schemas/job-alert.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { NOW, sampleId } from './sample-ids.ts'

const employer = { name: companies.abay.name, username: companies.abay.username }
const job = (n: number, over: Partial<SavedJob>): SavedJob => ({
  id: sampleId(84, n) as Ref<'jobPosting'>,
  slug: `saved-job-${n}`,
  title: { en: 'Civil engineer for water supply', am: 'የውኃ አቅርቦት ሲቪል መሐንዲስ' },
  employer,
  city: { en: 'Jimma', am: 'ጅማ' },
  region: { en: 'Oromia', am: 'ኦሮሚያ' },
  state: 'open',
  deadline: '2026-03-31',
  saved_at: NOW,
  application: null,
  ...over,
})
/** One of each state, one that was applied for, and one with a draft. */
export const savedJobRows: readonly SavedJob[] = [
  job(0, {}),
  job(1, {
    title: { en: 'Site engineer', am: 'የግንባታ ቦታ መሐንዲስ' },
    application: { id: sampleId(80, 1) as Ref<'jobApplication'>, status: 'interview' },
  }),
  job(2, {
    title: { am: 'የቧንቧ መስመር ተቆጣጣሪ' },
    application: { id: sampleId(80, 0) as Ref<'jobApplication'>, status: 'draft' },
  }),
  job(3, { title: { en: 'Survey assistant', am: 'የቅየሳ ረዳት' }, state: 'paused', city: null }),
  job(4, { title: { en: 'Hydrologist', am: 'የሥነ ውኃ ባለሙያ' }, state: 'over', city: null, region: null }),
]
const search = (n: number, over: Partial<JobSearchRow>): JobSearchRow => ({
  id: sampleId(85, n) as Ref<'jobSearch'>,
  version: 1,
  name: 'Water in Oromia',
  mails: 'daily',
  search: 'q=water&region=oromia&salary=20000',
  words: 'water',
  filters: [{ en: 'Oromia', am: 'ኦሮሚያ' }],
  salary: 20_000,
  mailed_at: NOW,
  created_at: NOW,
  ...over,
})
export const jobSearchRows: readonly JobSearchRow[] = [
  search(0, {}),
  search(1, {
    name: 'Everything new',
    mails: 'weekly',
    search: '',
    words: '',
    filters: [],
    salary: null,
    mailed_at: null,
  }),
  search(2, { name: 'መሐንዲስ', mails: 'never', search: 'q=መሐንዲስ', words: 'መሐንዲስ', filters: [], salary: null }),
]
let saved = savedJobRows
let searches = jobSearchRows
/** Puts saved jobs and searches back as they were. */
export function seedJobAlerts(): void {
  saved = savedJobRows
  searches = jobSearchRows
}

/** Jobs and searches that a person keeps. */
export const jobAlertMocks = {
  listSavedJobs: mock('listSavedJobs', ({ query: { state, ...query } }) =>
    pageOf(
      saved.filter((row) => state === undefined || (row.state === 'open') === (state === 'open')),
      query,
    ),
  ),
  saveJob: mock('saveJob', ({ params, refuse }) => {
    const row = savedJobRows.find(({ slug }) => slug === params.slug) ?? refuse('not_found', {})
    saved = [row, ...saved.filter(({ id }) => id !== row.id)]
    return row
  }),
  forgetJob: mock('forgetJob', ({ params }) => {
    saved = saved.filter(({ slug }) => slug !== params.slug)
  }),
  listJobSearches: mock('listJobSearches', () => [...searches]),
  saveJobSearch: mock('saveJobSearch', ({ body }) => {
    const row = search(9, { ...body, words: body.search, filters: [], salary: null, mailed_at: null })
    searches = [row, ...searches]
    return row
  }),
  editJobSearch: mock('editJobSearch', ({ params, body: { version, ...body }, refuse }) => {
    const row = searches.find(({ id }) => id === params.id) ?? refuse('not_found', {})
    const changed = { ...row, ...body, version: version + 1 }
    searches = searches.map((each) => (each.id === row.id ? changed : each))
    return changed
  }),
  deleteJobSearch: mock('deleteJobSearch', ({ params }) => {
    searches = searches.filter(({ id }) => id !== params.id)
  }),
}
