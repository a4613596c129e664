import type { Explained } from '../../../openapi/explain.ts'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'

export interface HelpTopic {
  readonly slug: string
  readonly name: Localized
  readonly description: Localized | null
}
/** A question as lists show it. */
export interface HelpQuestion {
  readonly slug: string
  readonly question: Localized
}
/** Questions of one smaller topic; `name` is null for those that belong to none. */
export interface QuestionGroup {
  readonly name: Localized | null
  readonly questions: readonly HelpQuestion[]
}
/** A topic with its questions, of which `total` are there and perhaps fewer are shown. */
export interface TopicQuestions extends HelpTopic {
  readonly groups: readonly QuestionGroup[]
  readonly total: number
}
/** A question that was found, with its answer as plain text in each language. */
export interface FoundQuestion extends HelpQuestion {
  readonly answer: Localized
  readonly topic: Localized | null
}

/** `/help-center`: all topics, one of them (`topic`), or what was searched for (`found`). */
export interface HelpCenterData {
  readonly topics: readonly TopicQuestions[]
  readonly topic: HelpTopic | null
  readonly found: { readonly q: string; readonly questions: readonly FoundQuestion[]; readonly more: boolean } | null
}

/** `/help-center-detail/{slug}`: one question with its answer. */
export interface HelpAnswerData extends HelpQuestion {
  /** The reader has just said whether it was helpful. */
  readonly isThanked: boolean
  /** What they wrote about it and could not be taken. */
  readonly refused: { readonly words: string; readonly error: Explained } | null
  readonly answer: LocalizedRichText
  /** Null where the topic is switched off. */
  readonly topic: HelpTopic | null
  /** ISO instant. */
  readonly updated_at: string
  readonly related: readonly HelpQuestion[]
}
