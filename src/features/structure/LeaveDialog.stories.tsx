import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { mock, refusing, waiting } from '../../api/mocks/mock.ts'
import { departmentRows } from '../../api/mocks/structure-samples.ts'
import type { Department } from './departments.effects.ts'
import { LeaveDialog } from './LeaveDialog.tsx'

const rows = departmentRows as readonly Department[]
const [management, processing, , jimma, exports_] = rows as readonly [
  Department,
  Department,
  Department,
  Department,
  Department,
]
const dialog = async () => within(await within(document.body).findByRole('dialog'))

const meta = {
  component: LeaveDialog,
  args: { rows, row: processing, mode: 'delete', onClose: fn(), onDelete: fn(), onMerge: fn() },
  parameters: {
    msw: [mock('getDepartmentConsequences', () => ({ departments: 2, positions: 3, people: 5, offers: 1 }))],
  },
} satisfies Meta<typeof LeaveDialog>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  parameters: { msw: [waiting('getDepartmentConsequences')] },
  play: async ({ globals }) =>
    expect((await dialog()).getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
/** Nothing in it: one question. */
export const DeleteEmpty: S = {
  args: { row: jimma },
  parameters: {
    msw: [mock('getDepartmentConsequences', () => ({ departments: 0, positions: 0, people: 0, offers: 0 }))],
  },
  play: async ({ args, globals, userEvent }) => {
    const shown = await dialog()
    await userEvent.click(await shown.findByRole('button', { name: sayIn(globals)('structure.delete.submit') }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}
/** What is in it is said, and it goes nowhere without a department chosen for it. */
export const DeleteFull: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const shown = await dialog()
    await expect(await shown.findByText(say('structure.leave.departments', { count: 2 }))).toBeVisible()
    await expect(shown.getByText(say('structure.leave.people', { count: 5 }))).toBeVisible()
    await expect(shown.getByText(say('structure.leave.offers', { count: 1 }))).toBeVisible()
    const send = shown.getByRole('button', { name: say('structure.delete.move_submit') })
    await userEvent.click(send)
    await expect(await shown.findByText(say('validation.required'))).toBeVisible()
    await expect(args.onMerge).not.toHaveBeenCalled()
    const into = shown.getByRole('combobox')
    await userEvent.click(into)
    // None of its own branch is offered.
    await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(3))
    await userEvent.type(into, globals['lang'] === 'am' ? 'ውጭ' : 'exp')
    await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(send)
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledWith(exports_))
  },
}
export const Merge: S = {
  args: { mode: 'merge' },
  play: async ({ globals }) =>
    expect(
      await (await dialog()).findByRole('button', { name: sayIn(globals)('structure.merge.submit') }),
    ).toBeVisible(),
}
/** The only department cannot go into another. */
export const Alone: S = {
  args: { rows: [management], row: management },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    const shown = await dialog()
    await expect(await shown.findByText(say('structure.delete.alone'))).toBeVisible()
    await expect(shown.queryByRole('button', { name: say('structure.delete.move_submit') })).toBeNull()
  },
}
/** Someone else deleted it meanwhile. */
export const Gone: S = {
  parameters: { msw: [refusing('getDepartmentConsequences', 'not_found', {})] },
  play: async ({ globals }) =>
    expect(await (await dialog()).findByText(sayIn(globals)('ui.state.missing.title'))).toBeVisible(),
}
