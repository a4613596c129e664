import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { companyNotificationRows, notificationRows } from '../../api/mocks/notification-samples.ts'
import { NOW } from '../../api/mocks/sample-ids.ts'
import {
  notificationsMachine,
  type Notification,
  type Page,
} from '../../machines/notifications/notifications.machine.ts'
import { Bell } from './Bell.tsx'
import { BellView } from './BellView.tsx'
import { connectNotifications } from './notifications.connect.ts'
import { noNotifications, NotificationsContext } from './notifications-context.ts'
import { NotificationsView } from './NotificationsView.tsx'

const page = (rows: readonly Notification[], next: string | null = null): Page =>
  ({
    data: [...rows],
    unread: rows.filter(({ is_read }) => !is_read).length,
    unseen: rows.filter(({ is_seen }) => !is_seen).length,
    next,
  }) as Page
/** The list after these events, as its machine gets there. */
const after = (...events: Parameters<typeof reached>[2][]) => ({
  ...connectNotifications(reached(notificationsMachine, undefined, ...events), fn()),
  now: Date.parse(NOW),
  onChoose: fn(),
  onOpen: fn(),
  onRetry: fn(),
})
const came = (rows: readonly Notification[], next: string | null = null) => answered('fetchFirst', page(rows, next))
const [offer] = notificationRows
const isRead = (rows: readonly Notification[]) => rows.map((row) => ({ ...row, is_read: true, is_seen: true }))

const meta = {
  component: BellView,
  args: after(came(notificationRows)),
  decorators: [
    (Story) => <div style={{ minHeight: '36rem', display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof BellView>
export default meta
type S = StoryObj<typeof meta>
type P = StoryObj<typeof NotificationsView>

export const Unread: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByTestId('bell-dot')).toHaveAttribute('data-pulsing', 'true')
    await userEvent.click(canvas.getByRole('button', { name: say('notification.bell', { count: 2 }) }))
    await expect(args.onOpen).toHaveBeenCalled()
    await expect(await screen.findAllByText(say('notification.unread'))).toHaveLength(2)
    await userEvent.click(screen.getByText(say('notification.job_offer', offer.values)))
    // The list is gone by then.
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(offer))
  },
}
export const AllRead: S = {
  args: after(came(isRead(notificationRows))),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByTestId('bell-dot')).toHaveAttribute('data-pulsing', 'false')
    await userEvent.click(canvas.getByRole('button', { name: say('notification.bell', { count: 0 }) }))
    await expect(await screen.findByText(say('notification.job_offer', offer.values))).toBeVisible()
    await expect(screen.queryByRole('button', { name: say('notification.read_all') })).toBeNull()
  },
}
export const Empty: S = {
  args: after(came([])),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.queryByTestId('bell-dot')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('notification.bell', { count: 0 }) }))
    await expect(await screen.findByText(say('notification.empty'))).toBeVisible()
  },
}
export const Unknown: S = {
  args: after(failed('fetchFirst', offline())),
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('notification.bell', { count: 0 }) }))
    await expect(await screen.findByText(say('notification.unknown'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const NewOneComesIn: S = {
  args: after(came(isRead(notificationRows)), {
    type: 'live.notification',
    notification: { ...offer, created_at: NOW },
    unread: 1,
    unseen: 1,
  }),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('notification.new', { text: say('notification.job_offer', offer.values) }),
    )
  },
}

/** The bell, as it stands in the top bar, and what the live line says of an offer that is answered on another device. */
function OnTwoDevices() {
  const [list, setList] = useState<readonly Notification[]>(notificationRows)
  const elsewhere = () =>
    setList(([first, ...rest]) =>
      first?.offer ? [...rest, { ...first, is_read: true, offer: { ...first.offer, status: 'accepted' } }] : rest,
    )
  return (
    <NotificationsContext value={{ ...noNotifications, list, isKnown: true }}>
      <button type="button" onClick={elsewhere}>
        elsewhere
      </button>
      <Bell renderOffer={() => null} />
    </NotificationsContext>
  )
}
export const AnsweredElsewhere: StoryObj<typeof OnTwoDevices> = {
  render: () => <OnTwoDevices />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('notification.bell', { count: 0 }) }))
    const row = async () =>
      within(
        await screen.findByRole('button', {
          name: (name) => name.includes(say('notification.job_offer', offer.values)),
        }),
      )
    await expect((await row()).queryByText(say('notification.settled.accepted'))).toBeNull()
    canvas.getByText('elsewhere').click()
    await expect(await (await row()).findByText(say('notification.settled.accepted'))).toBeVisible()
    await expect((await row()).queryByText(say('notification.unread'))).toBeNull()
  },
}

const shown = (...events: Parameters<typeof after>): P => ({
  render: () => <NotificationsView {...after(...events)} />,
})
export const PageOfAPerson: P = {
  ...shown(came(notificationRows)),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('notification.read_all') })).toBeVisible(),
}
export const PageOfACompany: P = {
  ...shown(came(companyNotificationRows, 'older')),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('notification.more') })).toBeVisible(),
}
export const PageEmpty: P = {
  ...shown(came([])),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('notification.empty.title'))).toBeVisible(),
}
export const PageLoads: P = {
  ...shown(),
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const PageOffline: P = {
  ...shown(failed('fetchFirst', offline())),
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.offline.title'))).toBeVisible(),
}
