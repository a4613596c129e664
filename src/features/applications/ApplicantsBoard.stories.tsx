import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { people } from '../../../openapi/cast.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ApplicantRow } from '../../../openapi/schemas/job-application.ts'
import { afterOne, applicantViewRows, boardOf } from '../../api/mocks/applicant-board.ts'
import { sampleStages, waitingRow, wholeApplicant } from '../../api/mocks/job-application-samples.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { sampleId } from '../../api/mocks/sample-ids.ts'
import { Applicants } from './Applicants.tsx'

const { posting } = wholeApplicant(waitingRow)
const toast = fn()
const meta = {
  title: 'Applications/Board',
  component: Applicants,
  args: { posting },
  parameters: { route: { at: '/job/applicants/x?view=board' } },
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof Applicants>
export default meta
type S = StoryObj<typeof meta>
type Globals = Readonly<Record<string, unknown>>

const nameIn = (globals: Globals, who: 'selamawit' | 'hanna') =>
  people[who].name[globals['lang'] === 'am' ? 'am' : 'en']
/** A column by its stage and how many stand there. */
const columnIn = (globals: Globals, name: string, count: number) => ({
  name: sayIn(globals)('application.board.column', { name, count }),
})
const stageIn = (globals: Globals, kind: ApplicantRow['status']) => sayIn(globals)(`application.status.${kind}`)

/** Every stage with whoever stands there. */
export const Filled: S = {
  play: async ({ canvas, globals }) => {
    const first = await canvas.findByRole('region', columnIn(globals, stageIn(globals, 'applied'), 1))
    await expect(await within(first).findByRole('button', { name: nameIn(globals, 'selamawit') })).toBeVisible()
    await expect(canvas.getAllByRole('region')).toHaveLength(sampleStages.length)
  },
}
/** Picked up, carried and put down by keys; the focus goes along, and the notice that says it takes the card back. */
export const CarriedByKeys: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'selamawit')
    const handle = { name: say('application.board.carry', { name }) }
    const grip = await canvas.findByRole('button', handle)
    grip.focus()
    await userEvent.keyboard(' ')
    await expect(grip).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect(
      canvas.getByText(say('application.board.stays', { name, column: stageIn(globals, 'applied') })),
    ).toBeInTheDocument()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(
      canvas.getByText(say('application.board.over', { name, column: stageIn(globals, 'screening') })),
    ).toBeInTheDocument()
    await userEvent.keyboard(' ')
    const next = await canvas.findByRole('region', columnIn(globals, stageIn(globals, 'screening'), 2))
    await waitFor(() => expect(within(next).getByRole('button', handle)).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: say('ui.action.undo') }))
    await canvas.findByRole('region', columnIn(globals, stageIn(globals, 'applied'), 1))
    await expect(await screen.findByText(say('application.moved_back.several', { count: 1 }))).toBeVisible()
  },
}
/** From the menu of a card; a rejection asks for its reason, and what says that it is done takes it back. */
export const RejectedFromTheMenu: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'selamawit')
    await userEvent.click(await canvas.findByRole('button', { name: say('application.acts', { name }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('application.reject') }))
    const dialog = await screen.findByRole('dialog', { name: say('application.reject.title', { name }) })
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'skills')
    await userEvent.click(within(dialog).getByRole('button', { name: say('application.reject') }))
    await canvas.findByRole('region', columnIn(globals, stageIn(globals, 'rejected'), 2))
    await expect(await screen.findByText(say('application.done.reject', { name }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.undo') }))
    await canvas.findByRole('region', columnIn(globals, stageIn(globals, 'applied'), 1))
    await expect(screen.queryByText(say('application.done.reject', { name }))).toBeNull()
  },
}
/** It could not be moved: it stands where it stood, and that is said. */
export const ChangedMeanwhile: S = {
  parameters: { msw: [refusing('moveApplicant', 'not_pending', { status: 'withdrawn' })] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'selamawit')
    const grip = await canvas.findByRole('button', { name: say('application.board.carry', { name }) })
    grip.focus()
    await userEvent.keyboard(' {ArrowRight} ')
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        severity: 'error',
        title: say('application.failed.move'),
        text: say('application.unchanged'),
      }),
    )
    await canvas.findByRole('region', columnIn(globals, stageIn(globals, 'applied'), 1))
  },
}
let isLineDown = false
/** Without a line nothing can be read anew: the card goes back by itself, and one notice says why. */
export const MovedOffline: S = {
  parameters: { msw: [http.all('*/api/*', () => (isLineDown ? HttpResponse.error() : undefined))] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'selamawit')
    const grip = await canvas.findByRole('button', { name: say('application.board.carry', { name }) })
    isLineDown = true
    grip.focus()
    await userEvent.keyboard(' {ArrowRight} ')
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: say('application.failed.move') })),
    )
    await canvas.findByRole('region', columnIn(globals, stageIn(globals, 'applied'), 1))
    await expect(await canvas.findAllByText(say('resource.outdated'))).toHaveLength(1)
    isLineDown = false
  },
}
/** Everybody in a stage at once, after a question; it can be undone. */
export const WholeStage: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const column = stageIn(globals, 'applied')
    const stage = stageIn(globals, 'offer')
    await userEvent.click(await canvas.findByRole('button', { name: say('application.board.all', { column }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('application.move_to', { stage }) }))
    const question = await screen.findByRole('alertdialog', {
      name: say('application.board.all.title', { count: 1, stage }),
    })
    await userEvent.click(within(question).getByRole('button', { name: say('application.move_to', { stage }) }))
    await expect(await canvas.findByText(say('application.moved.several', { count: 1, stage }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.undo') }))
    await expect(await canvas.findByText(say('application.moved_back.several', { count: 1 }))).toBeVisible()
    await canvas.findByRole('region', columnIn(globals, column, 1))
  },
}
const many = Array.from({ length: 400 }, (_, n): ApplicantRow => ({
  ...waitingRow,
  id: sampleId(86, n) as Ref<'jobApplication'>,
  name: { en: `Applicant ${n + 1} with a name that is so long that it takes two lines`, am: `አመልካች ${n + 1}` },
}))
/** Hundreds in one stage: those in sight are drawn, and more is read as one scrolls. */
export const Many: S = {
  parameters: {
    msw: [
      mock('getApplicantBoard', () => boardOf(many)),
      mock('listMoreApplicants', ({ query: { after, limit } }) => afterOne(many, after, limit)),
    ],
  },
  play: async ({ canvas, globals }) => {
    const column = await canvas.findByRole('region', columnIn(globals, stageIn(globals, 'applied'), many.length))
    await waitFor(() => expect(within(column).getAllByRole('listitem').length).toBeGreaterThan(3))
    await expect(within(column).getAllByRole('listitem').length).toBeLessThan(30)
    const box = column.querySelector('.cards')
    const place = () => Number(within(column).getAllByRole('listitem').at(-1)?.getAttribute('aria-posinset'))
    // As far as is known each time, until more than the first part was read.
    await waitFor(() => {
      box?.scrollTo(0, box.scrollHeight)
      return expect(place()).toBe(many.length)
    })
  },
}
/** Opened filters stay open when the same applicants are looked at in a table. */
export const FiltersStayOpen: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const filters = () => canvas.queryByRole('button', { name: say('list.filters.button', { count: 0 }) })
    const rating = () => canvas.getByRole('combobox', { name: say('application.filter.rating') })
    await canvas.findByRole('searchbox')
    // Where there is room they stand in the open.
    const button = filters()
    if (button) await userEvent.click(button)
    await expect(rating()).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('application.view.table') }))
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(rating()).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('application.view.board') }))
    await canvas.findAllByRole('region')
    await expect(rating()).toBeVisible()
  },
}
/** A view is kept under a name, and chosen again. */
export const Views: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const menu = { name: say('application.views') }
    await userEvent.click(await canvas.findByRole('button', menu))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('application.views.save') }))
    const dialog = await screen.findByRole('dialog', { name: say('application.views.save') })
    await userEvent.click(within(dialog).getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.type(within(dialog).getByRole('textbox'), 'Mine')
    await userEvent.click(within(dialog).getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        severity: 'success',
        text: say('application.views.saved', { name: 'Mine' }),
      }),
    )
    await userEvent.click(await canvas.findByRole('button', menu))
    await userEvent.click(await screen.findByRole('menuitem', { name: applicantViewRows[1]?.name ?? '' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
/** Views are named anew and thrown away. */
export const ManagedViews: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = applicantViewRows
    const name = first?.name ?? ''
    const manage = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: say('application.views') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: say('application.views.manage') }))
      return screen.findByRole('dialog', { name: say('application.views') })
    }
    const dialog = await manage()
    await userEvent.click(within(dialog).getByRole('button', { name: say('application.views.delete.of', { name }) }))
    await waitFor(() => expect(within(dialog).queryByText(name)).toBeNull())
  },
}
export const Empty: S = {
  parameters: { msw: [mock('getApplicantBoard', () => boardOf([]))] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findAllByText(sayIn(globals)('application.board.none'))).toHaveLength(sampleStages.length),
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('getApplicantBoard', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
