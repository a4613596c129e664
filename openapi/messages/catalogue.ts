import type { en } from './en.ts'
import type { first } from './en-first.ts'
import type { more } from './en-more.ts'

export type MessageId = Extract<keyof typeof en, string>
/** The texts of one language: every id, none missing. */
export type Texts = Readonly<Record<MessageId, string>>
/** The parts that the browser fetches on their own: `first` with the application, `more` with the first screen of the main layout. */
export interface TextParts {
  readonly first: Readonly<Record<keyof typeof first, string>>
  readonly more: Readonly<Record<keyof typeof more, string>>
}
