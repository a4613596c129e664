import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import {
  inLanguage,
  jobPath,
  JOBS_FEED,
  jobSearchOf,
  jobsFeedPath,
  jobsPath,
  type JobSearch,
} from '../../../src/documents/jobs/job-address.ts'
import type { Language } from '../../../openapi/define.ts'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type Absent, type TablePage } from '../../site/public-page.ts'
import { newestJobs } from './search.queries.ts'

const IN_FEED = 30
const EMPTY = '2026-01-01T00:00:00.000Z'
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Feed {
  readonly jobs: Awaited<ReturnType<typeof newestJobs>>
  readonly search: JobSearch
  readonly lang: Language
  readonly origin: string
  readonly title: string
}
/** The newest jobs of a search as Atom (RFC 4287). An entry is known by its address, whatever changes in it. */
function atom({ jobs, search, lang, origin, title }: Feed): string {
  const say = (text: Parameters<typeof resolve>[0]) => resolve(text, lang)?.text ?? ''
  const entries = jobs.map((job) => {
    const url = escape(origin + inLanguage(jobPath(job.slug), lang))
    const place = [job.city, job.region, job.place, job.type].map(say).filter((part) => part !== '')
    return `<entry><id>${url}</id><title>${escape(say(job.title))}</title><link rel="alternate" type="text/html" href="${url}"/><published>${job.publishedAt.toISOString()}</published><updated>${job.updatedAt.toISOString()}</updated><author><name>${escape(say(job.employer.name))}</name></author><summary>${escape(place.join(' · '))}</summary></entry>`
  })
  const updated =
    jobs
      .map(({ updatedAt }) => updatedAt.toISOString())
      .toSorted()
      .at(-1) ?? EMPTY
  const self = escape(origin + inLanguage(jobsFeedPath(search), lang))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}"><id>${self}</id><title>${escape(title)}</title><updated>${updated}</updated><link rel="self" type="application/atom+xml" href="${self}"/><link rel="alternate" type="text/html" href="${escape(origin + inLanguage(jobsPath(search), lang))}"/>\n${entries.join('\n')}\n</feed>\n`
}

/** `/jobs/feed.xml?q=…`: the newest jobs of a search for feed readers. */
export const jobsFeedPage = (services: Services): TablePage =>
  publicPage<never>({
    path: JOBS_FEED,
    topics: [],
    load: async (): Promise<Absent> => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ query }) => {
      const lang = (query as { readonly lang?: unknown }).lang === 'am' ? 'am' : 'en'
      const search = { ...jobSearchOf(query), page: 1 }
      const named = [...(search.q === '' ? [] : [search.q]), services.say(lang, 'page.jobs.title'), PRODUCT_NAME]
      const jobs = await newestJobs(services, search, IN_FEED)
      const body = atom({ jobs, search, lang, origin: services.config.webOrigin, title: named.join(' · ') })
      return { kind: 'file', file: { type: 'application/atom+xml; charset=utf-8', name: null, body } }
    },
    render: () => {
      throw new Error('A feed is no document')
    },
  })
