import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { refusing, waiting } from '../../api/mocks/mock.ts'
import { waitingTerms } from '../../api/mocks/policies.ts'
import { individual } from '../../api/mocks/user-samples.ts'
import { NewTerms } from './NewTerms.tsx'

const signOut = fn()

/** What stands in the place of a screen when a new version of the terms took effect. */
const meta = {
  component: NewTerms,
  parameters: { session: { user: individual, signOut } },
  args: { waiting: [waitingTerms], onAccepted: fn() },
} satisfies Meta<typeof NewTerms>
export default meta
type S = StoryObj<typeof meta>

/** What changed, and both versions to compare. */
export const Asking: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: say('session.terms.title') })).toHaveFocus(),
    )
    await expect(canvas.getByText(say('session.terms.changes'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('session.terms.read') })).toHaveAttribute(
      'href',
      '/privacy-policy?policy=terms&version=2026-03-01',
    )
    await expect(canvas.getByRole('link', { name: say('session.terms.read_before') })).toHaveAttribute(
      'href',
      '/privacy-policy?policy=terms&version=2026-01-01',
    )
    await expect(canvas.getByRole('link', { name: say('page.changePassword.title') })).toHaveAttribute(
      'href',
      '/user/change-password',
    )
  },
}
/** Somebody who never accepted any, and a version without a note: there is only the new one to read. */
export const WithoutNote: S = {
  args: { waiting: [{ ...waitingTerms, changes: null, accepted_from: null }] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: say('session.terms.read') })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: say('session.terms.read_before') })).toBeNull()
    await expect(canvas.queryByText(say('session.terms.changes'))).toBeNull()
  },
}
/** A note of the greatest length. */
export const LongNote: S = {
  args: {
    waiting: [
      {
        ...waitingTerms,
        changes: {
          en: 'We explain in more words what each part means.\n'.repeat(20),
          am: 'እያንዳንዱ ክፍል ምን ማለት እንደሆነ በሰፊው እንገልጻለን።\n'.repeat(20),
        },
      },
    ],
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.terms.accept') })).toBeEnabled(),
}
export const Accepting: S = {
  parameters: { msw: [waiting('acceptPolicies')] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.terms.accept') }))
    await expect(await canvas.findByText(say('session.terms.accept.busy'))).toBeVisible()
  },
}
export const Accepted: S = {
  args: { onAccepted: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('session.terms.accept') }))
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce())
  },
}
/** The question stays, and can be answered again. */
export const NotAccepted: S = {
  parameters: { msw: [refusing('acceptPolicies', 'internal', {})] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.terms.accept') }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say('error.internal')))
    await expect(canvas.getByRole('button', { name: say('session.terms.accept') })).toBeVisible()
    await expect(args.onAccepted).not.toHaveBeenCalled()
  },
}
/** Whoever does not accept now signs out. */
export const NotNow: S = {
  play: async ({ canvas, globals, userEvent }) => {
    signOut.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('session.terms.leave') }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
}
