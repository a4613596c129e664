import { pages } from '../../../openapi/routes.ts'
import { jobPath } from '../../../src/documents/jobs/job-address.ts'
import type { JobData } from '../../../src/documents/jobs/job-data.ts'
import { jobPage as jobDocument } from '../../../src/documents/jobs/job.tsx'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { readJob, slugOfCode } from './job.queries.ts'
import { listOpenJobs } from './search.queries.ts'

const ADDRESS = /^[a-z0-9][a-z0-9-]{0,199}$/

/**
 * `/jobs/{slug}`: a posting. Its code alone leads to it, in any case. One that was closed, or whose deadline is over, is
 * 410 and says so; what visitors never saw is 404.
 */
export const jobPage = (services: Services): TablePage =>
  publicPage<JobData>({
    path: pages.job.path,
    topics: ['jobs', 'site'],
    greets: true,
    isShared: true,
    allowsSlash: true,
    key: ({ params: { slug = '' } }) => {
      const address = slug.toLowerCase()
      return ADDRESS.test(address) ? address : null
    },
    load: async (slug) => {
      const found = await readJob(services, slug)
      if (found) return { kind: 'document', subject: found.accountId, data: found.job }
      const moved = await slugOfCode(services, slug)
      return moved === null || moved === slug
        ? { kind: 'absent', as: 'notfound' }
        : { kind: 'moved', path: jobPath(moved) }
    },
    over: (job) => {
      const isOver =
        job.state === 'over' || (job.closesAt !== null && Date.parse(job.closesAt) <= services.clock.now().getTime())
      return isOver ? { ...job, state: 'over' } : null
    },
    render: jobDocument,
    sitemap: async () =>
      (await listOpenJobs(services)).flatMap(({ slug, updatedAt }) =>
        slug === null ? [] : [{ path: jobPath(slug), updated_at: updatedAt.toISOString() }],
      ),
  })
