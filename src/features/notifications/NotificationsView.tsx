import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Notification } from '../../machines/notifications/notifications.machine.ts'
import { ContinuedView } from '../../ui/list/ContinuedView.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { Panel } from '../../ui/Panel.tsx'
import { QuietDrawing } from '../../ui/empty-drawings.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import type { Notifications } from './notifications.connect.ts'

export interface NotificationsViewProps extends Pick<
  Notifications,
  'list' | 'isKnown' | 'failure' | 'unread' | 'hasMore' | 'isFetchingMore' | 'onReadAll' | 'onMore' | 'onRetry'
> {
  readonly now: number
  readonly onChoose: (notification: Notification) => void
  /** Which notifications are emailed. */
  readonly children?: ReactNode
}

/** All notifications of the account in use, and which are emailed. */
export function NotificationsView({ children, ...props }: NotificationsViewProps) {
  const { t } = useTexts()
  // Companies and administrators send offers, and answer none.
  const isPerson = useSession().account?.kind === 'individual'
  return (
    <>
      <PageHeader
        title={t('page.notifications.title')}
        purpose={t(isPerson ? 'notification.purpose.person' : 'notification.purpose')}
        action={
          props.unread > 0 ? (
            <Button variant="outline" colorPalette="gray" onClick={props.onReadAll}>
              {t('notification.read_all')}
            </Button>
          ) : undefined
        }
      />
      <chakra.div display="flex" flexDirection="column" gap="6">
        <Panel>
          <List {...props} />
        </Panel>
        {children}
      </chakra.div>
    </>
  )
}

function List({
  list,
  isKnown,
  failure,
  hasMore,
  isFetchingMore,
  now,
  onChoose,
  onMore,
  onRetry,
}: NotificationsViewProps) {
  const { t } = useTexts()
  return (
    <ContinuedView
      list={{
        rows: isKnown ? list : null,
        isFetching: false,
        isEmpty: list.length === 0,
        failure,
        reload: onRetry,
        hasMore,
        isFetchingMore,
        more: onMore,
      }}
      empty={
        <EmptyState drawing={<QuietDrawing />} title={t('notification.empty.title')} text={t('notification.empty')} />
      }
      more={t('notification.more')}
    >
      {(rows) => (
        <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="1">
          {rows.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} now={now} onChoose={() => onChoose(notification)} />
            </li>
          ))}
        </chakra.ul>
      )}
    </ContinuedView>
  )
}
