import { pages } from '../../openapi/routes.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { notificationRows } from '../../src/api/mocks/notification-samples.ts'
import {
  notificationsMachine,
  type NotificationsContext,
  type Page,
} from '../../src/machines/notifications/notifications.machine.ts'
import { offline } from '../models/problems.ts'
import type { Flow, FlowStep, World } from './flow.ts'
import { button, lineIsBack, text } from './on-page.ts'

const [row] = notificationRows
const first: Page = { data: [row], unread: 1, unseen: 1, next: 'before' }
const older: Page = { ...first, data: [], next: null }

const done = (says: string, actor: string, call: OperationId, output?: unknown): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.done.actor.${actor}`, output },
  call,
  by: 'server',
})
const undone = (actor: string, call: OperationId): FlowStep => ({
  kind: 'answer',
  says: 'the line is down',
  event: { type: `xstate.error.actor.${actor}`, error: offline() },
  call,
  by: 'offline',
})
const read: readonly FlowStep[] = [
  done('the newest ones come', 'fetchFirst', 'listNotifications', first),
  undone('fetchFirst', 'listNotifications'),
]

const openBell = ({ page }: World) =>
  page.getByRole('button', { name: new RegExp(`^${text('page.notifications.title')}`) }).click()

const facts = ({ list, unread, unseen, next, isOpen }: NotificationsContext) =>
  `${list?.length} ${unread > 0} ${unseen > 0} ${next} ${isOpen}`
const opened =
  (path: string) =>
  async ({ page, signIn }: World): Promise<void> => {
    await signIn('company')
    // Not awaited to its end: the first call of the list is held.
    await page.goto(path, { waitUntil: 'commit' })
  }

/**
 * What goes on side by side is walked on its own: the list, what was seen, all at once, and one of them. Shown by the
 * demo company.
 */
export const flows: readonly Flow[] = [
  {
    when: 'The page of all',
    machine: notificationsMachine,
    facts,
    steps: [
      ...read,
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'notifications.refresh' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      // The demo company has no more than one page; live news come when others do something.
      // The steps after it look for English words.
      { kind: 'person', says: 'chooses another language', event: { type: 'notifications.language' } },
      { kind: 'person', says: 'asks for older ones', event: { type: 'notifications.more' } },
      {
        kind: 'outside',
        says: 'the live line begins with other numbers',
        event: { type: 'live.hello', unread: 5, unseen: 5 },
      },
      {
        kind: 'outside',
        says: 'one comes in live',
        event: { type: 'live.notification', notification: row, unread: 1, unseen: 1 },
      },
      done('older ones come', 'fetchMore', 'listNotifications', older),
      undone('fetchMore', 'listNotifications'),
    ],
    open: opened(pages.notifications.path),
  },
  {
    when: 'The bell',
    machine: notificationsMachine,
    facts,
    steps: [
      ...read,
      { kind: 'person', says: 'opens the list', event: { type: 'notifications.open' }, does: openBell },
      {
        kind: 'person',
        says: 'closes the list',
        event: { type: 'notifications.close' },
        does: ({ page }) => page.keyboard.press('Escape'),
      },
      done('the server knows that they were seen', 'markSeen', 'seeNotifications'),
      undone('markSeen', 'seeNotifications'),
    ],
    open: opened(pages.dashboard.path),
  },
  {
    when: 'The page with unread ones',
    machine: notificationsMachine,
    facts,
    steps: [
      ...read,
      {
        kind: 'person',
        says: 'marks all as read',
        event: { type: 'notifications.readAll' },
        does: ({ page }) => button(page, 'notification.read_all').click(),
      },
      done('the server keeps it', 'markAll', 'readAllNotifications'),
      undone('markAll', 'readAllNotifications'),
    ],
    open: opened(pages.notifications.path),
  },
  {
    when: 'The page with an unread one',
    machine: notificationsMachine,
    facts,
    steps: [
      ...read,
      {
        kind: 'person',
        says: 'opens one',
        event: { type: 'notifications.read', id: row.id },
        does: ({ page }) =>
          page
            .getByRole('main')
            .getByRole('button', { name: text('notification.unread') })
            .first()
            .click(),
      },
      done('the server keeps it', 'markRead', 'readNotification'),
      undone('markRead', 'readNotification'),
    ],
    open: opened(pages.notifications.path),
  },
]
