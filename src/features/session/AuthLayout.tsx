import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { PRODUCT_NAME, PRODUCT_NAME_AM } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { LANGUAGES } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoonIcon, SunIcon } from '../../ui/icons.tsx'
import { TITLE_ID } from '../../ui/PageHeader.tsx'
import { useTheme } from '../../ui/theme.ts'
import { AuthDrawing } from './AuthDrawing.tsx'

export interface AuthLayoutProps {
  readonly title: string
  /** One line under the title. */
  readonly purpose?: ReactNode
  readonly children: ReactNode
  /** Under everything: where else to go from here. */
  readonly elsewhere?: ReactNode
}

/** A language by its own name: `English`, `አማርኛ`. */
const ownName = (lang: Language) => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang

/**
 * The page around everything that someone does before being signed in: the form, and beside it, where there is room, a
 * picture.
 */
export function AuthLayout({ title, purpose, children, elsewhere }: AuthLayoutProps) {
  const { t, lang, setLang } = useTexts()
  const { theme, toggle } = useTheme()
  return (
    <chakra.div
      minHeight="100dvh"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    >
      <chakra.div display="flex" flexDirection="column" minWidth="0">
        <chakra.header
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          flexWrap="wrap"
          px={{ base: '4', md: '8' }}
          py="4"
        >
          <chakra.a
            href={pages.landing.path}
            display="inline-flex"
            alignItems="baseline"
            gap="2"
            minHeight="11"
            py="2"
            fontWeight="700"
            textStyle="xl"
            borderRadius="l1"
            _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
          >
            <chakra.span color="primary.fg">{lang === 'am' ? PRODUCT_NAME_AM : PRODUCT_NAME}</chakra.span>
            <chakra.span srOnly>{t('session.layout.home')}</chakra.span>
          </chakra.a>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
            <chakra.div role="group" aria-label={t('session.layout.language')} display="flex">
              {LANGUAGES.map((language) => (
                <Button
                  key={language}
                  lang={language}
                  variant="ghost"
                  colorPalette={language === lang ? 'primary' : 'gray'}
                  size="sm"
                  minH="11"
                  px="3"
                  aria-pressed={language === lang}
                  onClick={() => void setLang(language)}
                >
                  {ownName(language)}
                </Button>
              ))}
            </chakra.div>
            <IconButton label={t(theme === 'dark' ? 'session.layout.light' : 'session.layout.dark')} onClick={toggle}>
              {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
            </IconButton>
          </chakra.div>
        </chakra.header>
        <chakra.main
          id="main"
          tabIndex={-1}
          outline="none"
          flex="1"
          display="flex"
          flexDirection="column"
          justifyContent={{ base: 'flex-start', md: 'center' }}
          width="full"
          maxWidth="30rem"
          mx="auto"
          px={{ base: '4', md: '6' }}
          pt={{ base: '4', md: '6' }}
          pb="12"
        >
          <Heading as="h1" id={TITLE_ID} tabIndex={-1} outline="none" textStyle="3xl">
            {title}
          </Heading>
          {purpose ? (
            <chakra.p color="fg.muted" mt="2">
              {purpose}
            </chakra.p>
          ) : null}
          <chakra.div mt="6">{children}</chakra.div>
          {elsewhere ? (
            <chakra.div
              mt="8"
              pt="5"
              borderTopWidth="1px"
              color="fg.muted"
              display="flex"
              flexWrap="wrap"
              columnGap="4"
              rowGap="2"
              alignItems="baseline"
            >
              {elsewhere}
            </chakra.div>
          ) : null}
        </chakra.main>
      </chakra.div>
      <chakra.aside
        aria-label={t('session.layout.about')}
        display={{ base: 'none', lg: 'block' }}
        bg="primary.subtle"
        borderInlineStartWidth="1px"
      >
        <chakra.div position="sticky" top="0" height="100dvh" overflow="hidden">
          <AuthDrawing />
          <chakra.p
            position="relative"
            px="12"
            pt={{ base: '12', xl: '16' }}
            textStyle="2xl"
            fontWeight="650"
            textAlign="center"
            textWrap="balance"
          >
            {t('session.layout.promise')}
          </chakra.p>
        </chakra.div>
      </chakra.aside>
    </chakra.div>
  )
}
