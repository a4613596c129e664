import type { Language } from '../../openapi/define.ts'
import type { FONTS, SectionKey, TEMPLATES } from '../../openapi/schemas/profile.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'

/**
 * The boundary between what is stored and what is shown: everything a document may show, already presented for one audience.
 * A field that the audience may not see is null and a hidden section or entry is absent, so that no template decides about it.
 * Texts stay in both languages; the document resolves them for its own `lang` and marks what it had to take from the other.
 */

/** A picture as the browser loads it. Width and height are pixels, so that nothing moves when it arrives. */
export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** The three colours as the person chose them, `#rrggbb`. Documents show what `openapi/colour.ts` makes of them. */
export interface ChosenColours {
  readonly primary: string
  readonly second: string
  readonly text: string
}

/** One study. Dates are ISO `yyyy-mm-dd`; an end date after today means expected. */
export interface EducationEntry {
  readonly school_name: Localized
  readonly degree: Localized
  readonly field_of_study: Localized
  readonly start_date: string
  readonly end_date: string
  readonly grade: string | null
  readonly description: Localized | null
  readonly picture: Picture | null
}

/** The visible entries of one section, in the person's order. A section without any is left out by the document. */
export interface SectionData {
  readonly key: Extract<SectionKey, 'education'>
  readonly entries: readonly EducationEntry[]
}

/** What site and card have in common. */
interface Face {
  readonly name: Localized
  readonly headline: Localized | null
  readonly photo: Picture | null
  readonly email: string | null
  /** E.164. */
  readonly phone_number: string | null
  readonly colours: ChosenColours
  readonly font: (typeof FONTS)[number]
  /** The language the page has without `?lang=`. */
  readonly language: Language
}

/** One site, for one audience. Addresses are absolute. */
export interface SiteData extends Face {
  readonly username: string
  readonly bio: Localized | null
  /** In the order of the page. */
  readonly sections: readonly SectionData[]
  readonly template: (typeof TEMPLATES)[number]
  readonly urls: {
    /** `/@username` without a query, on the site's own origin. */
    readonly canonical: string
    /** The card's page `/{code}` and its contact file `/{code}.vcf`; null where the site does not offer them. */
    readonly card: string | null
    readonly vcard: string | null
  }
  readonly indexable: boolean
  /** ISO instants: when it was published (null in a preview of an unpublished site) and last changed. */
  readonly published_at: string | null
  readonly updated_at: string
}

/** The card behind a QR code, for the audience `card`. Addresses are absolute. */
export interface CardData extends Face {
  readonly code: string
  readonly urls: {
    /** The address in the QR code. */
    readonly card: string
    readonly vcard: string
    /** Null while the site is not published. */
    readonly site: string | null
  }
}
