import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { TextLink } from './TextLink.tsx'

/** Below a registration form: links to sign-in and to the other kind of registration. */
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
