import { useTexts } from '../../i18n/useTexts.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { leaveFollowing } from './follow.effects.ts'
import type { TokenProps } from './token.connect.ts'
import { TokenStatus } from './TokenStatus.tsx'
import { useToken } from './useToken.ts'

/** The page opened by the link at the end of mails to followers; it unfollows at once. */
export function Screen() {
  return <View {...useToken({ verify: leaveFollowing, onGood: () => undefined })} />
}

const checking = 'page.leaveFollowing.title'
const titles = {
  reading: checking,
  verifying: checking,
  waiting: checking,
  offline: checking,
  failed: checking,
  verified: 'session.follow.left',
  spent: 'session.confirm.again',
  incomplete: checking,
} as const

/** Unfollowing is in progress, done, or was done before. */
export function View(token: TokenProps) {
  const { t } = useTexts()
  return (
    <AuthLayout title={t(titles[token.state])}>
      <TokenStatus {...token} verified={null} another={null} spentText={t('session.follow.left_before')} />
    </AuthLayout>
  )
}
