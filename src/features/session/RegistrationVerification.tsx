import { Button } from '@chakra-ui/react/button'
import { Link } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useSession } from '../../ui/session-context.ts'
import { AuthLayout } from './AuthLayout.tsx'
import type { MailRequestProps } from './mail-request.connect.ts'
import { MailRequestForm } from './MailRequestForm.tsx'
import { verifyEmail } from './session.effects.ts'
import type { TokenProps } from './token.connect.ts'
import { TokenStatus } from './TokenStatus.tsx'
import { useMailRequest } from './useMailRequest.ts'
import { useToken } from './useToken.ts'

/** The page that the link of the confirmation mail opens, signed in or not. */
export function Screen() {
  const { user, refresh } = useSession()
  // Who is signed in is confirmed now, which their pages may show.
  const token = useToken({ verify: verifyEmail, onGood: () => (user ? refresh() : undefined) })
  return <View token={token} request={useMailRequest('confirmation', user?.email ?? '')} isSignedIn={user !== null} />
}

export interface RegistrationVerificationProps {
  readonly token: TokenProps
  readonly request: MailRequestProps
  readonly isSignedIn: boolean
}

const checking = 'page.registrationVerification.title'
const again = 'page.verifyBeforeLogin.title'
const titles = {
  reading: checking,
  verifying: checking,
  waiting: checking,
  offline: checking,
  failed: checking,
  verified: 'session.verify.confirmed',
  spent: again,
  incomplete: again,
} as const

/** The e-mail is being confirmed, is confirmed, or needs another mail. */
export function View({ token, request, isSignedIn }: RegistrationVerificationProps) {
  const { t } = useTexts()
  return (
    <AuthLayout title={t(titles[token.state])}>
      <TokenStatus
        {...token}
        verified={
          <Button asChild size="lg">
            {isSignedIn ? <Link to={pages.dashboard.path}>{t('session.verify.continue')}</Link> : <Link to={pages.login.path}>{t('session.login.submit')}</Link>}
          </Button>
        }
        another={<MailRequestForm {...request} submit={t('session.verify.resend')} again={t('session.verify.resend')} />}
      />
    </AuthLayout>
  )
}
