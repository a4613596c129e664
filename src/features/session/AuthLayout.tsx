import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { Band } from '../../documents/parts/Band.tsx'
import { SiraMark } from '../../documents/parts/Words.tsx'
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
  /** Shown at the bottom: other places to go. */
  readonly elsewhere?: ReactNode
}

/** The layout of pages before sign-in: the form and, where there is room, a picture beside it. */
export function AuthLayout({ title, purpose, children, elsewhere }: AuthLayoutProps) {
  const { t, lang, languages, setLang } = useTexts()
  const { theme, toggle } = useTheme()
  return (
    <>
      <Band id="band" />
      <chakra.div
        minHeight="calc(100dvh - 16px)"
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
              alignItems="center"
              gap="2"
              minHeight="11"
              fontWeight="700"
              letterSpacing="-0.01em"
              textStyle="lg"
              borderRadius="l1"
              _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
            >
              <SiraMark />
              <chakra.span lang="en">{PRODUCT_NAME}</chakra.span>
              <chakra.span srOnly>{t('session.layout.home')}</chakra.span>
            </chakra.a>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
              <chakra.div role="group" aria-label={t('session.layout.language')} display="flex">
                {languages.map(({ value, name }) => (
                  <Button
                    key={value}
                    lang={value}
                    variant="ghost"
                    colorPalette={value === lang ? 'primary' : 'gray'}
                    size="sm"
                    minH="11"
                    px="3"
                    aria-pressed={value === lang}
                    onClick={() => void setLang(value)}
                  >
                    {name}
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
            <Heading as="h1" id={TITLE_ID} tabIndex={-1} outline="none" textStyle={{ base: 'xl', md: '2xl' }}>
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
          bg="bg.muted"
          borderInlineStartWidth="1px"
        >
          <chakra.div
            position="sticky"
            top="0"
            minHeight="calc(100dvh - 16px)"
            px="12"
            py="10"
            display="flex"
            flexDirection="column"
            justifyContent="center"
            gap="10"
          >
            <AuthDrawing />
            <chakra.p textStyle="xl" fontWeight="650" textAlign="center" textWrap="balance">
              {t('session.layout.promise')}
            </chakra.p>
          </chakra.div>
        </chakra.aside>
      </chakra.div>
    </>
  )
}
