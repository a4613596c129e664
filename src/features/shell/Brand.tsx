import { chakra } from '@chakra-ui/react/styled-system'
import { PRODUCT_NAME, PRODUCT_NAME_AM } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The product's sign and name; a full load of the start page, which is a finished document. */
export function Brand() {
  const { t, lang } = useTexts()
  const name = lang === 'am' ? PRODUCT_NAME_AM : PRODUCT_NAME
  return (
    <chakra.a
      href={pages.landing.path}
      aria-label={t('shell.brand.home', { product: name })}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="11"
      px="1"
      borderRadius="l2"
      fontWeight="700"
      textStyle="xl"
      color="fg"
      textDecoration="none"
      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
    >
      <chakra.svg viewBox="0 0 32 32" width="8" height="8" aria-hidden="true" focusable="false">
        <chakra.rect width="32" height="32" rx="9" fill="primary.solid" />
        <chakra.path
          d="M9 21.500c2 1.600 4.400 2.300 7 2.300 4 0 6.800-1.800 6.800-4.800 0-2.700-2-3.900-6.300-4.700-3.700-.7-5-1.300-5-2.800 0-1.500 1.600-2.500 4.300-2.500 2.200 0 4.200.6 6 1.800"
          fill="none"
          stroke="primary.contrast"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
        <chakra.circle cx="25.500" cy="6.500" r="3" fill="secondary.solid" />
      </chakra.svg>
      <chakra.span display={{ base: 'none', sm: 'inline' }}>{name}</chakra.span>
    </chakra.a>
  )
}
