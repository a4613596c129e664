import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider, type IntlConfig } from 'react-intl'
import type { Language } from '../../openapi/define.ts'
import { CARRIED_LANGUAGES, DOCUMENT_LANGUAGE, setDocumentLanguage, type OfferedLanguage } from './language.ts'
import type { Overrides, TextsStore } from './texts-store.ts'
import { LanguageContext } from './useTexts.ts'

export interface I18nProps {
  readonly lang: Language
  /**
   * Where texts come from. What it has of `lang` is shown at once, so that nothing flashes; without any, nothing shows
   * until they come.
   */
  readonly texts: TextsStore
  /** The server's list of languages. */
  readonly languages?: readonly OfferedLanguage[]
  /** They lie over the carried texts, also over parts that come later. */
  readonly overrides?: Overrides
  /** Told after the reader chose another language and its texts are there. */
  readonly onLang?: (lang: Language) => void
  readonly children: ReactNode
}

/**
 * Language, texts and `Intl` for everything inside. A new `lang` from outside (the user's own after login) is followed
 * too.
 */
export function I18n({ lang: wanted, texts, languages = CARRIED_LANGUAGES, overrides, onLang, children }: I18nProps) {
  const [shown, setShown] = useState(wanted)

  const show = useCallback(
    async (lang: Language) => {
      await texts.load(lang)
      setDocumentLanguage(lang)
      setShown(lang)
    },
    [texts],
  )
  // Only the wish from outside decides here; the reader's own choice goes through setLang.
  const follow = useEffectEvent((lang: Language) => {
    if (shown !== lang || texts.get(lang) === null) void show(lang)
  })
  useEffect(() => follow(wanted), [wanted])

  const carried = useSyncExternalStore(texts.subscribe, () => texts.get(shown))
  const choice = useMemo(
    () => ({
      lang: shown,
      languages,
      setLang: async (next: Language) => {
        await show(next)
        onLang?.(next)
      },
      want: texts.want,
    }),
    [shown, languages, show, onLang, texts],
  )
  const changed = overrides?.[shown]
  const messages = useMemo(() => (carried && changed ? { ...carried, ...changed } : carried), [carried, changed])

  if (messages === null) return null
  return (
    <LanguageContext value={choice}>
      <IntlProvider
        locale={DOCUMENT_LANGUAGE[shown].lang}
        messages={messages as IntlConfig['messages']}
        defaultLocale="en-US"
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}
