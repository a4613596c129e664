import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../../openapi/define.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { TextsStore } from '../i18n/texts-store.ts'
import type { Actors } from './actors.ts'
import { useLanguage } from './language-store.ts'
import { Providers } from './providers.tsx'
import type { createRouter } from './router.tsx'

export interface AppProps {
  readonly actors: Actors
  readonly router: ReturnType<typeof createRouter>
  readonly texts: TextsStore
}

/** Texts that an administrator changed, fetched with the first navigation and at each change of language; a failure is ignored, the carried texts serve. */
function useOverrides(lang: Language): Readonly<Record<string, string>> | undefined {
  const [overrides, setOverrides] = useState<Readonly<Record<string, string>>>()
  useEffect(() => {
    const stop = new AbortController()
    answer(api.GET('/front-languages', { signal: stop.signal }))
      .then((languages) => setOverrides(languages.find((language) => language.value === lang)?.texts))
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
    if (actors.session.getSnapshot().context.user) void answer(api.PUT('/user/language', { body: { language: next } })).catch(() => {})
  }
  return (
    <Providers lang={lang} texts={texts} {...(overrides ? { overrides } : {})} onLang={choose}>
      <RouterProvider router={router} />
    </Providers>
  )
}
