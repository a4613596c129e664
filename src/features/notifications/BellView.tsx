import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { keyframes } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Notification } from '../../machines/notifications/notifications.machine.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { BellIcon } from '../../ui/icons.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import type { Notifications } from './notifications.connect.ts'
import { useNotificationText } from './useNotificationText.ts'

const pulse = keyframes`
  0% { transform: scale(1); opacity: .75 }
  70%, 100% { transform: scale(2.4); opacity: 0 }
`
/** The most notifications in the popover; the page has all. */
const MOST = 8

export interface BellViewProps extends Pick<
  Notifications,
  'list' | 'isKnown' | 'failure' | 'unread' | 'latest' | 'onOpen' | 'onClose' | 'onReadAll' | 'onRetry'
> {
  readonly now: number
  readonly onChoose: (notification: Notification) => void
}

/**
 * The bell of the top bar and its list: a red dot when there is any notification, pulsing while one is unread, except
 * with reduced motion.
 */
export function BellView(props: BellViewProps) {
  const { t } = useTexts()
  const { textOf } = useNotificationText()
  const root = useRef<HTMLDivElement>(null)
  const { list, unread, latest, onOpen } = props
  return (
    <div ref={root}>
      <Popover
        label={t('notification.list')}
        width={24}
        placement="bottom-end"
        padding="2"
        onOpen={onOpen}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label={t('notification.bell', { count: unread })} position="relative">
            <BellIcon />
            {list.length > 0 ? <Dot isPulsing={unread > 0} /> : null}
          </IconButton>
        )}
      >
        {(close) => (
          <OpenList
            {...props}
            onLeave={() => close()}
            onChoose={(notification) =>
              close(() => {
                // The focus returns to the bell after a dialog, since the list is closed by then.
                root.current?.querySelector('button')?.focus()
                props.onChoose(notification)
              })
            }
          />
        )}
      </Popover>
      <chakra.div role="status" srOnly>
        {latest && !latest.is_read ? t('notification.new', { text: textOf(latest) }) : null}
      </chakra.div>
    </div>
  )
}

const Dot = ({ isPulsing }: { readonly isPulsing: boolean }) => (
  <chakra.span
    data-testid="bell-dot"
    data-pulsing={isPulsing}
    position="absolute"
    top="2.5"
    insetEnd="2.5"
    width="2.5"
    height="2.5"
    borderRadius="full"
    bg="danger.solid"
    _after={{
      content: '""',
      display: isPulsing ? 'block' : 'none',
      position: 'absolute',
      inset: '0',
      borderRadius: 'full',
      bg: 'danger.solid',
      animation: `${pulse} 1.8s ease-out infinite`,
      _motionReduce: { display: 'none' },
    }}
  />
)

interface OpenListProps extends BellViewProps {
  readonly onLeave: () => void
}

function OpenList({
  list,
  isKnown,
  failure,
  unread,
  now,
  onChoose,
  onReadAll,
  onRetry,
  onClose,
  onLeave,
}: OpenListProps) {
  const { t } = useTexts()
  const closed = useRef(onClose)
  useEffect(() => {
    closed.current = onClose
  }, [onClose])
  useEffect(() => () => closed.current(), [])
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        ps="3"
        pe="1"
        minHeight="11"
      >
        <chakra.h2 textStyle="sm" fontWeight="650">
          {t('notification.list')}
        </chakra.h2>
        {unread > 0 ? (
          <Button size="sm" variant="ghost" onClick={onReadAll}>
            {t('notification.read_all')}
          </Button>
        ) : null}
      </chakra.div>
      {!isKnown && failure !== null ? (
        <chakra.div px="3" pb="2" display="flex" flexDirection="column" alignItems="flex-start" gap="2">
          <chakra.p textStyle="sm">{t('notification.unknown')}</chakra.p>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
            {t('ui.action.retry')}
          </Button>
        </chakra.div>
      ) : null}
      {isKnown && list.length === 0 ? (
        <chakra.p px="3" py="3" textStyle="sm" color="fg.muted">
          {t('notification.empty')}
        </chakra.p>
      ) : null}
      <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="0.5">
        {list.slice(0, MOST).map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} now={now} onChoose={() => onChoose(notification)} />
          </li>
        ))}
      </chakra.ul>
      <chakra.div mt="2" pt="2" borderTopWidth="1px">
        <Button asChild variant="ghost" size="sm" width="full" minH="11">
          <Link to={pages.notifications.path} onClick={onLeave}>
            {t('notification.all')}
          </Link>
        </Button>
      </chakra.div>
    </>
  )
}
