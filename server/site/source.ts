import type { CardData, SiteData } from '../../src/documents/site-data.ts'
import type { PreviewClaim } from './preview-token.ts'

/** A published site, found by username. */
export interface FoundSite {
  readonly kind: 'site'
  readonly accountId: string
  /** Other accounts that the page shows something of: the employers that confirm experience. When they change, the page is outdated too. */
  readonly mentions: readonly string[]
  readonly data: SiteData
}
/** A code never expires; `gone` means that its account was deleted. */
export type FoundCard = { readonly kind: 'card'; readonly accountId: string; readonly data: CardData } | { readonly kind: 'gone' }

/**
 * What the public pages need from the database. Every answer contains only what the page's audience (`site`, `card`) may see.
 * Answers are cached until the topic `site` names the account or one that is mentioned. So every change of something shown must publish
 * that topic: names, contact, set-up, sections, entries, files, publishing, username.
 */
export interface SiteSource {
  /** By username, ignoring case; only published sites. For an old username, `moved` names the current one. At most two queries. */
  readonly findSite: (username: string) => Promise<FoundSite | { readonly kind: 'moved'; readonly username: string } | null>
  /** By the code in the QR address. At most two queries. */
  readonly findCard: (code: string) => Promise<FoundCard | null>
  /** The account's own data as `claim.as` would see it, published or not; null when the account is gone. */
  readonly findPreview: (claim: PreviewClaim) => Promise<SiteData | null>
  /** Published, indexable sites for the sitemap, oldest account first, at most 50,000 (one sitemap file). `updated_at` is an ISO instant. */
  readonly listIndexable: () => Promise<readonly { readonly username: string; readonly updated_at: string }[]>
}
