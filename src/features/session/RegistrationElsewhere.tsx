import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { TextLink } from './TextLink.tsx'

/** Under a registration: to sign in, or to the other kind of account. */
export function RegistrationElsewhere({ to, label }: { readonly to: string; readonly label: string }) {
  const { t } = useTexts()
  return (
    <>
      <span>{t('session.register.known')}</span>
      <TextLink to={pages.login.path}>{t('session.login.submit')}</TextLink>
      <TextLink to={to}>{label}</TextLink>
    </>
  )
}
