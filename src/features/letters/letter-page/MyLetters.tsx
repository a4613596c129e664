import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { pages } from '../../../../openapi/routes.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useLive } from '../../../ui/live.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useSession } from '../../../ui/session-context.ts'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { countsLoad } from './letter-page.effects.ts'
import { ReceivedLetters, WaitingLetters, WrittenLetters } from './LetterLists.tsx'

const TABS = ['written', 'to_approve', 'received'] as const
const LISTS = { written: WrittenLetters, to_approve: WaitingLetters, received: ReceivedLetters } as const

/** `/my/letters`: what somebody wrote, is asked to approve, and received. A person's own account has what it received. */
export function Screen() {
  const { t } = useTexts()
  const { account } = useSession()
  return (
    <>
      <PageHeader
        title={t('page.myLetters.title')}
        purpose={t('letter.my.purpose')}
        action={
          account?.kind === 'company' ? (
            <Button asChild variant="outline" colorPalette="gray">
              <RouterLink to={pages.writeLetters.path}>{t('page.writeLetters.title')}</RouterLink>
            </Button>
          ) : null
        }
      />
      {account?.kind === 'company' ? <Parts /> : <ReceivedLetters />}
    </>
  )
}

function Parts() {
  const { t } = useTexts()
  const id = useId()
  const [params, setParams] = useSearchParams()
  const counts = useLoad(countsLoad, null)
  useLive('letters', counts.refresh)
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'written'
  const waiting = counts.data?.to_approve ?? 0
  const textOf = (key: (typeof TABS)[number]) =>
    key === 'to_approve' && waiting > 0 ? t('letter.my.to_approve.count', { count: waiting }) : t(`letter.my.${key}`)
  const List = LISTS[tab]
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Tabs
        id={id}
        label={t('page.myLetters.title')}
        tabs={TABS.map((key) => ({ key, text: textOf(key) }))}
        tab={tab}
        onTab={(key) => setParams(key === 'written' ? {} : { tab: key })}
      />
      {TABS.map((key) => (
        <TabPanel key={key} id={id} tab={key} isShown={key === tab}>
          {key === tab ? <List /> : null}
        </TabPanel>
      ))}
    </chakra.div>
  )
}
