import { pages } from '../../openapi/routes.ts'
import type { LiveMessage } from '../../openapi/schemas/notification.ts'
import { liveMachine, SILENCE, waitBefore, type LiveContext } from '../../src/machines/live/live.machine.ts'
import type { Flow, FlowStep } from './flow.ts'
import { lineIsBack, openAccounts, signInByForm, text } from './on-page.ts'

const hello: LiveMessage = { event: 'hello', unread: 0, unseen: 0 }
const changed: LiveMessage = { event: 'changed', what: 'offers' }
/** Later than any silence that a line may keep. */
const late = 10 * SILENCE
/** How often the page looks at its clock, and the server says that it is alive, with some room; milliseconds. */
const LOOK = 15_500
const ALIVE = 20_500
const outside = (says: string, event: FlowStep['event']): FlowStep => ({ kind: 'outside', says, event })

/** The live connection of whoever signs in. What only other tabs can bring about is listed, not replayed. */
export const flows: readonly Flow[] = [
  {
    machine: liveMachine,
    facts: ({ key, losses }: LiveContext) => `${key} ${Math.min(losses, 1)}`,
    steps: [
      {
        kind: 'person',
        says: 'signs in',
        event: { type: 'live.start', key: 'user account' },
        does: ({ page }) => signInByForm(page, 'company@sira.example'),
      },
      { kind: 'person', says: 'switches to another account', event: { type: 'live.start', key: 'user other' } },
      {
        kind: 'person',
        says: 'signs out',
        event: { type: 'live.stop' },
        does: async ({ page }) => {
          await openAccounts(page)
          await page.getByRole('button', { name: text('shell.account.sign_out') }).click()
        },
      },
      // The only tab gets the line by itself.
      {
        kind: 'outside',
        says: 'no other tab has the line',
        event: { type: 'share.lead', waited: false },
        does: () => Promise.resolve(),
      },
      outside('the tab is no longer looked at, and cannot share', { type: 'share.follow' }),
      outside('another tab passes on what it heard', {
        type: 'share.heard',
        news: { id: '1', message: changed, isAfterGap: false },
      }),
      {
        kind: 'answer',
        says: 'the server says hello',
        event: { type: 'line.news', id: '2', message: hello, now: 1 },
        call: 'streamNotifications',
        by: 'server',
      },
      {
        kind: 'outside',
        says: 'the server says that it is alive',
        event: { type: 'line.alive', now: 1 },
        does: ({ page }) => page.waitForTimeout(ALIVE),
      },
      {
        kind: 'answer',
        says: 'the line is lost',
        event: { type: 'line.lost', retryAfter: null },
        call: 'streamNotifications',
        by: 'offline',
      },
      {
        kind: 'outside',
        says: 'nothing was heard for too long',
        event: { type: 'watch.tick', now: late },
        does: ({ page }) => page.waitForTimeout(LOOK),
      },
      {
        kind: 'outside',
        says: 'the net is back',
        event: { type: 'watch.back', now: late },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      {
        kind: 'time',
        says: 'the wait is over',
        event: { type: 'xstate.after.patience.live.on.leading.waiting' },
        delay: waitBefore({ losses: 1, asked: null }, 1),
      },
    ],
    open: async ({ page }) => {
      await page.goto(pages.login.path)
    },
  },
]
