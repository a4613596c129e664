import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../i18n/useTexts.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { QueueScreen } from './Queue.tsx'
import { UserListScreen } from './UserList.tsx'

const VIEWS = ['users', 'queue'] as const

/**
 * `/manage/users`: everyone who registered, and the queue of companies to verify. Which of the two is shown, and what
 * is asked of it, stands in the address.
 */
export function Screen() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const view = params.get('view') === 'queue' ? 'queue' : 'users'
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
            <Link to={each === 'users' ? '?' : '?view=queue'} aria-current={each === view ? 'page' : undefined}>
              {t(`administration.view.${each}`)}
            </Link>
          </chakra.span>
        ))}
      </chakra.nav>
      {view === 'users' ? <UserListScreen /> : <QueueScreen />}
    </>
  )
}
