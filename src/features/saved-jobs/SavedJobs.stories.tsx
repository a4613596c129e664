import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { jobSearchRows, savedJobRows } from '../../api/mocks/job-alerts.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { pageOf } from '../../api/mocks/page.ts'
import { Screen } from './SavedJobs.tsx'

const toast = fn()
const meta = {
  title: 'Jobs/Saved jobs',
  component: Screen,
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** One job of each kind, each with the way on: apply, go on with a draft, look at what was sent, or nothing. */
export const Filled: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const table = within(await canvas.findByRole('table'))
    await expect(table.getAllByRole('button', { name: new RegExp(`^${say('saved.remove')}`) })).toHaveLength(
      savedJobRows.length,
    )
    for (const word of ['saved.apply', 'saved.go_on', 'saved.view_application'] as const)
      await expect(table.getAllByRole('link', { name: new RegExp(`^${say(word)}`) })).toHaveLength(1)
    for (const word of ['saved.open', 'saved.paused', 'saved.closed'] as const)
      await expect(table.getAllByText(say(word)).length).toBeGreaterThan(0)
  },
}
/** A job that was taken out comes back by Undo. */
export const Removed: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const buttons = () => canvas.queryAllByRole('button', { name: new RegExp(`^${say('saved.remove')}`) })
    await waitFor(() => expect(buttons()).toHaveLength(savedJobRows.length))
    await userEvent.click(buttons()[0] as HTMLElement)
    await waitFor(() => expect(buttons()).toHaveLength(savedJobRows.length - 1))
    await userEvent.click(await canvas.findByRole('button', { name: say('ui.action.undo') }))
    await waitFor(() => expect(buttons()).toHaveLength(savedJobRows.length))
  },
}
export const NotRemoved: S = {
  parameters: { msw: [refusing('forgetJob', 'unavailable', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${say('saved.remove')}`) })
    await userEvent.click(first as HTMLElement)
    await expect(await canvas.findByText(say('saved.failed.delete'))).toBeVisible()
  },
}
export const Empty: S = {
  parameters: { msw: [mock('listSavedJobs', ({ query }) => pageOf([], query))] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('saved.empty'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: sayIn(globals)('saved.empty.find') })).toBeVisible()
  },
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('listSavedJobs', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
/** Who pressed Save on a public page and signed in on the way finds the job kept, and is told so. */
export const ArrivedWithJob: S = {
  parameters: { route: { at: '/job/saved?save=saved-job-3' } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    const said = sayIn(globals)('saved.title.saved', {
      title: globals['lang'] === 'am' ? 'የቅየሳ ረዳት' : 'Survey assistant',
    })
    await expect(toast).toHaveBeenCalledWith({ severity: 'success', text: said })
    await expect(toast).toHaveBeenCalledTimes(1)
  },
}
/** A job that is not there is said, and the list stands all the same. */
export const ArrivedWithNothing: S = {
  parameters: { route: { at: '/job/saved?save=nothing-here' } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ severity: 'error', title: sayIn(globals)('saved.failed') }),
    )
  },
}

/** The searches, with what each asks and when its mails come. */
export const Searches: S = {
  parameters: { route: { at: '/job/saved?view=searches' } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const table = within(await canvas.findByRole('table'))
    for (const { name } of jobSearchRows) await expect(table.getByRole('link', { name })).toBeVisible()
    await expect(table.getByText(say('saved.searches.all_jobs'))).toBeVisible()
    await expect(table.getByText(say('saved.searches.mails.never'))).toBeVisible()
  },
}
export const NoSearches: S = {
  parameters: { route: { at: '/job/saved?view=searches' }, msw: [mock('listJobSearches', () => [])] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('saved.searches.empty'))).toBeVisible(),
}
export const SearchesNotLoaded: S = {
  parameters: { route: { at: '/job/saved?view=searches' }, msw: [refusing('listJobSearches', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
/** A search of the public page is named and kept, with its mails. */
export const ArrivedWithSearch: S = {
  parameters: { route: { at: '/job/saved?view=searches&search=q%3Ddriver&name=driver' } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const dialog = within(await screen.findByRole('dialog', { name: say('saved.searches.add') }))
    const name = dialog.getByRole('textbox', { name: new RegExp(say('saved.searches.name')) })
    await expect(name).toHaveValue('driver')
    await userEvent.type(name, ' 2')
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'weekly')
    await userEvent.click(dialog.getByRole('button', { name: say('saved.searches.add') }))
    await expect(await canvas.findByRole('link', { name: 'driver 2' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const SavedBefore: S = {
  parameters: {
    route: { at: '/job/saved?view=searches&search=q%3Ddriver&name=driver' },
    msw: [refusing('saveJobSearch', 'duplicate', { field: 'search' })],
  },
  play: async ({ globals, userEvent }) => {
    const say = sayIn(globals)
    const dialog = within(await screen.findByRole('dialog', { name: say('saved.searches.add') }))
    await userEvent.click(dialog.getByRole('button', { name: say('saved.searches.add') }))
    await expect(await dialog.findByText(say('saved.searches.duplicate'))).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveValue('driver')
  },
}
export const Edited: S = {
  parameters: { route: { at: '/job/saved?view=searches' } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${say('saved.searches.edit')}`) })
    await userEvent.click(first as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: say('saved.searches.edit.title') }))
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'never')
    await userEvent.click(dialog.getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() =>
      expect(canvas.getAllByText(say('saved.searches.mails.never'), { selector: 'td *, td' }).length).toBeGreaterThan(
        1,
      ),
    )
  },
}
/** A search that was deleted is kept anew by Undo. */
export const SearchDeleted: S = {
  parameters: { route: { at: '/job/saved?view=searches' } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${say('saved.searches.delete')}`) })
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Water in Oromia' })).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: say('ui.action.undo') }))
    await expect(await canvas.findByRole('link', { name: 'Water in Oromia' })).toBeVisible()
  },
}
