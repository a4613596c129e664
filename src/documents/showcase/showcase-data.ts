import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import type { IconName } from '../../../openapi/schemas/icon-name.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { Picture } from '../site-data.ts'

/** What somebody registers first. */
export type Registration = 'person' | 'company'

/** A solution or a user type as others link to it. */
export interface ShowcaseLink {
  readonly slug: string
  readonly name: Localized
  readonly summary: Localized
  readonly icon: IconName | null
}
export interface ShownFeature {
  readonly name: Localized
  readonly text: Localized
  readonly icon: IconName | null
}
/** What a user says of the product. */
export interface Said {
  readonly name: Localized
  readonly title: Localized
  readonly content: Localized
  readonly picture: Picture | null
}
export interface Hero {
  readonly headline: Localized
  readonly text: Localized
  readonly picture: Picture | null
  /** The user type that it leads to; null: none that visitors see. */
  readonly type: Pick<ShowcaseLink, 'slug' | 'name'> | null
}
/** A profile of the product elsewhere; `platform` is a key of that list, `label` its name. */
export interface Profile {
  readonly platform: string
  readonly label: Localized
  readonly url: string
}

/** The parts of the landing page that administrators keep, each in its order; empty ones are left out. */
export interface FrontData {
  readonly heroes: readonly Hero[]
  readonly types: readonly ShowcaseLink[]
  readonly solutions: readonly ShowcaseLink[]
  readonly features: readonly ShownFeature[]
  readonly said: readonly Said[]
  readonly elsewhere: readonly Profile[]
}
/** A page of its own: a solution or a user type. */
interface ShowcasePage extends ShowcaseLink {
  readonly body: LocalizedRichText
  readonly picture: Picture | null
  /** What the page leads to first; null: a person's own page. A solution has that of its user type. */
  readonly registers: Registration | null
  readonly features: readonly ShownFeature[]
  /** Others of its kind. */
  readonly others: readonly ShowcaseLink[]
  /** ISO instant. */
  readonly updated_at: string
}
/** `/solutions-detail/{slug}` */
export interface SolutionData extends ShowcasePage {
  /** For whom it is; null: everybody. */
  readonly type: Pick<ShowcaseLink, 'slug' | 'name'> | null
}
/** `/user-type-solution/{slug}` */
export interface UserTypeData extends ShowcasePage {
  readonly solutions: readonly ShowcaseLink[]
  readonly said: readonly Said[]
}
/** `/who-we-are` */
export interface WhoWeAreData {
  readonly parts: readonly {
    readonly title: Localized
    readonly body: LocalizedRichText
    readonly picture: Picture | null
  }[]
  readonly elsewhere: readonly Profile[]
}
