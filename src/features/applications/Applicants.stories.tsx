import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { people } from '../../../openapi/cast.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { SENT_STATUSES } from '../../../openapi/schemas/job-application.ts'
import { applicantRows, stageOfKind, wholeApplicant, waitingRow } from '../../api/mocks/job-application-samples.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { pageOf } from '../../api/mocks/page.ts'
import { Applicants } from './Applicants.tsx'

const { posting } = wholeApplicant(waitingRow)
const toast = fn()
const meta = {
  title: 'Applications/Applicants',
  component: Applicants,
  args: { posting },
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof Applicants>
export default meta
type S = StoryObj<typeof meta>

const langOf = (globals: Readonly<Record<string, unknown>>) => (globals['lang'] === 'am' ? 'am' : 'en')
const nameIn = (globals: Readonly<Record<string, unknown>>, who: 'selamawit' | 'hanna' | 'abebe') =>
  people[who].name[langOf(globals)]

/** One applicant in each status. */
export const Filled: S = {
  play: async ({ canvas, globals }) => {
    const table = within(await canvas.findByRole('table'))
    for (const status of SENT_STATUSES)
      await expect(table.getAllByText(sayIn(globals)(`application.status.${status}`)).length).toBeGreaterThan(0)
  },
}
/** Everything that was sent; the arrow keys lead to the next applicant. */
export const Looked: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: nameIn(globals, 'selamawit') }))
    const first = await screen.findByRole('dialog', { name: nameIn(globals, 'selamawit') })
    await expect(await within(first).findByRole('button', { name: say('application.resume.pdf') })).toBeVisible()
    // A document is looked at where it stands, where the browser can.
    if (navigator.pdfViewerEnabled) {
      const file = { name: 'degree.pdf' }
      await userEvent.click(within(first).getByRole('button', { name: say('application.file.show.of', file) }))
      await expect(within(first).getByTitle(file.name)).toBeVisible()
      await userEvent.click(within(first).getByRole('button', { name: say('application.file.hide.of', file) }))
      await expect(within(first).queryByTitle(file.name)).toBeNull()
    }
    // By pointer, by digit and by arrow key; the tab stays with the next applicant.
    const tab = (text: MessageId, of = first) => within(of).getByRole('tab', { name: say(text) })
    await userEvent.click(tab('application.history'))
    await expect(await within(first).findByRole('tabpanel', { name: say('application.history') })).toBeVisible()
    await expect(within(first).queryByRole('tabpanel', { name: say('application.tab.sent') })).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(tab('application.tab.sent')).toHaveFocus())
    await userEvent.click(await within(first).findByRole('tabpanel', { name: say('application.tab.sent') }))
    await userEvent.keyboard('2')
    await waitFor(() => expect(tab('application.history')).toHaveAttribute('aria-selected', 'true'))
    await userEvent.keyboard('{ArrowRight}')
    const second = await screen.findByRole('dialog', { name: nameIn(globals, 'hanna') })
    await expect(await within(second).findByRole('tabpanel', { name: say('application.history') })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await screen.findByRole('dialog', { name: nameIn(globals, 'selamawit') })).toBeVisible()
  },
}
/** How a resume fits the job, with where each point comes from; an uploaded CV is not compared. */
export const Matched: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const at = async (who: 'selamawit' | 'hanna' | 'abebe' | 'almaz') => {
      const dialog = within(await screen.findByRole('dialog', { name: people[who].name[langOf(globals)] }))
      return within(await dialog.findByRole('tabpanel', { name: say('application.match') }))
    }
    const next = async () => userEvent.click(screen.getByRole('button', { name: say('application.next') }))
    await userEvent.click(await canvas.findByRole('button', { name: nameIn(globals, 'selamawit') }))
    await userEvent.click(await screen.findByRole('tab', { name: say('application.match') }))
    const good = await at('selamawit')
    await expect(good.getByText(say('application.match.score', { score: 83 }))).toBeVisible()
    await expect(good.getByText(say('application.match.skills.text', { count: 2, of: 3 }))).toBeVisible()
    await next()
    const weak = await at('hanna')
    await expect(await weak.findByText(say('application.match.uncounted'))).toBeVisible()
    await next()
    await expect(await (await at('abebe')).findByText(say('application.match.cv'))).toBeVisible()
    await next()
    await expect(await (await at('almaz')).findByText(say('application.match.silent'))).toBeVisible()
  },
}
/** Moved by the menu of a row; the notice that says it takes them back. */
export const Moved: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'selamawit')
    await userEvent.click(await canvas.findByRole('button', { name: say('application.acts', { name }) }))
    const stage = say('application.status.interview')
    await userEvent.click(await screen.findByRole('menuitem', { name: say('application.move_to', { stage }) }))
    await expect(await screen.findByText(say('application.done.move', { name, stage }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.undo') }))
    await expect(await screen.findByText(say('application.moved_back.several', { count: 1 }))).toBeVisible()
    await expect(screen.queryByText(say('application.done.move', { name, stage }))).toBeNull()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name }).closest('tr')).toHaveTextContent(say('application.status.applied')),
    )
  },
}
/** A move whose first answer was lost is found done when it is sent again: it can be undone like any other. */
export const MovedBefore: S = {
  parameters: {
    msw: [
      mock('moveApplicant', ({ body, refuse }) =>
        refuse('stale', {
          current: { ...waitingRow, status: 'interview', stage: stageOfKind('interview'), version: body.version + 1 },
        }),
      ),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'selamawit')
    await userEvent.click(await canvas.findByRole('button', { name: say('application.acts', { name }) }))
    const stage = say('application.status.interview')
    await userEvent.click(await screen.findByRole('menuitem', { name: say('application.move_to', { stage }) }))
    await expect(await screen.findByText(say('application.done.move', { name, stage }))).toBeVisible()
    await expect(screen.getByRole('button', { name: say('ui.action.undo') })).toBeVisible()
  },
}
/** A rejection needs a reason, and can be taken back. */
export const Rejected: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'selamawit')
    const act = async (text: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: say('application.acts', { name }) }))
      await userEvent.click(await screen.findByRole('menuitem', { name: text }))
    }
    await act(say('application.reject'))
    const dialog = await screen.findByRole('dialog', { name: say('application.reject.title', { name }) })
    await userEvent.click(within(dialog).getByRole('button', { name: say('application.reject') }))
    const reason = await within(dialog).findByRole('combobox')
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await userEvent.selectOptions(reason, 'skills')
    await userEvent.click(within(dialog).getByRole('button', { name: say('application.reject') }))
    await expect(await screen.findByText(say('application.done.reject', { name }))).toBeVisible()
    await act(say('application.reconsider'))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('application.done.reconsider', { name }) }),
    )
    await expect(screen.queryByText(say('application.done.reject', { name }))).toBeNull()
  },
}
export const Hired: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'selamawit')
    await userEvent.click(await canvas.findByRole('button', { name: say('application.acts', { name }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('application.hire') }))
    const dialog = await screen.findByRole('dialog', { name: say('application.hire.title', { name }) })
    await userEvent.click(within(dialog).getByRole('button', { name: say('application.hire') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('application.done.hire', { name }) }),
    )
  },
}
/** Ratings stand in the rows, and narrow them, as do interviewers. */
export const Rated: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('cell', { name: '4.5' })).toBeVisible()
    await openFilters(canvas, say)
    const filter = (label: MessageId) => canvas.findByRole('combobox', { name: say(label) })
    await userEvent.selectOptions(await filter('application.filter.rating'), '4')
    await waitFor(() => expect(canvas.queryByRole('button', { name: nameIn(globals, 'hanna') })).toBeNull())
    await expect(canvas.getByRole('button', { name: nameIn(globals, 'selamawit') })).toBeVisible()
    await userEvent.selectOptions(await filter('application.filter.rating'), 'unrated')
    await waitFor(() => expect(canvas.queryByRole('button', { name: nameIn(globals, 'selamawit') })).toBeNull())
    await userEvent.selectOptions(await filter('application.filter.rating'), '')
    await userEvent.selectOptions(await filter('application.filter.interviewer'), nameIn(globals, 'abebe'))
    // She is not among the unrated, so that her row says that a later list is there.
    await expect(await canvas.findByRole('button', { name: nameIn(globals, 'selamawit') })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: nameIn(globals, 'hanna') })).toBeNull())
    await expect(canvas.getByRole('button', { name: nameIn(globals, 'selamawit') })).toBeVisible()
  },
}
/** Several at once; who could not be moved is named with the reason. */
export const Several: S = {
  parameters: {
    msw: [
      mock('moveApplicants', ({ body: { applicants } }) => ({
        moved: applicantRows.filter(({ id }) => id === applicants[0]?.id),
        refused: applicants.slice(1).map(({ id }) => ({ id, code: 'not_pending' as const, current: null })),
      })),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    for (const who of ['selamawit', 'hanna'] as const)
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: say('list.select.row', { name: nameIn(globals, who) }) }),
      )
    const stage = say('application.status.offer')
    await userEvent.click(canvas.getByRole('button', { name: say('application.move_to', { stage }) }))
    await expect(await screen.findByText(say('application.moved.several', { count: 1, stage }))).toBeVisible()
    await expect(screen.getByText(say('application.unchanged'), { exact: false })).toBeVisible()
  },
}
/** Where all that are selected are in one stage, moving them there is not offered. */
export const AllInOneStage: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = applicantRows
    const tick = (who: 'selamawit' | 'hanna') =>
      canvas.findByRole('checkbox', { name: say('list.select.row', { name: nameIn(globals, who) }) })
    const moveTo = (kind: 'applied' | 'screening') =>
      canvas.queryByRole('button', {
        name: say('application.move_to', { stage: say(`application.status.${kind}`) }),
      })
    await expect(first?.stage?.kind).toBe('applied')
    await userEvent.click(await tick('selamawit'))
    await expect(moveTo('applied')).toBeNull()
    await expect(moveTo('screening')).toBeVisible()
    await userEvent.click(await tick('hanna'))
    await expect(moveTo('applied')).toBeVisible()
  },
}
/** Several are rejected with one reason. */
export const SeveralRejected: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: say('list.select.row', { name: nameIn(globals, 'selamawit') }) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: say('application.reject') }))
    const dialog = await screen.findByRole('dialog', { name: say('application.reject.several', { count: 1 }) })
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'place')
    await userEvent.click(within(dialog).getByRole('button', { name: say('application.reject') }))
    await expect(await screen.findByText(say('application.rejected.several', { count: 1 }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.undo') }))
    await expect(await screen.findByText(say('application.reconsidered.several', { count: 1 }))).toBeVisible()
  },
}
/** Somebody else decided meanwhile: it is said, and nothing is done. */
export const ChangedMeanwhile: S = {
  parameters: { msw: [refusing('moveApplicant', 'not_pending', { status: 'withdrawn' })] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'selamawit')
    await userEvent.click(await canvas.findByRole('button', { name: say('application.acts', { name }) }))
    const stage = say('application.status.offer')
    await userEvent.click(await screen.findByRole('menuitem', { name: say('application.move_to', { stage }) }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        severity: 'error',
        title: say('application.failed.move'),
        text: say('application.unchanged'),
      }),
    )
  },
}
/** A view of another job names a stage that this one does not have: it is said, and can be left. */
export const StageOfAnotherProcess: S = {
  parameters: {
    msw: [
      mock('listApplicants', () => {
        throw new z.ZodError([{ code: 'custom', path: ['stage'], message: 'validation.reference', input: '' }])
      }),
    ],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('application.filter.stage.gone'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('application.search.clear') })).toBeVisible()
  },
}
export const Empty: S = {
  parameters: {
    msw: [mock('listApplicants', ({ query }) => ({ ...pageOf([], query), stages: [], interviewers: [] }))],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('application.applicants.empty'))).toBeVisible(),
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('listApplicants', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
