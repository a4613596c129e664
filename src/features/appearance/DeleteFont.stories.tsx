import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { uploadedFontRow } from '../../api/mocks/fonts.ts'
import { DeleteFont } from './DeleteFont.tsx'

const meta = {
  component: DeleteFont,
  args: { row: { ...uploadedFontRow, used: 0, used_by: [] }, onDeleted: fn() },
} satisfies Meta<typeof DeleteFont>
export default meta
type S = StoryObj<typeof meta>

const nameIn = (globals: Readonly<Record<string, unknown>>) =>
  sayIn(globals)('administration.fonts.delete.of', { name: globals['lang'] === 'am' ? 'አቢሲኒካ' : 'Abyssinica' })

export const Unused: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: nameIn(globals) }))
    const dialog = within(await screen.findByRole('alertdialog', { name: nameIn(globals) }))
    await expect(dialog.getByText(say('administration.fonts.delete.text'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say('administration.fonts.delete') }))
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalled())
  },
}
/** A font in use stays, and the dialog names whose pages it sets. */
export const InUse: S = {
  args: { row: uploadedFontRow },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: nameIn(globals) }))
    const dialog = within(await screen.findByRole('dialog', { name: nameIn(globals) }))
    await expect(dialog.getByText(/@hanna\.bekele/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: say('administration.fonts.delete') })).toBeNull()
  },
}
