import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PlanQueueScreen } from './PlanQueue.tsx'
import { waitingMachine } from './plans.effects.ts'
import { QueueScreen } from './Queue.tsx'
import { ReportQueueScreen } from './ReportQueue.tsx'
import { UserListScreen } from './UserList.tsx'

const VIEWS = ['users', 'queue', 'plans', 'reports'] as const

/**
 * `/manage/users`: all users, companies to verify and requests for larger plans, with how many wait. The address says which is shown and how it is
 * filtered.
 */
export function Screen() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'users'
  const waiting = useLoad(waitingMachine, null)
  useLive(['notifications', 'verification_requested', 'plan_requested', 'message_received'], waiting.refresh)
  const labelOf = (each: (typeof VIEWS)[number]) => {
    const count = each === 'users' ? 0 : (waiting.data?.[each] ?? 0)
    const label = t(`administration.view.${each}`)
    return count > 0 ? t('administration.view.waiting', { label, count }) : label
  }
  return (
    <>
      <PageHeader title={t('page.users.title')} purpose={t('administration.purpose')} />
      <chakra.nav
        aria-label={t('administration.views')}
        mb="5"
        borderBottomWidth="1px"
        display="flex"
        flexWrap="wrap"
        gap="1"
      >
        {VIEWS.map((each) => (
          <chakra.span
            key={each}
            borderBottomWidth="3px"
            borderColor={each === view ? 'primary.solid' : 'transparent'}
            color={each === view ? 'primary.fg' : 'fg.muted'}
            fontWeight="600"
            mb="-1px"
            css={{
              '& a': {
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: '2.75rem',
                paddingInline: '0.75rem',
                borderRadius: 'l1',
              },
            }}
          >
            <Link to={each === 'users' ? '?' : `?view=${each}`} aria-current={each === view ? 'page' : undefined}>
              {labelOf(each)}
            </Link>
          </chakra.span>
        ))}
      </chakra.nav>
      {view === 'users' ? <UserListScreen /> : null}
      {view === 'queue' ? <QueueScreen onDecided={waiting.refresh} /> : null}
      {view === 'plans' ? <PlanQueueScreen onDecided={waiting.refresh} /> : null}
      {view === 'reports' ? <ReportQueueScreen onDecided={waiting.refresh} /> : null}
    </>
  )
}
