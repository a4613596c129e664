import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { Language } from '../../openapi/define.ts'
import type { Texts } from '../../openapi/messages/catalogue.ts'
import { DOCUMENT_LANGUAGE, loadTexts, setDocumentLanguage } from './language.ts'
import { LanguageContext } from './useTexts.ts'

export interface I18nProps {
  readonly lang: Language
  /** Texts loaded before the first render, so that nothing flashes; absent, they are loaded and nothing shows until then. */
  readonly texts?: Texts
  /** Texts that an administrator changed, by id; they lie over the carried ones. */
  readonly overrides?: Readonly<Record<string, string>>
  /** Told after the reader chose another language and its texts are there. */
  readonly onLang?: (lang: Language) => void
  readonly children: ReactNode
}

/** Language, texts and `Intl` for everything inside. A new `lang` from outside (the user's own after login) is followed too. */
export function I18n({ lang: wanted, texts, overrides, onLang, children }: I18nProps) {
  const [shown, setShown] = useState<{ lang: Language; texts: Texts } | null>(texts ? { lang: wanted, texts } : null)

  const show = useCallback(async (lang: Language) => {
    const loaded = await loadTexts(lang)
    setDocumentLanguage(lang)
    setShown({ lang, texts: loaded })
  }, [])
  // Only the wish from outside decides here; the reader's own choice goes through setLang.
  const follow = useEffectEvent((lang: Language) => {
    if (shown?.lang !== lang) void show(lang)
  })
  useEffect(() => follow(wanted), [wanted])

  const lang = shown?.lang ?? wanted
  const choice = useMemo(
    () => ({
      lang,
      setLang: async (next: Language) => {
        await show(next)
        onLang?.(next)
      },
    }),
    [lang, show, onLang],
  )
  if (!shown) return null
  const messages: Record<string, string> = overrides ? { ...shown.texts, ...overrides } : { ...shown.texts }
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={DOCUMENT_LANGUAGE[shown.lang].lang} messages={messages} defaultLocale="en-US">
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}
