import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Notification } from '../../machines/notifications/notifications.machine.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { useDates } from '../../ui/useDates.ts'
import { useNotificationText } from './useNotificationText.ts'

export interface NotificationItemProps {
  readonly notification: Notification
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onChoose: () => void
}

/** One notification: whose, what, when. Bold with a dot while it is not read. */
export function NotificationItem({ notification, now, onChoose }: NotificationItemProps) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const { textOf, nameOf, timeOf } = useNotificationText()
  const isUnread = !notification.is_read
  return (
    <chakra.button
      type="button"
      onClick={onChoose}
      display="flex"
      alignItems="flex-start"
      gap="3"
      width="full"
      minHeight="14"
      px="3"
      py="2.5"
      borderRadius="l2"
      cursor="pointer"
      textAlign="start"
      bg={isUnread ? 'primary.subtle' : 'transparent'}
      _hover={{ bg: isUnread ? 'primary.muted' : 'bg.muted' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
    >
      <Avatar name={nameOf(notification)} src={notification.company_logo} square />
      <chakra.span flex="1" minWidth="0">
        {isUnread ? <chakra.span srOnly>{t('notification.unread')} </chakra.span> : null}
        <chakra.span display="block" fontWeight={isUnread ? '700' : '500'} textStyle="sm" overflowWrap="anywhere">
          {nameOf(notification)}
        </chakra.span>
        <chakra.span display="block" fontWeight={isUnread ? '700' : '400'} textStyle="sm" overflowWrap="anywhere">
          {textOf(notification)}
        </chakra.span>
        <chakra.time
          display="block"
          mt="0.5"
          textStyle="xs"
          color="fg.muted"
          dateTime={notification.created_at}
          title={dateTime(notification.created_at)}
        >
          {timeOf(notification, now)}
        </chakra.time>
      </chakra.span>
      {isUnread ? (
        <chakra.span
          aria-hidden="true"
          flexShrink="0"
          mt="2"
          width="2"
          height="2"
          borderRadius="full"
          bg="danger.solid"
        />
      ) : null}
    </chakra.button>
  )
}
