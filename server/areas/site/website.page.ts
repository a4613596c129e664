import { pages } from '../../../openapi/routes.ts'
import type { SiteData } from '../../../src/documents/site-data.ts'
import { templates } from '../../../src/documents/templates.ts'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { isPublicFile, type SiteSource } from './site.source.ts'

const USERNAME = /^[A-Za-z][A-Za-z0-9._-]{2,29}$/

/** `/@username`: the published site of a person or a company. An unpublished one is 404 like one that never was. */
export const websitePage = ({ db }: Pick<Services, 'db'>, source: SiteSource): TablePage =>
  publicPage<{ readonly accountId: string; readonly site: SiteData }>({
    path: pages.website.path,
    topics: ['site', 'content'],
    isBusy: true,
    // People type a slash behind a name.
    allowsSlash: true,
    key: ({ params: { username = '' } }) => (USERNAME.test(username) ? username : null),
    load: async (username) => {
      const found = await source.findSite(username)
      if (found === null) return { kind: 'absent', as: 'notfound' }
      if (found.kind === 'moved') return { kind: 'moved', path: `/@${found.username}` }
      const { accountId, mentions, data: site } = found
      // One address for one page: another spelling of the name leads to its own.
      return site.username === username
        ? { kind: 'document', subject: accountId, mentions, data: { accountId, site } }
        : { kind: 'moved', path: `/@${site.username}` }
    },
    render: ({ site }, context) => templates[site.template](site, context),
    language: ({ site }) => site.language,
    view: ({ accountId }) => ({ accountId, page: 'site' }),
    sitemap: async () =>
      (await source.listIndexable()).map(({ username, updated_at }) => ({ path: `/@${username}`, updated_at })),
    isPublicFile: (fileId) => isPublicFile(db, fileId),
  })
