import type { Language } from '../../openapi/define.ts'
import { RESUME_MOST_PAGES } from '../../openapi/resume-style.ts'
import { ChildLost, createChild, type ChildOptions } from './child.ts'
import { LETTER_MOST_PAGES, LETTER_TOO_LONG, type IssuedLetter, type LetterPaperPages } from './issued-letter.ts'
import { errorCode } from './outage.ts'
import { refuse } from './refusal.ts'
import { isTooLong, RESUME_TOO_LONG, type PaperDocument, type PaperPages } from './paper-data.ts'
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
  readonly resume: PaperDocument
  readonly 'letter-issued': IssuedLetter
}
/** A document to set. `pictures` are by the name in the template, and we wrote them ourselves; a resume's is `photo`. */
type DocumentJob = {
  readonly [T in keyof Documents]: { readonly template: T; readonly data: Documents[T] }
}[keyof Documents] & {
  readonly pictures: Readonly<Record<string, Uint8Array>>
  readonly at: Date
}

/** Sets documents with running text as tagged PDFs, in processes of their own. */
export interface Typesetter {
  /**
   * The PDF's bytes. Refuses what is larger than any honest document, with `resume_too_long` if it is a resume and with
   * `too_large` otherwise, and with `unavailable` when too many wait, or when the process took too much time or memory
   * and was ended.
   */
  readonly set: (job: DocumentJob) => Promise<Uint8Array>
  /** A resume's pages as they are printed, for a screen; `photo` is the address of its photo. Refuses as `set` does. */
  readonly pages: (document: PaperDocument, photo: string | null) => Promise<PaperPages>
  /**
   * The pages of a letter with a number as they are printed, without anybody's signature; `addresses` are those of its
   * pictures by their names, `logo` among them. Refuses as `set` does.
   */
  readonly letterPages: (letter: IssuedLetter, addresses: Readonly<Record<string, string>>) => Promise<LetterPaperPages>
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
/** Processes; the second begins when the first is busy. */
const PROCESSES = 2
/** Bytes of a letter's data as JSON, and of all pictures. */
const MOST_TEXT = 32_768
/** The same of a letter that people write, which is Ethiopic at three bytes a letter. */
const MOST_LETTER = 196_608
const MOST_PICTURES = 1_000_000
/** The same of a letter with a number, whose text may have pictures. */
const MOST_LETTER_PICTURES = 8_000_000

/** `tell` hears what was not set as meant and why a process was lost. `limits` is for tests. */
export function createTypesetter(tell: (problem: string) => void, limits: Partial<ChildOptions> = {}): Typesetter {
  const children = Array.from({ length: PROCESSES }, () => ({
    waiting: 0,
    process: createChild<TypesettingSkills>({ ...LIMITS, ...limits }),
  }))

  /** By the process that has least to do, the first one if both do nothing. */
  async function run<K extends keyof TypesettingSkills>(
    kind: K,
    job: TypesettingSkills[K]['job'],
  ): Promise<TypesettingSkills[K]['answer']> {
    const child = children.reduce((least, other) => (other.waiting < least.waiting ? other : least))
    child.waiting += 1
    try {
      return await child.process.run(kind, job)
    } catch (error) {
      if (errorCode(error) === RESUME_TOO_LONG) refuse('resume_too_long', { limit: RESUME_MOST_PAGES })
      if (errorCode(error) === LETTER_TOO_LONG) refuse('too_large', { limit: LETTER_MOST_PAGES })
      if (!(error instanceof ChildLost)) throw error
      tell(error.message)
      refuse('unavailable', {})
    } finally {
      child.waiting -= 1
    }
  }
  function refuseLarge(data: Letter | IssuedLetter, limit: number): void {
    if (Buffer.byteLength(JSON.stringify(data)) > limit) refuse('too_large', { limit })
  }
  function refuseLongPaper(document: PaperDocument): void {
    if (isTooLong(document)) refuse('resume_too_long', { limit: RESUME_MOST_PAGES })
  }

  return {
    set: async (job) => {
      if (job.template === 'resume') refuseLongPaper(job.data)
      else if (job.template === 'letter') refuseLarge(job.data, MOST_TEXT)
      else refuseLarge(job.data, MOST_LETTER)
      const most = job.template === 'letter-issued' ? MOST_LETTER_PICTURES : MOST_PICTURES
      if (Object.values(job.pictures).reduce((sum, { length }) => sum + length, 0) > most)
        refuse('too_large', { limit: most })
      const { bytes, problems } = await (job.template === 'resume'
        ? run('resume', job)
        : job.template === 'letter'
          ? run('set', job)
          : run('letter', job))
      problems.forEach(tell)
      return bytes
    },
    pages: async (document, photo) => {
      refuseLongPaper(document)
      return run('pages', { ...document, photo })
    },
    letterPages: async (letter, addresses) => {
      refuseLarge(letter, MOST_LETTER)
      return run('letterPages', { letter, addresses })
    },
    close: async () => void (await Promise.all(children.map(async ({ process }) => process.close()))),
  }
}
