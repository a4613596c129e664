import { pages } from '../../../openapi/routes.ts'
import { jobSearchOf } from '../../../src/documents/jobs/job-address.ts'
import type { JobListData } from '../../../src/documents/jobs/job-data.ts'
import { jobListPage } from '../../../src/documents/jobs/job-list.tsx'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { searchJobs } from './search.queries.ts'

/**
 * `/jobs?q=…&sector=…`: open postings. Every search is made anew, so that none shows a posting a moment after its
 * deadline.
 */
export const jobsPage = (services: Services): TablePage =>
  publicPage<JobListData>({
    path: pages.jobs.path,
    topics: [],
    asksThisSite: true,
    greets: true,
    isShared: true,
    allowsSlash: true,
    load: async () => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ query }) => ({ kind: 'document', data: await searchJobs(services, jobSearchOf(query)) }),
    render: jobListPage,
    sitemap: async () => [{ path: pages.jobs.path, updated_at: null }],
    disallow: `${pages.jobs.path}?q=`,
  })
