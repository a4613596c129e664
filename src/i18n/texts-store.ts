import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Language } from '../../openapi/define.ts'
import { loadPart, type TextPart } from './text-parts.ts'

/**
 * The texts that are there, by id, those with values parsed in a product build. A text whose part has not been fetched
 * is missing.
 */
export type Messages = Readonly<Record<string, string | readonly MessageFormatElement[]>>

/** Texts that an administrator changed, of each language that they were fetched for. */
export type Overrides = Readonly<Partial<Record<Language, Messages>>>

export interface TextsStore {
  /** What is there of a language; null before its first part came. */
  readonly get: (language: Language) => Messages | null
  /** The reader's language from now on; resolves when every wanted part of it is there. */
  readonly load: (language: Language) => Promise<void>
  /** From now on these parts are wanted too; resolves when the reader's language has them. */
  readonly want: (...parts: readonly TextPart[]) => Promise<void>
  /** Fetches parts that may soon be wanted, so that they are at hand then. */
  readonly fetchAhead: (...parts: readonly TextPart[]) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * The texts of the interface, fetched in parts as screens need them, so that nobody waits for the words of screens they
 * never open.
 */
export function createTextsStore(wanted: readonly TextPart[] = ['first']): TextsStore {
  const parts = new Set<TextPart>(wanted)
  const there = new Map<Language, { readonly parts: ReadonlySet<TextPart>; readonly messages: Messages }>()
  const listeners = new Set<() => void>()
  let reader: Language = 'en'
  const store: TextsStore = {
    get: (language) => there.get(language)?.messages ?? null,
    async load(language) {
      const former = reader
      reader = language
      const missing = [...parts].filter((part) => !there.get(language)?.parts.has(part))
      if (missing.length === 0) return
      const loaded = await Promise.all(missing.map((part) => loadPart(language, part))).catch((error: unknown) => {
        reader = former
        throw error
      })
      const known = there.get(language)
      there.set(language, {
        parts: new Set([...(known?.parts ?? []), ...missing]),
        messages: Object.assign({}, known?.messages, ...loaded) as Messages,
      })
      for (const listener of listeners) listener()
    },
    want(...more) {
      for (const part of more) parts.add(part)
      return store.load(reader)
    },
    async fetchAhead(...more) {
      await Promise.all(more.map((part) => loadPart(reader, part)))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}
