import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router'
import { expect, fn, screen } from 'storybook/test'
import { sayIn } from '../../.storybook/say.ts'
import { waitingTerms } from '../api/mocks/policies.ts'
import { individual } from '../api/mocks/user-samples.ts'
import { TermsGate } from './TermsGate.tsx'

const user = { ...individual, waiting_policies: [waitingTerms] }
const isDirty = fn()

const meta = {
  title: 'Shell/Gate of new terms',
  component: TermsGate,
  parameters: { session: { user, refresh: fn() }, route: { path: '*', at: '/dashboard' } },
  args: {
    unsaved: { isDirty },
    children: (
      <>
        <h1 id="title">The screen</h1>
        <Link to="/user/templates">Next screen</Link>
        <Link to="/user/change-password">My data</Link>
      </>
    ),
  },
  beforeEach: () => {
    isDirty.mockReset().mockReturnValue(false)
  },
} satisfies Meta<typeof TermsGate>
export default meta
type S = StoryObj<typeof meta>
const theQuestion = (globals: object) => ({ level: 1, name: sayIn(globals as never)('session.terms.title') })

/** New terms wait: the question stands in the place of the screen. */
export const Asking: S = {
  play: async ({ canvas, globals }) => {
    await expect(await screen.findByRole('heading', theQuestion(globals))).toBeVisible()
    await expect(canvas.queryByText('The screen')).toBeNull()
  },
}
/** Nothing waits. */
export const Open: S = {
  parameters: { session: { user: { ...individual, waiting_policies: [] }, refresh: fn() } },
  play: async ({ canvas }) => expect(canvas.getByText('The screen')).toBeVisible(),
}
/** Something is typed that is not saved: the screen stays, and the next one asks. */
export const Postponed: S = {
  beforeEach: () => {
    isDirty.mockReturnValue(true)
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText('The screen')).toBeVisible()
    isDirty.mockReturnValue(false)
    await userEvent.click(canvas.getByRole('link', { name: 'Next screen' }))
    await expect(await screen.findByRole('heading', theQuestion(globals))).toBeVisible()
  },
}
/** Whoever wants their data or to delete their account is not asked. */
export const MyData: S = {
  parameters: { route: { path: '*', at: '/user/change-password' } },
  play: async ({ canvas }) => expect(canvas.getByText('The screen')).toBeVisible(),
}
