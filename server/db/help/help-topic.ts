import type { Language } from '../../../openapi/define.ts'
import type { PageKey } from '../../../openapi/routes.ts'

type Both<T> = Readonly<Record<Language, T>>
/** Whom an answer speaks to: visitors who are not signed in, people, companies, or both of these. */
export type HelpReader = 'guest' | 'individual' | 'company' | 'member'

/** A question that a new installation answers. */
export interface HelpQuestion {
  readonly for: HelpReader
  /** The page that the answer is about; the answer links to it. */
  readonly route: PageKey
  readonly question: Both<string>
  /**
   * The blocks of the answer: a paragraph each, or an item of a list after `- `. `[page]` is a link to a page of
   * `openapi/routes.ts` under its title, `{message.id}` the text of a message in quotation marks.
   */
  readonly answer: Both<readonly string[]>
}
/** Questions under one heading; null: directly under their topic. */
interface HelpGroup {
  readonly name: Both<string> | null
  readonly questions: readonly HelpQuestion[]
}
export interface HelpTopic {
  readonly name: Both<string>
  readonly description: Both<string>
  readonly groups: readonly HelpGroup[]
}
