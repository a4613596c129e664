import { chakra } from '@chakra-ui/react/styled-system'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { useEmailState } from './email-state.ts'
import type { MailRequestProps } from './mail-request.connect.ts'
import { MailRequestForm } from './MailRequestForm.tsx'
import { TextLink } from './TextLink.tsx'
import { useMailRequest } from './useMailRequest.ts'

/** The page between registration and the first sign-in. */
export function Screen() {
  const email = useEmailState()
  return <View {...useMailRequest('confirmation', email)} registered={email} />
}

/** Says that a link was sent and where to look for it, and sends it again. `registered` is the address it went to, or empty. */
export function View({ registered, ...request }: MailRequestProps & { readonly registered: string }) {
  const { t } = useTexts()
  return (
    <AuthLayout
      title={t('page.verifyBeforeLogin.title')}
      purpose={registered ? t('session.verify.sent_to', { email: registered }) : t('session.verify.sent')}
      elsewhere={
        <>
          <span>{t('session.verify.done')}</span>
          <TextLink to={pages.login.path}>{t('session.login.submit')}</TextLink>
        </>
      }
    >
      <chakra.ul listStyleType="disc" ps="5" mb="6" color="fg.muted" display="flex" flexDirection="column" gap="1.5">
        <li>{t('session.verify.hint.spam')}</li>
        <li>{t('session.verify.hint.valid')}</li>
        <li>{t('session.verify.hint.address')}</li>
      </chakra.ul>
      <MailRequestForm {...request} submit={t('session.verify.resend')} again={t('session.verify.resend')} />
    </AuthLayout>
  )
}
