import type { Language } from '../../../openapi/define.ts'
import type { IconName } from '../../../openapi/schemas/icon-name.ts'

export type Both<T> = Readonly<Record<Language, T>>
/** Lines as `richTextOf` reads them: paragraphs, items after `- `, `[page]` a link to a page under its title. */
type Lines = readonly string[]

/** A part of the public site that a new installation begins with. `key` is what others refer to it by. */
interface FirstPage {
  readonly key: string
  readonly slug: string
  readonly icon: IconName
  readonly name: Both<string>
  readonly summary: Both<string>
  readonly body: Both<Lines>
}
export interface FirstUserType extends FirstPage {
  readonly registers: 'person' | 'company'
}
export interface FirstFeature {
  readonly icon: IconName
  readonly name: Both<string>
  readonly text: Both<string>
}
export interface FirstSolution extends FirstPage {
  /** The key of the user type that it is for. */
  readonly for: string
  readonly features: readonly FirstFeature[]
}
export interface FirstHero {
  /** The key of the user type that it leads to. */
  readonly for: string
  readonly headline: Both<string>
  readonly text: Both<string>
}
export interface FirstAbout {
  readonly title: Both<string>
  readonly body: Both<Lines>
}
