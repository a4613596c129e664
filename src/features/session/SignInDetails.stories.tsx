import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline } from '../../../tests/models/problems.ts'
import { contactDetails, individual } from '../../api/mocks/user-samples.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { getContact } from './contact.effects.ts'
import { SignInDetails } from './SignInDetails.tsx'

const machine = createLoadMachine(getContact)
const after = (...events: readonly { type: string }[]) => {
  const { data, failure } = reached(machine, null, ...events).context
  return { contact: data, failure, takingBack: null, onRetry: fn(), onChange: fn(), onTakeBack: fn() }
}
const pending = [
  {
    kind: 'email' as const,
    to: 'selamawit.tesfaye.bekele@a-rather-long-domain-name.example',
    expires_at: '2026-11-22T09:30:00Z',
  },
  { kind: 'phone' as const, to: '+251922345678', expires_at: '2026-11-22T10:00:00Z' },
]

const meta = { component: SignInDetails } satisfies Meta<typeof SignInDetails>
export default meta
type S = StoryObj<typeof meta>

export const LoadingDetails: S = {
  args: after(),
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Offline: S = {
  args: after(failed('load', offline())),
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Loaded: S = {
  args: after(answered('load', contactDetails)),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(contactDetails.email)).toBeVisible()
    await expect(canvas.getByText(`@${contactDetails.username}`)).toBeVisible()
    const button = canvas.getByRole('button', { name: say('session.contact.change_of.phone') })
    await userEvent.click(button)
    await expect(args.onChange).toHaveBeenCalledWith('phone', button)
  },
}
export const BothWait: S = {
  args: after(answered('load', { ...contactDetails, pending })),
  parameters: { session: { user: individual, calendar: 'ethiopian' } },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(
      canvas.getByRole('button', { name: say('session.contact.take_back_of', { to: pending[1]?.to ?? '' }) }),
    )
    await expect(args.onTakeBack).toHaveBeenCalledWith('phone')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const TakingBack: S = {
  args: { ...after(answered('load', { ...contactDetails, pending })), takingBack: 'email' },
  play: async ({ canvas, args, userEvent }) => {
    for (const button of canvas.getAllByRole('button').filter((one) => one.hasAttribute('aria-disabled')))
      await userEvent.click(button)
    await expect(args.onTakeBack).not.toHaveBeenCalled()
  },
}
/** Acting for an employer: the username is the employer's. */
export const ForTheEmployer: S = {
  args: after(answered('load', { ...contactDetails, username: 'bunna.works', may_rename: false, phone_number: null })),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.queryByRole('button', { name: say('session.contact.change_of.username') })).toBeNull()
    await expect(canvas.getByText(say('session.contact.owner_only'))).toBeVisible()
    await expect(canvas.getByText(say('session.contact.none'))).toBeVisible()
  },
}
