import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Language } from '../../openapi/define.ts'
import type { OfferedLanguage } from '../i18n/language.ts'
import { I18n } from '../i18n/I18n.tsx'
import type { Overrides, TextsStore } from '../i18n/texts-store.ts'
import { designSystem } from '../ui/system.ts'

export interface ProvidersProps {
  readonly lang: Language
  readonly texts: TextsStore
  readonly languages?: readonly OfferedLanguage[]
  readonly overrides?: Overrides
  readonly onLang?: (lang: Language) => void
  readonly children: ReactNode
}

/** The design system and the texts: what every part of the interface stands on. */
export const Providers = ({ children, ...i18n }: ProvidersProps) => (
  <ChakraProvider value={designSystem()}>
    <I18n {...i18n}>{children}</I18n>
  </ChakraProvider>
)
