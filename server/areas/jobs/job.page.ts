import { fromSource, sourceIn, sourceOf } from '../../../openapi/application-source.ts'
import { pages } from '../../../openapi/routes.ts'
import { jobPath } from '../../../src/documents/jobs/job-address.ts'
import type { JobData, Kept } from '../../../src/documents/jobs/job-data.ts'
import { jobPage as jobDocument } from '../../../src/documents/jobs/job.tsx'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type Special, type TablePage } from '../../site/public-page.ts'
import type { Reader } from '../../site/signed-in.ts'
import { readJob, slugOfCode } from './job.queries.ts'
import { previewOf } from './posting-preview.ts'
import { listOpenJobs } from './search.queries.ts'

const cameFrom = (query: unknown) => sourceOf((query as { readonly from?: unknown }).from)
/** Which of the postings at these addresses a reader keeps. */
export type KeptBy = (reader: Reader, slugs: readonly string[]) => Promise<Kept>
/** What a reader sent for the posting at this address. */
export type AppliedBy = (reader: Reader, slug: string) => Promise<JobData['applied']>

const ADDRESS = /^[a-z0-9][a-z0-9-]{0,199}$/

async function preview(services: Services, token: unknown): Promise<Special<JobData>> {
  const data = await previewOf(services, token)
  return data ? { kind: 'document', data, isFramed: true } : { kind: 'absent', as: 'previewOver' }
}

/**
 * `/jobs/{slug}`: a posting. Its code alone leads to it, in any case. One that was closed, or whose deadline is over, is
 * 410 and says so; what visitors never saw is 404. `?preview=` shows what is saved to whoever may change it.
 */
export const jobPage = (
  services: Services,
  { keptBy, appliedBy }: { readonly keptBy: KeptBy; readonly appliedBy: AppliedBy },
): TablePage =>
  publicPage<JobData>({
    path: pages.job.path,
    topics: ['jobs', 'site'],
    greets: true,
    asksThisSite: true,
    asksApi: true,
    forReader: async (job, reader) => ({
      ...job,
      kept: await keptBy(
        reader,
        [job, ...job.similar].map(({ slug }) => slug),
      ),
      applied: await appliedBy(reader, job.slug),
    }),
    isShared: true,
    allowsSlash: true,
    key: ({ params: { slug = '' }, query }) => {
      const address = slug.toLowerCase()
      return ADDRESS.test(address) ? fromSource(`/${address}`, cameFrom(query)).slice(1) : null
    },
    instead: ({ query }) => {
      const { preview: token } = query as { readonly preview?: unknown }
      return token === undefined ? null : preview(services, token)
    },
    disallow: `${pages.job.path.replace('{slug}', '*')}?preview=`,
    load: async (key) => {
      const { pathname, searchParams } = new URL(key, services.config.webOrigin)
      const [slug, from] = [pathname.slice(1), sourceIn(searchParams)]
      const found = await readJob(services, slug)
      if (found) return { kind: 'document', subject: found.accountId, data: { ...found.job, from } }
      const moved = await slugOfCode(services, slug)
      return moved === null || moved === slug
        ? { kind: 'absent', as: 'notfound' }
        : { kind: 'moved', path: fromSource(jobPath(moved), from ?? (slug.includes('-') ? null : 'code')) }
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
