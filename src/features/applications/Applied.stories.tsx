import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { SENT_STATUSES } from '../../../openapi/schemas/job-application.ts'
import { ownApplicationRows } from '../../api/mocks/job-application-samples.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { pageOf } from '../../api/mocks/page.ts'
import { Screen } from './AppliedJobs.tsx'

const toast = fn()
const meta = {
  title: 'Applications/My applications',
  component: Screen,
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** One application in each status, each with the way on. */
export const Filled: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const table = within(await canvas.findByRole('table'))
    for (const status of ['draft', ...SENT_STATUSES] as const)
      await expect(table.getAllByText(say(`application.status.${status}`)).length).toBeGreaterThan(0)
    await expect(table.getAllByRole('link', { name: new RegExp(`^${say('application.go_on')}`) })).toHaveLength(1)
  },
}
const [draftRow] = ownApplicationRows
/** A draft for a job that takes no applications is read, and not gone on with. */
export const DraftsOfJobsThatTakeNone: S = {
  parameters: {
    msw: [
      mock('listOwnApplications', ({ query }) =>
        pageOf(
          (['closed', 'paused'] as const).map((status) => ({ ...draftRow!, job: { ...draftRow!.job, status } })),
          query,
        ),
      ),
    ],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const views = await canvas.findAllByRole('link', { name: new RegExp(`^${say('application.view')}`) })
    await expect(views).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: new RegExp(`^${say('application.go_on')}`) })).toBeNull()
  },
}
/** Taking an application back is asked first, and then said. */
export const Withdrawn: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${say('application.withdraw')}`) })
    const before = canvas.getAllByText(say('application.status.withdrawn'), { selector: 'td *' }).length
    await userEvent.click(first as HTMLElement)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('application.withdraw') }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ severity: 'success' })))
    await waitFor(() =>
      expect(canvas.getAllByText(say('application.status.withdrawn'), { selector: 'td *' }).length).toBeGreaterThan(
        before,
      ),
    )
  },
}
/** A draft goes after a question. */
export const DraftDeleted: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${say('application.delete')}`) }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('application.delete') }))
    await expect(await screen.findByText(/^Draft for|ረቂቅ ተሰርዟል/)).toBeVisible()
  },
}
export const Empty: S = {
  parameters: { msw: [mock('listOwnApplications', ({ query }) => pageOf([], query))] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('application.empty'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: sayIn(globals)('application.empty.find') })).toBeVisible()
  },
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('listOwnApplications', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
