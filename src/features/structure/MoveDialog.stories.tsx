import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { departmentRows } from '../../api/mocks/structure-samples.ts'
import type { Department } from './departments.effects.ts'
import { MoveDialog } from './MoveDialog.tsx'

const rows = departmentRows as readonly Department[]
const [management, , , jimma] = rows as readonly [Department, Department, Department, Department]

const meta = { component: MoveDialog, args: { rows, row: jimma, onClose: fn(), onMove: fn() } } satisfies Meta<
  typeof MoveDialog
>
export default meta
type S = StoryObj<typeof meta>
const shown = async () => within(await within(document.body).findByRole('dialog'))

/** By keyboard: under another department, at a place there. */
export const Elsewhere: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const dialog = await shown()
    const parent = dialog.getByRole('combobox', { name: new RegExp(say('structure.parent')) })
    await userEvent.clear(parent)
    await userEvent.type(parent, globals['lang'] === 'am' ? 'አመራር' : 'manage')
    await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.selectOptions(
      dialog.getByLabelText(say('structure.move.place')),
      dialog.getByRole('option', { name: say('structure.move.first') }),
    )
    await userEvent.click(dialog.getByRole('button', { name: say('structure.move.submit') }))
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ parent_id: management.id, position: 0 }))
  },
}
/** An empty line is the top. */
export const ToTheTop: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const dialog = await shown()
    await userEvent.clear(dialog.getByRole('combobox', { name: new RegExp(say('structure.parent')) }))
    await userEvent.click(dialog.getByRole('button', { name: say('structure.move.submit') }))
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ parent_id: null, position: 2 }))
  },
}
