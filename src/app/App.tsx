import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../../openapi/define.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { hasSyntax } from '../../openapi/messages/syntax.ts'
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

/**
 * Texts that differ from the carried ones (an administrator changed them), fetched with the first navigation and at
 * each change of language. They bring the parser, which the build leaves out. A failure is ignored, the carried texts
 * serve.
 */
function useOverrides(lang: Language): Messages | undefined {
  const [overrides, setOverrides] = useState<Messages>()
  useEffect(() => {
    const stop = new AbortController()
    answer(api.GET('/front-languages', { params: { query: { known: carried() } }, signal: stop.signal }))
      .then(async (languages) => {
        const texts = languages.find((language) => language.value === lang)?.texts
        if (!texts) return setOverrides(undefined)
        const { parse } = await import('@formatjs/icu-messageformat-parser')
        return setOverrides(
          Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, hasSyntax(text) ? parse(text) : text])),
        )
      })
      .catch(() => {})
    return () => stop.abort()
  }, [lang])
  return overrides
}

export function App({ actors, router, texts }: AppProps) {
  const lang = useLanguage(actors.language)
  const overrides = useOverrides(lang)
  const choose = (next: Language) => {
    actors.language.keep(next)
    // The server keeps it for the next sign-in; that it could not does not concern the person now.
    if (actors.session.getSnapshot().context.user)
      void answer(api.PUT('/user/language', { body: { language: next } })).catch(() => {})
  }
  return (
    <Providers lang={lang} texts={texts} {...(overrides ? { overrides } : {})} onLang={choose}>
      <RouterProvider router={router} />
    </Providers>
  )
}
