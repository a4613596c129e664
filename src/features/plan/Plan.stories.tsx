import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { liveLine } from '../../../.storybook/live-line.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import type { PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { mock } from '../../api/mocks/mock.ts'
import { planRow } from '../../api/mocks/plan-samples.ts'
import { Screen } from './Plan.tsx'

const requested: PlanAnswer = {
  ...planRow,
  status: 'requested',
  wanted: 'enterprise',
  remark: 'We hire 200 people for the harvest.',
  requested_at: '2026-02-27T06:00:00.000Z',
  abilities: { request: false, withdraw: true },
  version: planRow.version + 1,
}
const declined: PlanAnswer = {
  ...requested,
  status: 'declined',
  note: 'Please verify your company first.',
  abilities: planRow.abilities,
  version: requested.version + 1,
}
/** What the server has. */
const server: { row: PlanAnswer } = { row: planRow }
const live = liveLine()
const toast = fn()
const becomes = (row: PlanAnswer) => {
  server.row = row
  live.changed('session')
}

const meta = {
  title: 'Plan/Page',
  component: Screen,
  parameters: {
    route: { at: '/user/plan' },
    msw: [
      mock('getPlan', () => server.row),
      mock('requestPlan', ({ refuse }) => {
        if (server.row.status === 'requested') return refuse('not_pending', { status: 'requested' })
        return (server.row = requested)
      }),
      mock('withdrawPlanRequest', ({ refuse }) => refuse('not_pending', { status: server.row.status })),
    ],
  },
  beforeEach: () => {
    sessionStorage.clear()
    toast.mockClear()
    server.row = planRow
  },
  decorators: [toastsTo(toast), live.decorator],
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** The plan is requested in another tab: this one shows that it waits. */
export const RequestedElsewhere: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('button', { name: say('plan.request') })).toBeVisible()
    becomes(requested)
    await expect(await canvas.findByText(requested.remark ?? '')).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('plan.take_back') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('plan.request') })).toBeNull()
  },
}
/** The button goes with what was asked: the focus goes on to what says that the request waits. */
export const Requesting: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('plan.request') }))
    const remark = await canvas.findByText(requested.remark ?? '')
    await waitFor(() => expect(document.activeElement).toContainElement(remark))
    await expect(document.activeElement).not.toBe(document.body)
  },
}
/** The news did not come: who asks once more is told that a request waits, and sees it. */
export const AlreadyRequested: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await canvas.findByRole('button', { name: say('plan.request') })
    server.row = requested
    await userEvent.click(canvas.getByRole('button', { name: say('plan.request') }))
    await expect(await canvas.findByText(requested.remark ?? '')).toBeVisible()
    await expect(toast).toHaveBeenCalledWith({ severity: 'info', text: say('plan.not_requested.toast') })
    await expect(canvas.queryByText(say('error.not_pending'))).toBeNull()
  },
}
/** It was declined while the news did not come: who withdraws is told, and reads why. */
export const AlreadyDeclined: S = {
  beforeEach: () => void (server.row = requested),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('plan.take_back') }))
    await screen.findByRole('alertdialog')
    server.row = declined
    await userEvent.click(screen.getAllByRole('button', { name: say('plan.take_back') }).at(-1)!)
    await expect(await canvas.findByText(/Please verify your company first/)).toBeVisible()
    await expect(toast).toHaveBeenCalledWith({ severity: 'info', text: say('plan.not_withdrawn.toast') })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
let answer = Promise.withResolvers<PlanAnswer>()
/** The news of one's own request comes before its answer: it is told as sent all the same. */
export const OwnNewsFirst: S = {
  parameters: {
    msw: [mock('getPlan', () => server.row), mock('requestPlan', () => answer.promise)],
  },
  beforeEach: () => void (answer = Promise.withResolvers()),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('plan.request') }))
    becomes(requested)
    await new Promise((resolve) => setTimeout(resolve, 300))
    answer.resolve(requested)
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('plan.requested.toast') }))
    await expect(await canvas.findByText(requested.remark ?? '')).toBeVisible()
  },
}
