import type { Language } from '../../openapi/define.ts'
import type { TextParts } from '../../openapi/messages/catalogue.ts'
import { loadPart } from './language.ts'

/** The texts that are there, by id. A text whose part has not been fetched is missing. */
export type Messages = Readonly<Record<string, string>>

export interface TextsStore {
  /** What is there of a language; null before its first part came. */
  readonly get: (language: Language) => Messages | null
  /** Fetches what a language lacks of the parts that are wanted. */
  readonly load: (language: Language) => Promise<void>
  /** From now on this part is wanted too; resolves when `language` has it. */
  readonly want: (part: keyof TextParts, language: Language) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

/** The texts of the interface, fetched in parts as screens need them, so that signing in does not wait for the words of everything behind it. */
export function createTextsStore(wanted: readonly (keyof TextParts)[] = ['first']): TextsStore {
  const parts = new Set<keyof TextParts>(wanted)
  const there = new Map<Language, { readonly parts: ReadonlySet<keyof TextParts>; readonly messages: Messages }>()
  const listeners = new Set<() => void>()
  const store: TextsStore = {
    get: (language) => there.get(language)?.messages ?? null,
    async load(language) {
      const missing = [...parts].filter((part) => !there.get(language)?.parts.has(part))
      if (missing.length === 0) return
      const loaded = await Promise.all(missing.map((part) => loadPart(language, part)))
      const known = there.get(language)
      there.set(language, { parts: new Set([...(known?.parts ?? []), ...missing]), messages: Object.assign({}, known?.messages, ...loaded) as Messages })
      for (const listener of listeners) listener()
    },
    want(part, language) {
      parts.add(part)
      return store.load(language)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}
