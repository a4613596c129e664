import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { followedRow } from '../../api/mocks/company-samples.ts'
import { View as Confirm } from './ConfirmFollowing.tsx'
import type { Followed } from './follow.effects.ts'
import { View as Leave } from './LeaveFollowing.tsx'

const token = { state: 'verified', message: 'You now follow Bunna Works PLC.', seconds: 0, onRetry: fn() } as const
const meta = {
  component: Confirm,
  args: { ...token, company: followedRow as Followed },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Confirm>
export default meta
type S = StoryObj<typeof meta>

export const Confirmed: S = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('session.follow.to_page') })).toHaveAttribute(
      'href',
      '/@bunna.works',
    ),
}
export const Spent: S = {
  args: { state: 'spent', message: '', company: null },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('session.follow.spent')),
}
export const Left: S = {
  render: () => <Leave {...token} message="Done" />,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { name: sayIn(globals)('session.follow.left') })).toBeVisible(),
}
export const LeftBefore: S = {
  render: () => <Leave {...token} state="spent" />,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('session.follow.left_before')),
}
