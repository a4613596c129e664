import { createContext, use, useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Language } from '../../openapi/define.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { hasSyntax } from '../../openapi/messages/syntax.ts'
import { CARRIED_LANGUAGES, type OfferedLanguage } from './language.ts'
import type { TextsStore } from './texts-store.ts'

export type TextValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>
/** The text of a message in the reader's language, its `{names}` filled in. */
export type Translate = (id: MessageId, values?: TextValues) => string

export interface LanguageChoice {
  readonly lang: Language
  /** What can be chosen: the server's list, and until it is there what the application carries. */
  readonly languages: readonly OfferedLanguage[]
  /** Keeps the choice and shows everything in it; resolves when its texts are there. */
  readonly setLang: (lang: Language) => Promise<void>
  /** Fetches parts of the texts that are said later; resolves when the reader's language has them. */
  readonly want: TextsStore['want']
}
export const LanguageContext = createContext<LanguageChoice>({
  lang: 'en',
  languages: CARRIED_LANGUAGES,
  setLang: () => Promise.resolve(),
  want: () => Promise.resolve(),
})

export interface Shown {
  readonly text: string
  /** The language of the text, for a `lang` attribute when it is not the reader's. */
  readonly lang: Language
}

export interface UseTexts extends LanguageChoice {
  readonly t: Translate
  /** Numbers and plurals of the reader's language. Dates: `useDates` (src/ui), which knows the reader's calendar. */
  readonly intl: IntlShape
  /**
   * A text kept in two languages as this reader sees it: their own language, else the other one; null when both are
   * missing.
   */
  readonly pick: (text: Localized | null | undefined) => Shown | null
}

/** Every text a component shows comes from here. */
export function useTexts(): UseTexts {
  const intl = useIntl()
  const choice = use(LanguageContext)
  return useMemo(() => {
    const other: Language = choice.lang === 'en' ? 'am' : 'en'
    return {
      ...choice,
      intl,
      t: (id, values) => {
        const text = intl.messages[id]
        // Plain texts are not parsed at build, and there is no parser for them.
        return typeof text === 'string' && !hasSyntax(text) ? text : intl.formatMessage({ id }, values)
      },
      pick: (text) => {
        const own = text?.[choice.lang]
        if (own) return { text: own, lang: choice.lang }
        const fallback = text?.[other]
        return fallback ? { text: fallback, lang: other } : null
      },
    }
  }, [intl, choice])
}
