import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../../openapi/define.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { hasSyntax } from '../../openapi/messages/syntax.ts'
import { TEXTS_CHANGED, type OfferedLanguage } from '../i18n/language.ts'
import type { Overrides, TextsStore } from '../i18n/texts-store.ts'
import type { Actors } from './actors.ts'
import { useLanguage } from './language-store.ts'
import { Providers } from './providers.tsx'
import type { createRouter } from './router.tsx'

export interface AppProps {
  readonly actors: Actors
  readonly router: ReturnType<typeof createRouter>
  readonly texts: TextsStore
}

/** The versions of the texts that this application carries; the server writes them into its page. */
const carried = () => document.querySelector<HTMLMetaElement>('meta[name="texts"]')?.content ?? ''

interface FrontLanguages {
  /** What the picker offers. */
  readonly languages?: readonly OfferedLanguage[]
  /** Texts that differ from the carried ones: an administrator changed them. */
  readonly overrides: Overrides
}

/**
 * The languages as the server has them, fetched when the application starts, at each change of language, when the
 * reader comes back to the tab, and when they changed a text here (decision 229). Changed texts bring the parser, which the build leaves out. A failure is ignored, what the application carries serves.
 */
function useFrontLanguages(lang: Language): FrontLanguages {
  const [languages, setLanguages] = useState<readonly OfferedLanguage[]>()
  const [overrides, setOverrides] = useState<Overrides>({})
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let last = 0
    const load = () => {
      last += 1
      const own = last
      answer(api.GET('/front-languages', { params: { query: { known: carried() } }, signal }))
        .then(async (listed) => {
          const texts = Object.entries(listed.find((language) => language.value === lang)?.texts ?? {})
          const { parse } = texts.some(([, text]) => hasSyntax(text))
            ? await import('@formatjs/icu-messageformat-parser')
            : { parse: (text: string) => text }
          if (own !== last || signal.aborted) return
          if (listed.length > 0) setLanguages(listed.map(({ value, name }) => ({ value, name })))
          const changed = Object.fromEntries(texts.map(([id, text]) => [id, hasSyntax(text) ? parse(text) : text]))
          // Most often nothing differs, and then nothing is drawn anew.
          setOverrides((known) => (texts.length > 0 || known[lang] ? { ...known, [lang]: changed } : known))
        })
        .catch(() => {})
    }
    load()
    addEventListener(TEXTS_CHANGED, load, { signal })
    document.addEventListener('visibilitychange', () => (document.hidden ? undefined : load()), { signal })
    return () => stop.abort()
  }, [lang])
  return { overrides, ...(languages ? { languages } : {}) }
}

export function App({ actors, router, texts }: AppProps) {
  const lang = useLanguage(actors.language)
  const front = useFrontLanguages(lang)
  return (
    <Providers lang={lang} texts={texts} {...front} onLang={actors.chooseLanguage}>
      <RouterProvider router={router} />
    </Providers>
  )
}
