import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { SiraMark } from '../../documents/parts/Words.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** The product's mark and name, as on its public pages; the way to the dashboard from wherever one is (decision 194). */
export function Brand() {
  const { t } = useTexts()
  return (
    <chakra.a
      asChild
      aria-label={t('shell.brand.home', { product: PRODUCT_NAME })}
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
      <Link to={pages.dashboard.path}>
        <SiraMark />
        <chakra.span lang="en" display={{ base: 'none', sm: 'inline' }}>
          {PRODUCT_NAME}
        </chakra.span>
      </Link>
    </chakra.a>
  )
}
