import { pages } from '../../openapi/routes.ts'
import { tabSyncMachine, type TabMessage, type TabSyncContext } from '../../src/machines/tab-sync/tab-sync.machine.ts'
import type { Flow, FlowStep, World } from './flow.ts'
import { field } from './on-page.ts'

const own = 'this-tab'
/** A message on the channel of the tabs, as another tab sends it. */
const received = (says: string, message: TabMessage): FlowStep => ({
  kind: 'outside',
  says,
  event: { type: 'channel.received', message },
  does: ({ page }: World) =>
    page.evaluate((sent) => {
      const channel = new BroadcastChannel('sira')
      channel.postMessage(sent)
      channel.close()
    }, message),
})

/** Two tabs of one browser. Shown by the personal details, where there may be input that is not saved. */
export const flows: readonly Flow[] = [
  {
    machine: tabSyncMachine,
    input: { id: own },
    facts: ({ isDirty, pending }: TabSyncContext) => `${isDirty}${pending?.kind}`,
    steps: [
      { kind: 'person', says: 'switches here', event: { type: 'tab.switched', accountId: 'b' } },
      { kind: 'person', says: 'signs out here', event: { type: 'tab.signedOut' } },
      { kind: 'person', says: 'signs in here', event: { type: 'tab.signedIn' } },
      { kind: 'outside', says: 'somebody signs in elsewhere', event: { type: 'channel.signedIn', from: 'other-tab' } },
      received('another tab switches', { from: 'other-tab', kind: 'switched', accountId: 'b' }),
      received('another tab signs out', { from: 'other-tab', kind: 'signedOut' }),
      received('this tab hears itself', { from: own, kind: 'signedOut' }),
      {
        kind: 'person',
        says: 'types something',
        event: { type: 'unsaved.changed', dirty: true },
        does: ({ page }) => field(page, 'profile.first_name').fill('Hanna'),
      },
      { kind: 'person', says: 'saves it', event: { type: 'unsaved.changed', dirty: false } },
      {
        kind: 'person',
        says: 'follows the other tab',
        event: { type: 'tab.follow' },
        does: ({ page }) =>
          page
            .getByRole('button', { name: /continue|follow|reload/i })
            .first()
            .click(),
      },
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(pages.personalDetail.path)
    },
  },
]
