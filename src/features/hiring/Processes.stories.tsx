import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { processRows } from '../../api/mocks/hiring-samples.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { Screen } from './Processes.tsx'

const toast = fn()
const meta = {
  title: 'Hiring/Processes',
  component: Screen,
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

const nameIn = (globals: Readonly<Record<string, unknown>>, at: number) =>
  processRows[at]?.name[globals['lang'] === 'am' ? 'am' : 'en'] ?? ''

/** One that jobs use, which cannot be deleted, and one that nothing uses. */
export const Filled: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('link', { name: nameIn(globals, 0) })).toBeVisible()
    await expect(canvas.getByText(say('hiring.used', { count: 2 }), { exact: false })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: new RegExp(say('hiring.delete')) })).toHaveLength(1)
    // As a screen reader says it: no space before the colon.
    const [action, of] = [say('hiring.delete'), nameIn(globals, 1)]
    const named = canvas.getByRole('button', { name: say('ui.action.of', { action, of }) })
    await expect(within(named).getByText(action, { exact: true })).toBeVisible()
  },
}
export const Deleted: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(say('hiring.delete')) }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: say('hiring.delete') }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('hiring.deleted') }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: nameIn(globals, 1) })).toBeNull())
  },
}
/** A job took it meanwhile: how many use it is said. */
export const NotDeleted: S = {
  parameters: {
    msw: [refusing('deleteHiringProcess', 'in_use', { places: [{ resource: 'jobPosting', count: 1 }] })],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(say('hiring.delete')) }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: say('hiring.delete') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        severity: 'error',
        title: say('hiring.failed.delete'),
        text: say('hiring.failed.used', { count: 1 }),
      }),
    )
  },
}
export const Empty: S = {
  parameters: { msw: [mock('listHiringProcesses', () => ({ data: [] }))] },
  play: async ({ canvas, globals }) => expect(await canvas.findByText(sayIn(globals)('hiring.empty'))).toBeVisible(),
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('listHiringProcesses', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
