import type { Language } from '../../../openapi/define.ts'

type Both<T> = Readonly<Record<Language, T>>

/** An article that a new installation has. */
export interface FirstArticle {
  readonly title: Both<string>
  readonly summary: Both<string>
  /** As answers of the help center are written (`HelpQuestion`); a line after `## ` is a heading. */
  readonly body: Both<readonly string[]>
}
