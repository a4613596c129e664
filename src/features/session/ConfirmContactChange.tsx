import { Button } from '@chakra-ui/react/button'
import { Link } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useSession } from '../../ui/session-context.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { confirmContactChange } from './contact.effects.ts'
import type { TokenProps } from './token.connect.ts'
import { TokenStatus } from './TokenStatus.tsx'
import { useToken } from './useToken.ts'

/** The page opened by the link that confirms a new email or phone number, in any browser, signed in or not. */
export function Screen() {
  const { user, refresh } = useSession()
  const token = useToken({ verify: confirmContactChange, onGood: () => (user ? refresh() : undefined) })
  return <View {...token} isSignedIn={user !== null} />
}

const checking = 'page.confirmContactChange.title'
const again = 'session.confirm.again'
const titles = {
  reading: checking,
  verifying: checking,
  waiting: checking,
  offline: checking,
  failed: checking,
  verified: 'session.confirm.done',
  spent: again,
  incomplete: checking,
} as const

/**
 * The change is being confirmed, confirmed, or its link is no longer valid. The details are shown only after signing
 * in.
 */
export function View({ isSignedIn, ...token }: TokenProps & { readonly isSignedIn: boolean }) {
  const { t } = useTexts()
  const onward = (
    <Button asChild size="lg">
      <Link to={pages.changePassword.path}>
        {isSignedIn ? t('session.confirm.details') : t('session.login.submit')}
      </Link>
    </Button>
  )
  return (
    <AuthLayout title={t(titles[token.state])}>
      <TokenStatus {...token} verified={onward} another={onward} spentText={t('session.confirm.spent')} />
    </AuthLayout>
  )
}
