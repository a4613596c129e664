import type { CardData, SiteData } from '../../src/documents/site-data.ts'
import type { PreviewClaim } from './preview-token.ts'

/** A published site as found by its name. */
export interface FoundSite {
  readonly kind: 'site'
  readonly accountId: string
  /** Other accounts that the page shows something of: the employers that confirm experience. A change of theirs makes the page old too. */
  readonly mentions: readonly string[]
  readonly data: SiteData
}
/** A code given once works for ever: `gone` when its account is deleted. */
export type FoundCard = { readonly kind: 'card'; readonly accountId: string; readonly data: CardData } | { readonly kind: 'gone' }

/**
 * What the public pages need from the database. Every answer is presented for the audience of the page (`site`, `card`).
 * Answers are kept until the topic `site` names the account or one that is mentioned, so a change of anything shown must publish it after its commit:
 * names, contact, setup, sections, entries, files, publishing, username.
 */
export interface SiteSource {
  /** By username without regard to case; only published sites. `moved` names the present username of a former one. At most two queries. */
  readonly findSite: (username: string) => Promise<FoundSite | { readonly kind: 'moved'; readonly username: string } | null>
  /** By the code in the QR address. At most two queries. */
  readonly findCard: (code: string) => Promise<FoundCard | null>
  /** The account's own data as `claim.as` would see it, published or not; null when the account is gone. */
  readonly findPreview: (claim: PreviewClaim) => Promise<SiteData | null>
  /** Published, indexable sites for the sitemap, oldest account first, at most 50,000 (one sitemap file). `updated_at` is an ISO instant. */
  readonly listIndexable: () => Promise<readonly { readonly username: string; readonly updated_at: string }[]>
}
