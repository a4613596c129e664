import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { confirmFollowing, type Followed } from './follow.effects.ts'
import type { TokenProps } from './token.connect.ts'
import { TokenStatus } from './TokenStatus.tsx'
import { useToken } from './useToken.ts'

/** The page opened by the link that confirms following. */
export function Screen() {
  const { t, pick } = useTexts()
  const [company, setCompany] = useState<Followed | null>(null)
  const token = useToken({
    verify: async (given, signal) => {
      const followed = await confirmFollowing(given, signal)
      setCompany(followed)
      return t('session.follow.confirmed', { company: pick(followed.name)?.text ?? followed.username })
    },
    onGood: () => undefined,
  })
  return <View {...token} company={company} />
}

const checking = 'page.confirmFollowing.title'
const titles = {
  reading: checking,
  verifying: checking,
  waiting: checking,
  offline: checking,
  failed: checking,
  verified: 'session.follow.following',
  spent: 'session.confirm.again',
  incomplete: checking,
} as const

/** Following is being confirmed, confirmed, or its link is no longer valid. */
export function View({ company, ...token }: TokenProps & { readonly company: Followed | null }) {
  const { t } = useTexts()
  return (
    <AuthLayout title={t(titles[token.state])}>
      <TokenStatus
        {...token}
        verified={
          company ? (
            <Button asChild size="lg">
              <a href={pages.website.path.replace('{username}', company.username)}>{t('session.follow.to_page')}</a>
            </Button>
          ) : null
        }
        another={null}
        spentText={t('session.follow.spent')}
      />
    </AuthLayout>
  )
}
