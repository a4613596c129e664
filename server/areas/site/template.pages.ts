import { pages } from '../../../openapi/routes.ts'
import { TEMPLATES, type TemplateKey } from '../../../openapi/schemas/site.ts'
import { sampleCompany } from '../../../src/documents/sample/company.ts'
import { drawings } from '../../../src/documents/sample/drawings.ts'
import { sampleSite } from '../../../src/documents/sample/sample.ts'
import type { SiteData } from '../../../src/documents/site-data.ts'
import type { TemplateNotice } from '../../../src/documents/site-page.tsx'
import { TEMPLATE_PATHS, templates } from '../../../src/documents/templates.ts'
import type { Services } from '../../kernel/context.ts'
import { samplePictures } from '../../site/assets.ts'
import { publicPage, type PublicPage, type Special, type TablePage } from '../../site/public-page.ts'
import { previewSecret } from './preview-link.ts'
import { readPreview } from './preview-token.ts'
import type { SiteSource } from './site.source.ts'

interface Shown {
  readonly site: SiteData
  readonly notice: TemplateNotice
}

/** The sample pages, and at the same addresses previews of an account's own data (`?preview=`). */
export function templatePages(services: Services, source: SiteSource): readonly TablePage[] {
  const origin = services.config.webOrigin
  const pictures = drawings(samplePictures())
  /** An invented company, or person, in a template. Samples have no card to open. */
  const sample = (template: TemplateKey, path: `/${string}`): PublicPage<Shown> => ({
    path,
    topics: [],
    // Administrators see the samples in their list of templates.
    mayBeFramed: true,
    load: async () => {
      const site = template === 'template3' ? sampleCompany(origin, pictures) : sampleSite(origin, template, pictures)
      return {
        kind: 'document',
        subject: null,
        data: {
          site: { ...site, urls: { canonical: `${origin}${path}`, card: null, vcard: null } },
          notice: { kind: 'sample' },
        },
      }
    },
    render: ({ site, notice }, context) => templates[template](site, context, notice),
  })

  async function preview(token: unknown): Promise<Special<Shown>> {
    const claim =
      typeof token === 'string' ? readPreview(token, previewSecret(services), services.clock.now().getTime()) : null
    const site = claim && (await source.findPreview(claim))
    if (claim === null || site === null) return { kind: 'absent', as: 'expired' }
    return {
      kind: 'document',
      data: { site, notice: { kind: 'preview', as: claim.as } },
      language: claim.language,
      isFramed: true,
    }
  }

  return [
    ...TEMPLATES.map((template) =>
      publicPage({
        ...sample(template, TEMPLATE_PATHS[template]),
        instead: ({ query }) => {
          const { preview: token } = query as { preview?: unknown }
          return token === undefined ? null : preview(token)
        },
        disallow: '/template/*?preview=',
      }),
    ),
    publicPage(sample('template1', pages.sampleIndividual.path)),
    publicPage(sample('template3', pages.sampleCompany.path)),
  ]
}
