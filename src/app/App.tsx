import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../../openapi/define.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { hasSyntax } from '../../openapi/messages/syntax.ts'
import type { OfferedLanguage } from '../i18n/language.ts'
import type { Messages, TextsStore } from '../i18n/texts-store.ts'
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
  /** Texts of the language that differ from the carried ones: an administrator changed them. */
  readonly overrides?: Messages
}

/**
 * The languages as the server has them, fetched with the first navigation and at each change of language. Changed texts
 * bring the parser, which the build leaves out. A failure is ignored, what the application carries serves.
 */
function useFrontLanguages(lang: Language): FrontLanguages {
  const [languages, setLanguages] = useState<readonly OfferedLanguage[]>()
  const [overrides, setOverrides] = useState<Messages>()
  useEffect(() => {
    const stop = new AbortController()
    answer(api.GET('/front-languages', { params: { query: { known: carried() } }, signal: stop.signal }))
      .then(async (listed) => {
        if (listed.length > 0) setLanguages(listed.map(({ value, name }) => ({ value, name })))
        const texts = listed.find((language) => language.value === lang)?.texts
        if (!texts) return setOverrides(undefined)
        const { parse } = await import('@formatjs/icu-messageformat-parser')
        return setOverrides(
          Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, hasSyntax(text) ? parse(text) : text])),
        )
      })
      .catch(() => {})
    return () => stop.abort()
  }, [lang])
  return { ...(languages ? { languages } : {}), ...(overrides ? { overrides } : {}) }
}

export function App({ actors, router, texts }: AppProps) {
  const lang = useLanguage(actors.language)
  const front = useFrontLanguages(lang)
  const choose = (next: Language) => {
    actors.language.keep(next)
    // The server keeps it for the next sign-in; that it could not does not concern the person now.
    if (actors.session.getSnapshot().context.user)
      void answer(api.PUT('/user/language', { body: { language: next } })).catch(() => {})
  }
  return (
    <Providers lang={lang} texts={texts} {...front} onLang={choose}>
      <RouterProvider router={router} />
    </Providers>
  )
}
