import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { pages } from '../../../../openapi/routes.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useSession } from '../../../ui/session-context.ts'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { useLettersToApprove } from '../counts/letter-counts-context.ts'
import { OwnRequests } from '../requests/OwnRequests.tsx'
import { ReceivedLetters, WaitingLetters, WrittenLetters } from './LetterLists.tsx'

const LISTS = {
  written: WrittenLetters,
  to_approve: WaitingLetters,
  received: ReceivedLetters,
  certificates: OwnRequests,
} as const
type Tab = keyof typeof LISTS
const TABS: Readonly<Record<'company' | 'person', readonly [Tab, ...Tab[]]>> = {
  company: ['written', 'to_approve', 'received', 'certificates'],
  person: ['received', 'certificates'],
}

/** `/my/letters`: what somebody wrote, is asked to approve, and received. A person's own account has what it received. */
export function Screen() {
  const { t } = useTexts()
  const { account } = useSession()
  const isCompany = account?.kind === 'company'
  return (
    <>
      <PageHeader
        title={t('page.myLetters.title')}
        purpose={t(isCompany ? 'letter.my.purpose' : 'letter.my.purpose.person')}
        action={
          isCompany ? (
            <Button asChild variant="outline" colorPalette="gray">
              <RouterLink to={pages.writeLetters.path}>{t('page.writeLetters.title')}</RouterLink>
            </Button>
          ) : null
        }
      />
      <Parts tabs={isCompany ? TABS.company : TABS.person} />
    </>
  )
}

function Parts({ tabs }: { readonly tabs: readonly [Tab, ...Tab[]] }) {
  const { t } = useTexts()
  const waiting = useLettersToApprove()
  const id = useId()
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((one) => one === params.get('tab')) ?? tabs[0]
  const textOf = (key: Tab) =>
    key === 'to_approve' && waiting > 0 ? t('letter.my.to_approve.count', { count: waiting }) : t(`letter.my.${key}`)
  const List = LISTS[tab]
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Tabs
        id={id}
        label={t('page.myLetters.title')}
        tabs={tabs.map((key) => ({ key, text: textOf(key) }))}
        tab={tab}
        onTab={(key) => setParams(key === tabs[0] ? {} : { tab: key })}
      />
      {tabs.map((key) => (
        <TabPanel key={key} id={id} tab={key} isShown={key === tab}>
          {key === tab ? <List /> : null}
        </TabPanel>
      ))}
    </chakra.div>
  )
}
