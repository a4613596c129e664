import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** What somebody agrees to by registering, and where they read what happens to their data. The form stays open. */
export function AcceptedTerms() {
  const { t } = useTexts()
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      {t('session.register.accepts')} <Policy query="?policy=terms" text={t('session.register.terms')} /> ·{' '}
      <Policy query="" text={t('session.register.privacy')} />
    </chakra.p>
  )
}

function Policy({ query, text }: { readonly query: string; readonly text: string }) {
  return (
    <Link
      href={pages.privacyPolicy.path + query}
      target="_blank"
      variant="underline"
      color="primary.fg"
      display="inline-block"
      py="0.5"
    >
      {text}
    </Link>
  )
}
