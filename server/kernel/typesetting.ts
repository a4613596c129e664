import type { Language } from '../../openapi/define.ts'
import { ChildLost, createChild, type ChildOptions } from './child.ts'
import { Refusal } from './refusal.ts'
import type { TypesettingSkills } from './typesetting-worker.ts'

/** What a value is, and the value; an empty one is a line to write on where people sign. */
export type Fact = readonly [name: string, value: string]

/**
 * A letter as `templates/letter.typ` sets it. Every text is plain; a line break stays one, and in running text a blank
 * line parts paragraphs.
 */
export interface Letter {
  readonly lang: Language
  /** As PDF readers show it, and whose document it is. */
  readonly title: string
  readonly author: string
  readonly head: {
    readonly name: string
    /** The name in the other language, or empty. */
    readonly other: string
    readonly lines: readonly string[]
    /** Is there a picture `logo`? */
    readonly logo: boolean
  }
  readonly to: readonly string[]
  /** Place and date, and what else identifies the letter. */
  readonly date: readonly string[]
  readonly subject: string
  readonly salutation: string
  readonly opening: string
  readonly terms: readonly Fact[]
  readonly more: { readonly title: string; readonly text: string } | null
  readonly closing: string
  readonly farewell: string
  readonly signatures: readonly { readonly title: string; readonly rows: readonly Fact[] }[]
  /** At the foot of each page, with `{page}` and `{pages}` in it. */
  readonly foot: string
}
/** The templates, with the data that each sets. */
interface Documents {
  readonly letter: Letter
}
export interface DocumentJob<T extends keyof Documents> {
  readonly template: T
  readonly data: Documents[T]
  /** By the name in the template: JPEG, PNG or WebP that we wrote ourselves. */
  readonly pictures: Readonly<Record<string, Uint8Array>>
  readonly at: Date
}

/** Sets documents with running text as tagged PDFs, in a process of its own, one at a time. */
export interface Typesetter {
  /**
   * The PDF's bytes. Refuses with `too_large` what is larger than any honest document, and with `unavailable` when too
   * many wait, or when the process took too much time or memory and was ended.
   */
  readonly set: <T extends keyof Documents>(job: DocumentJob<T>) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** A letter of two pages takes 20 ms and 130 MB; the process itself starts in a tenth of a second. */
const LIMITS: ChildOptions = {
  source: new URL('typesetting-worker.ts', import.meta.url),
  program: 'typesetting-worker',
  memory: 450_000_000,
  longest: 15_000,
  mostWaiting: 20,
}
/** Bytes of the data as JSON, and of all pictures. */
const MOST_TEXT = 32_768
const MOST_PICTURES = 1_000_000

/** `tell` hears what was not set as meant and why a process was lost. `limits` is for tests. */
export function createTypesetter(tell: (problem: string) => void, limits: Partial<ChildOptions> = {}): Typesetter {
  const child = createChild<TypesettingSkills>({ ...LIMITS, ...limits })
  return {
    set: async (job) => {
      if (Buffer.byteLength(JSON.stringify(job.data)) > MOST_TEXT) throw new Refusal('too_large', { limit: MOST_TEXT })
      if (Object.values(job.pictures).reduce((sum, { length }) => sum + length, 0) > MOST_PICTURES)
        throw new Refusal('too_large', { limit: MOST_PICTURES })
      try {
        const { bytes, problems } = await child.run('set', job)
        problems.forEach(tell)
        return bytes
      } catch (error) {
        if (!(error instanceof ChildLost)) throw error
        tell(error.message)
        throw new Refusal('unavailable', {})
      }
    },
    close: child.close,
  }
}
