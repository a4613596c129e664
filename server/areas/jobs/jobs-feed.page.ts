import { fromSource } from '../../../openapi/application-source.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import {
  inLanguage,
  jobPath,
  JOBS_FEED,
  jobSearchOf,
  jobsFeedPath,
  jobsPath,
} from '../../../src/documents/jobs/job-address.ts'
import type { Services } from '../../kernel/context.ts'
import { atomFeed } from '../../site/atom.ts'
import { publicPage, type Absent, type TablePage } from '../../site/public-page.ts'
import { waitToSearch } from './search-limit.ts'
import { newestJobs } from './search.queries.ts'

const IN_FEED = 30
/** `/jobs/feed.xml?q=…`: the newest jobs of a search for feed readers. */
export const jobsFeedPage = (services: Services): TablePage =>
  publicPage<never>({
    path: JOBS_FEED,
    topics: [],
    load: async (): Promise<Absent> => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ query, address }) => {
      const retryAfter = await waitToSearch(services, address)
      if (retryAfter !== null) return { kind: 'tooOften', retryAfter }
      const lang = (query as { readonly lang?: unknown }).lang === 'am' ? 'am' : 'en'
      const search = { ...jobSearchOf(query), page: 1 }
      const named = [...(search.q === '' ? [] : [search.q]), services.say(lang, 'page.jobs.title'), PRODUCT_NAME]
      const jobs = await newestJobs(services, search, IN_FEED)
      const origin = services.config.webOrigin
      const say = (text: Parameters<typeof resolve>[0]) => resolve(text, lang)?.text ?? ''
      const body = atomFeed({
        lang,
        title: named.join(' · '),
        self: origin + inLanguage(jobsFeedPath(search), lang),
        page: origin + inLanguage(jobsPath(search), lang),
        entries: jobs.map(({ slug, title, employer, city, region, place, type, ...times }) => ({
          ...times,
          url: origin + inLanguage(jobPath(slug), lang),
          link: origin + fromSource(inLanguage(jobPath(slug), lang), 'feed'),
          title: say(title),
          author: say(employer.name),
          summary: [city, region, place, type]
            .map(say)
            .filter((part) => part !== '')
            .join(' · '),
        })),
      })
      return { kind: 'file', file: { type: 'application/atom+xml; charset=utf-8', name: null, body } }
    },
    render: () => {
      throw new Error('A feed is no document')
    },
  })
