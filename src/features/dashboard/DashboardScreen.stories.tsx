import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { liveLine } from '../../../.storybook/live-line.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { administratorDashboard } from '../../api/mocks/dashboard-samples.ts'
import { mock } from '../../api/mocks/mock.ts'
import type { DashboardData } from './dashboard.effects.ts'
import { DashboardScreen } from './Dashboard.tsx'

const live = liveLine()
const platform = administratorDashboard.platform
if (!platform) throw new Error('the sample administrator has no queues')
const waiting = (counts: Partial<typeof platform>): DashboardData => ({
  ...administratorDashboard,
  platform: { ...platform, ...counts },
})
const server = { data: waiting({}) }

const meta = {
  component: DashboardScreen,
  args: { notices: null, letters: 0 },
  parameters: { msw: [mock('getDashboard', () => server.data)] },
  beforeEach: () => void (server.data = waiting({ job_reviews: 2 })),
  decorators: [live.decorator],
} satisfies Meta<typeof DashboardScreen>
export default meta
type S = StoryObj<typeof meta>

/** Another administrator decides on a posting, and somebody writes: the queues say so without a reload. */
export const QueuesChange: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('profile.waiting.jobs', { count: 2 }))).toBeVisible()
    server.data = waiting({ job_reviews: 1 })
    live.changed('jobs')
    await expect(await canvas.findByText(say('profile.waiting.jobs', { count: 1 }))).toBeVisible()
    const contacts = platform.messages.contacts + 3
    server.data = waiting({ messages: { ...platform.messages, contacts } })
    live.changed('messages')
    await expect(await canvas.findByText(say('profile.waiting.contacts', { count: contacts }))).toBeVisible()
  },
}
