import { isNotNull, or } from 'drizzle-orm'
import type { Language } from '../../openapi/define.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { en } from '../../openapi/messages/en.ts'
import { textOverrides } from '../db/platform-tables.ts'
import type { Cache } from './caches.ts'
import type { Database } from './context.ts'
import { faultOf } from './text-check.ts'

/** Texts of one language that differ from the originals, by id. */
export type Overrides = ReadonlyMap<string, string>
const NONE: Readonly<Record<Language, Overrides>> = { en: new Map(), am: new Map() }

/** Whether a text of this id exists in this release. */
export const isTextId = (id: string): id is MessageId => Object.hasOwn(en, id)

/**
 * What administrators say in the place of texts, in memory, because texts are said without waiting. It is read when the
 * process begins and after every change; until a new reading is there, the former serves. A text that no longer goes
 * with its original, after a release, is left out.
 */
class TextOverrides implements Cache {
  readonly most = null
  hits = 0
  misses = 0
  #read: (() => Promise<void>) | null = null
  #texts = NONE
  #last: Promise<void> = Promise.resolve()

  get size(): number {
    return this.#texts.en.size + this.#texts.am.size
  }
  /** From now on read from this database. Resolves after the first reading. */
  async open(db: Database): Promise<void> {
    this.#read = async () => {
      const rows = await db
        .select()
        .from(textOverrides)
        .where(or(isNotNull(textOverrides.en), isNotNull(textOverrides.am)))
      const of = (language: Language): Overrides =>
        new Map(
          rows.flatMap(({ id, [language]: text }) =>
            text !== null && isTextId(id) && faultOf(id, language, text) === null ? [[id, text] as const] : [],
          ),
        )
      this.#texts = { en: of('en'), am: of('am') }
      this.misses += 1
    }
    await this.reload()
  }
  /** Reads all again, after the readings that have begun, so that an older one never comes last. */
  reload(): Promise<void> {
    const next = this.#last.catch(() => undefined).then(() => this.#read?.())
    this.#last = next
    return next
  }
  readonly clear = (): void => {
    void this.reload().catch(() => undefined)
  }
  get(language: Language, id: string): string | undefined {
    const text = this.#texts[language].get(id)
    if (text !== undefined) this.hits += 1
    return text
  }
  all(language: Language): Overrides {
    return this.#texts[language]
  }
}

/** Those of this process: texts are said by functions that know nothing but language and id. */
export const overriddenTexts = new TextOverrides()
