import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useEffect, type ReactNode } from 'react'
import type { Language } from '../../openapi/define.ts'
import type { Texts } from '../../openapi/messages/catalogue.ts'
import { I18n } from '../i18n/I18n.tsx'
import { nobody, SessionContext, type Session } from '../ui/session-context.ts'
import { system } from '../ui/system.ts'
import { setTheme, type Theme } from '../ui/theme.ts'
import { ToastContext, type ShowToast } from '../ui/toast/useToast.ts'

export interface ProvidersProps {
  readonly lang: Language
  readonly texts?: Texts
  readonly overrides?: Readonly<Record<string, string>>
  readonly onLang?: (lang: Language) => void
  readonly children: ReactNode
}

/** The design system and the texts: what every part of the interface stands on. */
export const Providers = ({ children, ...i18n }: ProvidersProps) => (
  <ChakraProvider value={system}>
    <I18n {...i18n}>{children}</I18n>
  </ChakraProvider>
)

export interface StoryProvidersProps {
  readonly lang: Language
  readonly theme: Theme
  readonly session?: Partial<Session>
  readonly onToast?: ShowToast
  readonly children: ReactNode
}

/** The same around a single component: with a language, a theme, and someone signed in or nobody. */
export function StoryProviders({ lang, theme, session, onToast, children }: StoryProvidersProps) {
  useEffect(() => setTheme(theme), [theme])
  return (
    <Providers lang={lang}>
      <SessionContext value={{ ...nobody, ...session }}>
        <ToastContext value={onToast ?? (() => {})}>{children}</ToastContext>
      </SessionContext>
    </Providers>
  )
}
