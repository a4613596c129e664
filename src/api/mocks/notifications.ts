import { Collection } from '@mswjs/data'
import { notification } from '../../../openapi/schemas/notification.ts'
import { mock } from './mock.ts'
import { notificationPreferencesRow, notificationRows } from './notification-samples.ts'

export const notifications = new Collection({ schema: notification })

/** Puts the person's notifications back as they were. */
export async function seedNotifications(): Promise<void> {
  notifications.clear()
  await notifications.createMany(notificationRows.length, (i) => notificationRows[i]!)
}

const counts = () => {
  const all = notifications.all()
  return { unread: all.filter(({ is_read }) => !is_read).length, unseen: all.filter(({ is_seen }) => !is_seen).length }
}

/** Notifications of a person; the live stream says hello and stays silent. */
export const notificationMocks = {
  listNotifications: mock('listNotifications', () => ({ data: notifications.all(), ...counts(), next: null })),
  streamNotifications: mock('streamNotifications', async function* () {
    yield { data: { event: 'hello' as const, ...counts() } }
  }),
  readNotification: mock('readNotification', async ({ params, refuse }) => {
    const found = notifications.findFirst((q) => q.where({ id: params.id }))
    if (!found) return refuse('not_found', {})
    return (
      (await notifications.update(found, {
        data: (row) => void Object.assign(row, { is_read: true, is_seen: true }),
      })) ?? found
    )
  }),
  readAllNotifications: mock('readAllNotifications', async () => {
    await notifications.updateMany((q) => q, {
      data: (row) => void Object.assign(row, { is_read: true, is_seen: true }),
    })
  }),
  seeNotifications: mock('seeNotifications', async () => {
    await notifications.updateMany((q) => q, { data: (row) => void (row.is_seen = true) })
  }),
  getNotificationPreferences: mock('getNotificationPreferences', () => notificationPreferencesRow),
  editNotificationPreferences: mock('editNotificationPreferences', ({ body }) => ({
    ...body,
    version: body.version + 1,
  })),
}
