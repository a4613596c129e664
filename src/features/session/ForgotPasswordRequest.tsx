import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { useRegisteredState } from './registered-state.ts'
import type { MailRequestProps } from './mail-request.connect.ts'
import { MailRequestForm } from './MailRequestForm.tsx'
import { TextLink } from './TextLink.tsx'
import { useMailRequest } from './useMailRequest.ts'

/** The page that requests a link for a new password. */
export function Screen() {
  return <View {...useMailRequest('password', useRegisteredState().email)} />
}

/** The answer is the same for any address, so the text promises nothing about one. */
export function View(request: MailRequestProps) {
  const { t } = useTexts()
  return (
    <AuthLayout
      title={t('page.forgotPasswordRequest.title')}
      purpose={t('session.forgot.purpose')}
      elsewhere={<TextLink to={pages.login.path}>{t('session.forgot.back')}</TextLink>}
    >
      <MailRequestForm {...request} submit={t('session.forgot.submit')} again={t('session.forgot.again')} />
    </AuthLayout>
  )
}
