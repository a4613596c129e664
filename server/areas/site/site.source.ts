import type { CardData, SiteData } from '../../../src/documents/site-data.ts'
import type { Database, Readable, Services } from '../../kernel/context.ts'
import type { PreviewClaim } from '../../site/preview-token.ts'
import type { SiteSource } from '../../site/source.ts'
import { referenceNames } from '../reference/reference.queries.ts'
import { arrange, audienceOf, maySee } from './audience.ts'
import { employersOf, type Addresses, type NameOf } from './section-entry.ts'
import { presentCard, presentPreview, presentSite, type SiteContent } from './site.present.ts'
import { faceByCode, faceByUsername, faceOfAccount, fileUse, indexableSites, sectionContent, type Face } from './site.queries.ts'

/** The maximum number of addresses in a sitemap file (sitemaps.org). */
const SITEMAP_MOST = 50_000

const publicly = ({ config, files }: Pick<Services, 'config' | 'files'>): Addresses => ({ webOrigin: config.webOrigin, fileUrl: (id, form) => files.publicUrl(id, form) })
const privately = ({ config, files }: Pick<Services, 'config' | 'files'>): Addresses => ({ webOrigin: config.webOrigin, fileUrl: (id, form) => files.ownUrl(id, form) })

/** The names of fixed lists, which are in memory. */
async function namesOf(services: Services): Promise<NameOf> {
  const names = await referenceNames(services)
  return (list, key) => names.get(list)?.get(key) ?? null
}

/** The account's card as its holders see it, or null. */
export async function loadCard(db: Readable, services: Services, accountId: string, code: string, pictures: 'public' | 'own'): Promise<CardData | null> {
  const face = await faceOfAccount(db, accountId)
  return face && presentCard(face, code, { nameOf: await namesOf(services), to: pictures === 'own' ? privately(services) : publicly(services) })
}

async function contentOf(db: Database, services: Services, face: Face): Promise<SiteContent> {
  return { face, content: await sectionContent(db, face.accountId), nameOf: await namesOf(services) }
}

async function loadPreview(db: Database, services: Services, claim: PreviewClaim): Promise<SiteData | null> {
  const face = await faceOfAccount(db, claim.account)
  return face && presentPreview(await contentOf(db, services, face), claim.as, privately(services), claim)
}

/** What the public pages read, at most two statements each; the names of fixed lists are in memory. */
export function createSiteSource(services: Services): SiteSource {
  const { db } = services
  return {
    findSite: async (username) => {
      const found = await faceByUsername(db, username)
      if (!found || found.face.status !== 'published') return null
      if (found.former) return { kind: 'moved', username: found.face.username }
      const { accountId } = found.face
      const site = await contentOf(db, services, found.face)
      return { kind: 'site', accountId, mentions: employersOf(site.content), data: presentSite(site, 'site', publicly(services)) }
    },
    findCard: async (code) => {
      const face = await faceByCode(db, code)
      if (face === null) return null
      return face === 'gone'
        ? { kind: 'gone' }
        : { kind: 'card', accountId: face.accountId, data: presentCard(face, code, { nameOf: await namesOf(services), to: publicly(services) }) }
    },
    findPreview: (claim) => loadPreview(db, services, claim),
    listIndexable: async () => (await indexableSites(db, SITEMAP_MOST)).map(({ username, contentAt }) => ({ username, updated_at: contentAt.toISOString() })),
  }
}

/**
 * May anyone load this file? Only while something public shows it: a published site, or a card whose code exists.
 * The owner uses a signed link instead.
 */
export async function isPublicFile(db: Readable, fileId: string): Promise<boolean> {
  const use = await fileUse(db, fileId)
  if (use === null) return false
  const photo = audienceOf(use.accountAudiences, 'photo')
  if (use.isPhoto && use.code !== null && maySee(photo, 'card')) return true
  if (use.status !== 'published') return false
  if ((use.isPhoto && maySee(photo, 'site')) || (use.isCover && maySee(audienceOf(use.accountAudiences, 'cover'), 'site'))) return true
  return arrange(use.arrangements, use.kind).some((section) => use.sections.includes(section.key) && section.visible && maySee(section.audience, 'site'))
}
