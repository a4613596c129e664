import { pages } from '../../../openapi/routes.ts'
import { jobSearchOf } from '../../../src/documents/jobs/job-address.ts'
import { unsearched, type JobListData } from '../../../src/documents/jobs/job-data.ts'
import { jobListPage } from '../../../src/documents/jobs/job-list.tsx'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import type { KeptBy } from './job.page.ts'
import { waitToSearch } from './search-limit.ts'
import { searchJobs } from './search.queries.ts'

/**
 * `/jobs?q=…&sector=…`: open postings. Every search is made anew, so that none shows a posting a moment after its
 * deadline.
 */
export const jobsPage = (services: Services, keptBy: KeptBy): TablePage =>
  publicPage<JobListData>({
    path: pages.jobs.path,
    topics: [],
    asksThisSite: true,
    greets: true,
    asksApi: true,
    forReader: async (found, reader) => ({
      ...found,
      kept: await keptBy(
        reader,
        found.jobs.map(({ slug }) => slug),
      ),
    }),
    isShared: true,
    allowsSlash: true,
    load: async () => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ query, address }) => {
      const search = jobSearchOf(query)
      const retryAfter = await waitToSearch(services, address)
      if (retryAfter !== null) return { kind: 'document', data: unsearched(search, retryAfter), retryAfter }
      const found = await searchJobs(services, search)
      // Of a page that is no more, as jobs close, the first is shown.
      const isBeyond = search.page > 1 && found.jobs.length === 0
      return { kind: 'document', data: isBeyond ? await searchJobs(services, { ...search, page: 1 }) : found }
    },
    render: jobListPage,
    sitemap: async () => [{ path: pages.jobs.path, updated_at: null }],
    disallow: `${pages.jobs.path}?q=`,
  })
