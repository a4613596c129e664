import type { CardData, SiteData } from '../../../src/documents/site-data.ts'
import type { Database, Readable, Services } from '../../kernel/context.ts'
import { SITEMAP_MOST } from '../../site/robots.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'
import { arrange, audienceOf, maySee } from '../../kernel/audience.ts'
import { SECTION_NAMES } from '../../kernel/section-settings.ts'
import { readUploaded } from '../fonts/fonts.queries.ts'
import type { PreviewClaim } from './preview-token.ts'
import { employersOf, type Addresses, type NameOf } from './section-entry.present.ts'
import { presentCard, presentPreview, presentSite, type SiteContent } from './site.present.ts'
import {
  faceByCode,
  faceByUsername,
  faceOfAccount,
  fileUse,
  indexableSites,
  sectionContent,
  type Face,
} from './site.queries.ts'

/** A published site, found by username. */
export interface FoundSite {
  readonly kind: 'site'
  readonly accountId: string
  /**
   * Other accounts that the page shows something of: the employers that confirm experience. When they change, the page
   * is outdated too. And the names of sections.
   */
  readonly mentions: readonly string[]
  readonly data: SiteData
}
/** A code never expires; `gone` means that its account was deleted. */
export type FoundCard =
  | { readonly kind: 'card'; readonly accountId: string; readonly data: CardData }
  | { readonly kind: 'gone' }

/**
 * What the public pages need from the database. Every answer contains only what the page's audience (`site`, `card`)
 * may see. Answers are cached until the topic `site` names the account or one that is mentioned. So every change of
 * something shown must publish that topic: names, contact, set-up, sections, entries, files, publishing, username.
 */
export interface SiteSource {
  /**
   * By username, ignoring case; only published sites. For an old username, `moved` names the current one. At most two
   * queries.
   */
  readonly findSite: (
    username: string,
  ) => Promise<FoundSite | { readonly kind: 'moved'; readonly username: string } | null>
  /** By the code in the QR address. At most two queries. */
  readonly findCard: (code: string) => Promise<FoundCard | null>
  /** The account's own data as `claim.as` would see it, published or not; null when the account is gone. */
  readonly findPreview: (claim: PreviewClaim) => Promise<SiteData | null>
  /**
   * Published, indexable sites for the sitemap, oldest account first, at most 50,000 (one sitemap file). `updated_at`
   * is an ISO instant.
   */
  readonly listIndexable: () => Promise<readonly { readonly username: string; readonly updated_at: string }[]>
}

const publicly = ({ config, files }: Pick<Services, 'config' | 'files'>): Addresses => ({
  webOrigin: config.webOrigin,
  fileUrl: (id, form) => files.publicUrl(id, form),
})
const privately = ({ config, files }: Pick<Services, 'config' | 'files'>): Addresses => ({
  webOrigin: config.webOrigin,
  fileUrl: (id, form) => files.ownUrl(id, form),
})

/** The names of fixed lists, which are in memory. */
async function namesOf(services: Services): Promise<NameOf> {
  const names = await referenceNames(services)
  return (list, key) => names.get(list)?.get(key) ?? null
}

/** The account's card as its holders see it, or null. `makeCode` is asked for its code if it has none yet. */
export async function loadCard(
  db: Readable,
  services: Services,
  accountId: string,
  pictures: 'public' | 'own',
  makeCode: () => Promise<string>,
): Promise<CardData | null> {
  const face = await faceOfAccount(db, accountId)
  return (
    face &&
    presentCard(face, face.code ?? (await makeCode()), {
      nameOf: await namesOf(services),
      to: pictures === 'own' ? privately(services) : publicly(services),
    })
  )
}

async function contentOf(db: Database, services: Services, face: Face): Promise<SiteContent> {
  return { face, content: await sectionContent(db, face.accountId), nameOf: await namesOf(services) }
}

async function loadPreview(db: Database, services: Services, claim: PreviewClaim): Promise<SiteData | null> {
  const face = await faceOfAccount(db, claim.account)
  if (!face) return null
  const font = claim.look === null ? null : await readUploaded(db, claim.look.font)
  return presentPreview(await contentOf(db, services, face), claim.as, privately(services), { ...claim, font })
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
      return {
        kind: 'site',
        accountId,
        mentions: [...employersOf(site.content), SECTION_NAMES],
        data: presentSite(site, 'site', publicly(services)),
      }
    },
    findCard: async (code) => {
      const face = await faceByCode(db, code)
      if (face === null) return null
      return face === 'gone'
        ? { kind: 'gone' }
        : {
            kind: 'card',
            accountId: face.accountId,
            data: presentCard(face, code, { nameOf: await namesOf(services), to: publicly(services) }),
          }
    },
    findPreview: (claim) => loadPreview(db, services, claim),
    listIndexable: async () =>
      (await indexableSites(db, SITEMAP_MOST)).map(({ username, contentAt }) => ({
        username,
        updated_at: contentAt.toISOString(),
      })),
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
  if (
    (use.isPhoto && maySee(photo, 'site')) ||
    (use.isCover && maySee(audienceOf(use.accountAudiences, 'cover'), 'site'))
  )
    return true
  return arrange(use.arrangements, use.kind, null).some(
    (section) => use.sections.includes(section.key) && section.visible && maySee(section.audience, 'site'),
  )
}
