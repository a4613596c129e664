import type { Language } from '../../openapi/define.ts'
import type { z } from 'zod'
import type { sectionResources } from '../../openapi/resources/registry.ts'
import type { Localized, SalaryRange } from '../../openapi/schemas/primitives.ts'
import type { PersonalField, SectionKey } from '../../openapi/schemas/profile.ts'
import type { TemplateKey } from '../../openapi/schemas/site.ts'
import type { CompanyContact, CompanyFacts } from './company-data.ts'
import type { PageFont } from './font-sheet.ts'

/**
 * The boundary between what is stored and what is shown: everything a document may show, already presented for one
 * audience. A field that the audience may not see is null and a hidden section or entry is absent, so that no template
 * decides about it. Texts stay in both languages; the document resolves them for its own `lang` and marks what it had
 * to take from the other.
 */

/** The longer side of a picture's small form, in pixels. */
export const SMALL_SIDE = 480
/**
 * A picture as the browser loads it; addresses are paths on the site. Width and height are pixels, so that nothing
 * moves when it arrives.
 */
export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
  /** The same picture with `SMALL_SIDE` as its longer side; null when there is only the one. */
  readonly small: string | null
}

/** The three colours as the person chose them, `#rrggbb`. Documents show what `openapi/colour.ts` makes of them. */
export interface ChosenColours {
  readonly primary: string
  readonly second: string
  readonly text: string
}

/** A document that readers may load; `url` is a path on the site, `bytes` its size. */
export interface Attachment {
  readonly url: string
  readonly name: string
  readonly bytes: number
}
/** An entry of a fixed list, by its key and in both languages. */
export interface Named {
  readonly key: string
  readonly name: Localized
}

type File = z.core.$brand<'file'>
type IsFile<T> = [T] extends [File | null] ? ([T] extends [null] ? false : true) : false
type Kept<T> = T extends z.core.$brand<'reference'> ? Named : T
type KeyOf<K, T> = K extends 'image_ids' ? 'images' : IsFile<T> extends true ? (K extends `${infer P}_id` ? P : K) : K
type ValueOf<K, T> = K extends 'attachment_id'
  ? Attachment | null
  : K extends 'image_ids'
    ? readonly Picture[]
    : IsFile<T> extends true
      ? Picture | null
      : Kept<T>
type Shown<S> = { readonly [K in keyof S as KeyOf<K, S[K]> & string]: ValueOf<K, S[K]> }
/**
 * The employer that confirms an entry of experience; `url` is the path of its page, null while that is not published.
 */
export interface Confirmation {
  readonly company: Localized
  readonly url: string | null
}
/** The letter that confirms an entry, of whichever company; `date` is an ISO date, `verification` the path of the page that verifies it. */
export interface LetterConfirmation {
  readonly company: Localized
  readonly reference: string
  readonly date: string
  readonly verification: string
}
/** What entries of a section show besides their fields. */
type Beside = {
  readonly [K in SectionKey]: K extends 'experience'
    ? { readonly confirmed: Confirmation | null; readonly letter: LetterConfirmation | null }
    : unknown
}
/**
 * One visible entry as documents see it: files are there to be loaded (`picture_id` → `picture`, null when it cannot
 * be), keys of lists have their names. Dates are ISO `yyyy-mm-dd`.
 */
export type SectionEntry<K extends SectionKey> = Shown<z.output<(typeof sectionResources)[K]['schema']>> & Beside[K]

/** The visible entries of one section, in the person's order. A section without any is left out by the document. */
export type SectionData = {
  readonly [K in SectionKey]: { readonly key: K; readonly entries: readonly SectionEntry<K>[] }
}[SectionKey]
/** The entries of one section, or none. */
export const entriesOf = <K extends SectionKey>(sections: readonly SectionData[], key: K): readonly SectionEntry<K>[] =>
  (sections.find((section) => section.key === key)?.entries ?? []) as readonly SectionEntry<K>[]

/** A personal detail that this audience may see. */
export type Fact =
  | { readonly key: 'birth_date'; readonly date: string }
  | {
      readonly key: Exclude<PersonalField, 'birth_date' | 'phone_number' | 'email'> | 'employment_status'
      readonly text: Localized
    }
  | { readonly key: 'salary'; readonly range: SalaryRange }

/** Fields that site and card have in common. */
interface Face {
  readonly name: Localized
  readonly headline: Localized | null
  readonly job_title: Localized | null
  readonly photo: Picture | null
  readonly email: string | null
  /** E.164. */
  readonly phone_number: string | null
  readonly work_email: string | null
  /** E.164. */
  readonly work_phone_number: string | null
  readonly colours: ChosenColours
  readonly font: PageFont
  /** The language the page has without `?lang=`. */
  readonly language: Language
}

/** One site, for one audience. */
export interface SiteData extends Face {
  readonly username: string
  readonly nickname: Localized | null
  readonly bio: Localized | null
  readonly cover: Picture | null
  /** Null: the page of a person. A company's logo is its `photo`, its tagline the `headline`. */
  readonly company: CompanyFacts | null
  /** Personal details, in the order of the form. */
  readonly facts: readonly Fact[]
  /** What sections are called here, where that is not the name that they come with. */
  readonly names: Readonly<Partial<Record<SectionKey, Localized>>>
  /** In the order of the page. */
  readonly sections: readonly SectionData[]
  readonly template: TemplateKey
  /** Public addresses. A link in a page uses only their path (`ownLink`). */
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

/** The card behind a QR code, for the audience `card`. */
export interface CardData extends Face {
  readonly code: string
  /** Null: the card of a person. */
  readonly company: CompanyContact | null
  /** Public addresses. A link in a page uses only their path (`ownLink`). */
  readonly urls: {
    /** The address in the QR code. */
    readonly card: string
    readonly vcard: string
    /** Null while the site is not published. */
    readonly site: string | null
  }
}
