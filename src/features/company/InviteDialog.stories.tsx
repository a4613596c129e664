import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { inviteMachine } from './owners.effects.ts'

const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(inviteMachine, { row: null }, ...events), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
})

const meta = { component: InviteDialog, args: { kind: 'share', save: after(), onClose: fn() } } satisfies Meta<
  typeof InviteDialog
>
export default meta
type S = StoryObj<typeof meta>

export const Share: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(await screen.findByRole('textbox', { name: say('company.owners.email') }), 'hiwot@example.com')
    await userEvent.type(screen.getByLabelText(new RegExp(`^${say('company.owners.password')}`)), 'correct horse')
    await userEvent.click(screen.getByRole('button', { name: say('company.owners.share.submit') }))
    await expect(args.save.submit).toHaveBeenCalledWith({
      email: 'hiwot@example.com',
      kind: 'share',
      password: 'correct horse',
    })
  },
}
/** What handing over means is said before. */
export const Transfer: S = {
  args: { kind: 'transfer' },
  play: async ({ globals }) =>
    waitFor(() => expect(screen.getByText(sayIn(globals)('company.owners.transfer.text'))).toBeVisible()),
}
/** The email stays; the message stands at the password. */
export const WrongPassword: S = {
  args: {
    save: after(
      { type: 'save.submit', values: { email: 'hiwot@example.com', kind: 'share', password: 'x' }, key: 'k' } as {
        type: string
      },
      failed('save', refusal('invalid', {}, { password: ['This is not your password'] })),
    ),
  },
  play: async ({ globals }) => {
    await waitFor(() => expect(screen.getByText('This is not your password')).toBeVisible())
    await expect(screen.getByRole('textbox', { name: sayIn(globals)('company.owners.email') })).toHaveValue(
      'hiwot@example.com',
    )
  },
}
