import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Notification } from '../../machines/notifications/notifications.machine.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { useNotificationText } from './useNotificationText.ts'

export interface NotificationItemProps {
  readonly notification: Notification
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onChoose: () => void
}

type Status = NonNullable<Notification['offer']>['status']
/** The colours of offers that wait no more. */
const SETTLED = {
  accepted: 'success',
  rejected: 'secondary',
  withdrawn: 'gray',
  ended: 'gray',
} as const satisfies Partial<Record<Status, StatusChipProps['tone']>>
const isSettled = (status: Status): status is keyof typeof SETTLED => status in SETTLED

/** How an offer was settled, also where that happened elsewhere. */
function Settled({ status }: { readonly status: Status }) {
  const { t } = useTexts()
  return isSettled(status) ? (
    <chakra.span display="block" my="1">
      <StatusChip tone={SETTLED[status]}>{t(`notification.settled.${status}`)}</StatusChip>
    </chakra.span>
  ) : null
}

/** One notification: company, text, time. Bold with a dot while it is unread. */
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
        {notification.offer ? <Settled status={notification.offer.status} /> : null}
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
