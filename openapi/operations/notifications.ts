import { defineOperation, empty, live, ok } from '../define.ts'
import { ref } from '../ref.ts'
import {
  liveEvent,
  notification,
  notificationPreferences,
  notificationPreferencesBody,
  notificationQuery,
  notificationsAnswer,
} from '../schemas/notification.ts'

/**
 * Notifications of the account that acts (product.md §4): one's own, and in a company's account those that the caller's
 * rights permit.
 */
export const notificationOperations = {
  listNotifications: defineOperation({
    method: 'GET',
    path: '/notifications',
    summary: 'Notifications: job offers that wait first, then the newest',
    access: 'user',
    query: notificationQuery,
    output: ok(notificationsAnswer),
  }),
  streamNotifications: defineOperation({
    method: 'GET',
    path: '/notifications/stream',
    summary: 'Live: what is new or changed, from `last-event-id` on when that is given',
    access: 'user',
    output: live(liveEvent),
  }),
  readNotification: defineOperation({
    method: 'POST',
    path: '/notifications/{id}/read',
    summary: 'Mark one as read',
    access: 'user',
    params: { id: ref('notification') },
    output: ok(notification),
  }),
  readAllNotifications: defineOperation({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark all as read',
    access: 'user',
    output: empty,
  }),
  seeNotifications: defineOperation({
    method: 'POST',
    path: '/notifications/seen',
    summary: 'Say that the list was open',
    access: 'user',
    output: empty,
  }),
  getNotificationPreferences: defineOperation({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'When mails about each kind go out',
    access: 'user',
    output: ok(notificationPreferences),
  }),
  editNotificationPreferences: defineOperation({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Choose when mails about each kind go out',
    access: 'user',
    body: notificationPreferencesBody,
    output: ok(notificationPreferences),
    errors: ['stale'],
  }),
}
