import { lists } from '../../../openapi/lists.ts'
import { pages } from '../../../openapi/routes.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { followersMachine, siteMachine, saveFollowers } from './followers.effects.ts'
import { SubscribedView } from './SubscribedView.tsx'

/** `/user/subscribed`: who follows the company's page. */
export function Screen() {
  const { t } = useTexts()
  const { account } = useSession()
  const { list, exporting } = useListScreen(followersMachine, { address: lists.followers, save: saveFollowers })
  const site = useLoad(siteMachine, null).data
  useLive('notifications', list.reload)
  // Passed on to others, so it has the public address, wherever this page was opened.
  const link =
    account && site ? new URL(pages.follow.path.replace('{username}', account.username), site.url).href : null
  return (
    <>
      <PageHeader title={t('page.subscribed.title')} purpose={t('company.followers.purpose')} />
      <SubscribedView list={list} link={link} isPublished={site?.isPublished ?? null} exporting={exporting} />
    </>
  )
}
