import { Button } from '@chakra-ui/react/button'
import { Link, useNavigate } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { resetToken } from './kept-token.ts'
import { verifyPasswordToken } from './session.effects.ts'
import { TextLink } from './TextLink.tsx'
import type { TokenProps } from './token.connect.ts'
import { TokenStatus } from './TokenStatus.tsx'
import { useToken } from './useToken.ts'

/** The page opened by the link of the password mail; a valid link leads on to the new password. */
export function Screen() {
  const navigate = useNavigate()
  const token = useToken({
    verify: verifyPasswordToken,
    onGood: (good) => {
      resetToken.keep(good)
      void navigate(pages.forgotPassword.path, { replace: true })
    },
  })
  return <View token={token} />
}

/** The link is being checked, or a new one is needed. */
export function View({ token }: { readonly token: TokenProps }) {
  const { t } = useTexts()
  const isOver = token.state === 'spent' || token.state === 'incomplete'
  return (
    <AuthLayout
      title={t(isOver ? 'page.forgotPasswordRequest.title' : 'page.passwordResetVerification.title')}
      elsewhere={<TextLink to={pages.login.path}>{t('session.forgot.back')}</TextLink>}
    >
      <TokenStatus
        {...token}
        verified={
          <Button asChild size="lg">
            <Link to={pages.forgotPassword.path}>{t('session.reset.go')}</Link>
          </Button>
        }
        another={
          <Button asChild size="lg">
            <Link to={pages.forgotPasswordRequest.path}>{t('session.reset.another')}</Link>
          </Button>
        }
      />
    </AuthLayout>
  )
}
