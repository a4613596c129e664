import type { Language } from '../../../openapi/define.ts'
import type { Explained } from '../../../openapi/explain.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import type { Picture } from '../site-data.ts'
import type { LetterFacts, LetterVerdict } from '../../../openapi/schemas/letter-verification.ts'

/** `/letter/verify` as one visitor gets it. */
export interface VerifyData {
  /** What came of a file; null: nothing was sent yet. */
  readonly result: {
    readonly verdict: LetterVerdict
    readonly letter: LetterFacts | null
  } | null
  /** What was wrong with the file or the code. */
  readonly fault: { readonly field: 'file' | 'code'; readonly error: Explained } | null
  /** The code as it was typed. */
  readonly code: string
  /** Why nothing was looked at: this address asked too often, or too many ask at once. */
  readonly notice: 'limit' | 'busy' | null
}

/** A file that goes with a letter. */
export interface LetterFile {
  readonly path: `/${string}`
  /** As it was uploaded. */
  readonly name: string
  readonly format: string
  readonly bytes: number
  /** It is a picture, which is shown beside its name. */
  readonly isPicture: boolean
}
/** What somebody reads who had the key of a letter. */
export interface LetterReading {
  readonly lang: Language
  readonly subject: string
  readonly body: RichText
  /** Of the text, by the ids of their files. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Null: the PDF is being sealed. */
  readonly pdf: `/${string}` | null
  readonly attachments: readonly LetterFile[]
}
/** `/letter/{code}`: what anybody may know who has the code, and to its recipients the letter itself. */
export type LetterPageData =
  | { readonly kind: 'limit' }
  | {
      readonly kind: 'letter'
      readonly facts: LetterFacts
      /** Null: whoever asks has no key. */
      readonly reading: LetterReading | null
      /** Somebody outside was sent it: there are keys. */
      readonly hasKeys: boolean
      readonly isWrongKey: boolean
    }
