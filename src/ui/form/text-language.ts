import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Language } from '../../../openapi/define.ts'
import { isLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const KEY = 'text_language'
const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** The language in which texts were written last on this device; null before the first choice. */
const readChoice = (): Language | null => {
  const kept = localStorage.getItem(KEY)
  return isLanguage(kept) ? kept : null
}
function keepChoice(language: Language): void {
  localStorage.setItem(KEY, language)
  for (const listener of listeners) listener()
}

interface TextLanguageScope {
  readonly shown: Language
  /** Says that the form has a text in two languages under this name; gives the way to take that back. */
  readonly register: (name: string) => () => void
}
/** Which language's texts the form around shows. A field in two languages always stands in a form. */
export const TextLanguageContext = createContext<TextLanguageScope>({ shown: 'en', register: () => () => {} })

/** The language that is shown here, for the field `name`, which the switch of its form then counts. */
export function useShownLanguage(name: string): Language {
  const { shown, register } = use(TextLanguageContext)
  // Before the page is painted: the switch must not push the form down.
  useLayoutEffect(() => register(name), [name, register])
  return shown
}

export interface TextLanguages {
  readonly scope: TextLanguageScope
  /** The fields in two languages that the form shows now. */
  readonly names: readonly string[]
  readonly choose: (language: Language) => void
  /** The focus goes to a control of the form; if it belongs to the other language, that is shown first. */
  readonly goTo: (control: HTMLElement) => void
}

/**
 * The language of a form's texts: what was chosen last on this device, the interface's before any choice. Going to a
 * control of the other language shows that without making it the choice.
 */
export function useTextLanguages(): TextLanguages {
  const { lang } = useTexts()
  const choice = useSyncExternalStore(listen, readChoice)
  const [led, setLed] = useState<Language | null>(null)
  const [names, setNames] = useState<readonly string[]>([])
  const [target, setTarget] = useState<{ readonly control: HTMLElement } | null>(null)
  const register = useCallback((name: string) => {
    setNames((known) => [...known, name])
    return () => setNames((known) => known.toSpliced(known.indexOf(name), 1))
  }, [])
  // The control can take the focus once its language is shown.
  useEffect(() => {
    target?.control.focus()
    target?.control.scrollIntoView({ block: 'center' })
  }, [target])
  const shown = led ?? choice ?? lang
  // The same while nothing changes: the fields are not drawn again whenever the form is.
  const scope = useMemo(() => ({ shown, register }), [shown, register])
  return {
    scope,
    names,
    choose: (language) => {
      setLed(null)
      keepChoice(language)
    },
    goTo: (control) => {
      const language = control.closest<HTMLElement>('[data-text-language]')?.dataset['textLanguage']
      if (isLanguage(language) && language !== shown) setLed(language)
      setTarget({ control })
    },
  }
}
