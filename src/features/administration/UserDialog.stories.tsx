import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { managedUserRows } from '../../api/mocks/company-samples.ts'
import { UserDialog } from './UserDialog.tsx'

const [user] = managedUserRows
const meta = {
  component: UserDialog,
  args: { id: user?.id ?? '', onClose: fn(), onChanged: fn() },
} satisfies Meta<typeof UserDialog>
export default meta
type S = StoryObj<typeof meta>

/** The button goes with what it did: the dialog, which says what was done, has the focus then. */
export const Disabling: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const shown = await screen.findByRole('dialog', { name: user?.name ?? '' })
    const dialog = within(shown)
    await userEvent.click(await dialog.findByRole('button', { name: say('administration.disable') }))
    await userEvent.type(
      dialog.getByRole('textbox', { name: say('administration.disable.reason') }),
      'Asks for bank details.',
    )
    await userEvent.click(dialog.getByRole('button', { name: say('administration.disable.submit') }))
    await expect(await dialog.findByRole('button', { name: say('administration.enable') })).toBeVisible()
    await waitFor(() => expect(shown).toHaveFocus())
    await expect(args.onChanged).toHaveBeenCalled()
  },
}
