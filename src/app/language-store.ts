import { useSyncExternalStore } from 'react'
import type { Language } from '../../openapi/define.ts'
import { readCookie, writeCookie } from '../api/cookies.ts'
import { chooseLanguage } from '../i18n/language.ts'

export interface LanguageStore {
  readonly get: () => Language
  /** Shows a language and keeps it as `current_language`. */
  readonly keep: (language: Language) => void
  /** The kept choice went with the session: the browser's preference holds. */
  readonly forget: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** The language the interface should show. Not of React, because a sign-out before the first render changes it too. */
export function createLanguageStore(): LanguageStore {
  let language = chooseLanguage(readCookie('current_language'), navigator.languages)
  const listeners = new Set<() => void>()
  const show = (next: Language) => {
    language = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => language,
    keep(next) {
      writeCookie('current_language', next)
      show(next)
    },
    forget() {
      writeCookie('current_language', null)
      show(chooseLanguage(null, navigator.languages))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useLanguage = (store: LanguageStore): Language => useSyncExternalStore(store.subscribe, store.get)
