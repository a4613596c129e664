import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { sessionRows } from '../../api/mocks/user-samples.ts'
import type { UserSession } from './sign-in.effects.ts'
import { UserSessions } from './UserSessions.tsx'

const theirs = sessionRows.map((row): UserSession => ({ ...row, id: row.id as UserSession['id'], is_current: false }))

const meta = {
  title: 'Administration/Devices of a user',
  component: UserSessions,
  args: { sessions: theirs, busy: false, onSignOut: fn() },
} satisfies Meta<typeof UserSessions>
export default meta
type S = StoryObj<typeof meta>

/** One device, or all of them at once. */
export const Several: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = theirs
    const end = canvas.getAllByRole('button', {
      name: say('administration.sessions.end_of', { device: first?.device ?? '' }),
    })[0]
    await userEvent.click(end!)
    await expect(args.onSignOut).toHaveBeenCalledWith(first?.id)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.sessions.end_all') }))
    await expect(args.onSignOut).toHaveBeenCalledWith(null)
  },
}
export const Nowhere: S = {
  args: { sessions: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('administration.sessions.none'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** Nobody signs out the device that they are using. */
export const ThisDevice: S = {
  args: { sessions: theirs.slice(0, 1).map((row) => ({ ...row, is_current: true })) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('administration.sessions.current'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
