import { useActor } from '@xstate/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureOf } from '../../../openapi/failure.ts'
import { pages } from '../../../openapi/routes.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { readQuery, writeQuery, type ListAddress } from '../../machines/list/address.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'
import { followersMachine, siteMachine, saveFollowers } from './followers.effects.ts'
import { SubscribedView } from './SubscribedView.tsx'

const ADDRESS: ListAddress = { sorts: ['since'] }

/** `/user/subscribed`: who follows the company's page. */
export function Screen() {
  const { t } = useTexts()
  const toast = useToast()
  const { account } = useSession()
  const [params] = useSearchParams()
  const [snapshot, send] = useActor(followersMachine, { input: readQuery(params, ADDRESS) })
  const list = connectList(snapshot, send)
  const site = useLoad(siteMachine, null).data
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useLive('notifications', list.reload)
  useQueryInAddress({ write: (address) => writeQuery(address, list.query), onFollow: (address) => list.follow(readQuery(address, ADDRESS)) })
  const [isExporting, setExporting] = useState(false)
  const runExport = async () => {
    setExporting(true)
    try {
      await saveFollowers(list.query)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: said.title, text: said.text || said.title })
    }
    setExporting(false)
  }
  // Passed on to others, so it has the public address, wherever this page was opened.
  const link = account && site ? new URL(pages.follow.path.replace('{username}', account.username), site.url).href : null
  return (
    <>
      <PageHeader title={t('page.subscribed.title')} purpose={t('company.followers.purpose')} />
      <SubscribedView list={list} link={link} isPublished={site?.isPublished ?? null} isExporting={isExporting} onExport={() => void runExport()} />
    </>
  )
}
