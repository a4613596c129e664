import { chakra } from '@chakra-ui/react/styled-system'
import { PRODUCT_NAME, PRODUCT_NAME_AM } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { SiraMark } from '../../documents/parts/Words.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** The product's mark and name, as on its public pages; a full load of the start page, which is a finished document. */
export function Brand() {
  const { t, lang } = useTexts()
  return (
    <chakra.a
      href={pages.landing.path}
      aria-label={t('shell.brand.home', { product: lang === 'am' ? PRODUCT_NAME_AM : PRODUCT_NAME })}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="11"
      px={{ base: '1', sm: '2' }}
      borderRadius="l2"
      fontWeight="700"
      letterSpacing="-0.01em"
      textStyle="lg"
      color="fg"
      textDecoration="none"
      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
    >
      <SiraMark />
      <chakra.span lang="en" display={{ base: 'none', sm: 'inline' }}>
        {PRODUCT_NAME}
      </chakra.span>
    </chakra.a>
  )
}
