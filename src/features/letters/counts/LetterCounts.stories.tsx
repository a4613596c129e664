import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { liveLine } from '../../../../.storybook/live-line.tsx'
import { sayIn } from '../../../../.storybook/say.ts'
import { mock } from '../../../api/mocks/mock.ts'
import { company, individual } from '../../../api/mocks/user-samples.ts'
import { Screen as MyLetters } from '../letter-page/MyLetters.tsx'
import { LetterCountsProvider } from './LetterCountsProvider.tsx'

const live = liveLine()
let waiting = 1
let asked = 0

/** What waits for the reader's approval, counted once for the menu and the tab. */
const meta = {
  title: 'Letters/Counts',
  component: LetterCountsProvider,
  args: { children: <MyLetters /> },
  parameters: {
    route: { at: '/my/letters' },
    session: { account: company.accounts[0] },
    msw: [
      mock('countLetters', () => {
        asked += 1
        return { to_approve: waiting, returned: 0 }
      }),
    ],
  },
  decorators: [live.decorator],
  beforeEach: () => {
    waiting = 1
    asked = 0
  },
} satisfies Meta<typeof LetterCountsProvider>
export default meta
type S = StoryObj<typeof meta>

/** It is asked for once, follows what others do, and goes when nothing waits. */
export const Followed: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const tab = (count: number) =>
      say(count === 0 ? 'letter.my.to_approve' : 'letter.my.to_approve.count', count === 0 ? {} : { count })
    await expect(await canvas.findByRole('tab', { name: tab(1) })).toBeVisible()
    await expect(asked).toBe(1)
    for (const count of [2, 0]) {
      waiting = count
      live.changed('letters')
      await waitFor(() => expect(canvas.getByRole('tab', { name: tab(count) })).toBeVisible())
    }
    waiting = 4
    live.changed('structure')
    await waitFor(() => expect(canvas.getByRole('tab', { name: tab(4) })).toBeVisible())
  },
}
/** A person's own account approves nothing: nothing is asked. */
export const OfAPerson: S = {
  parameters: { session: { account: individual.accounts[0] } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('tab', { name: sayIn(globals)('letter.my.received') })).toBeVisible()
    await expect(asked).toBe(0)
  },
}
